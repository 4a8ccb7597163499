"""Which module imports which: read from the source by ast, imports inside functions and for type checks included."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HOUSE = "games"


@cache
def modules() -> dict[str, Path]:
    """Return every module of games/ and main.py, by dotted name; a package stands for its __init__."""
    found = {"main": ROOT / "main.py"}
    for path in sorted((ROOT / HOUSE).rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


@cache
def imported(name: str) -> frozenset[str]:
    """Return all that a module imports: the house's modules by full name, others by the name that is imported."""
    return frozenset(_imports(ast.parse(modules()[name].read_text("utf-8"))))


def reached(name: str) -> frozenset[str]:
    """Return all that is imported when a module is, by itself or by what it imports."""
    seen: set[str] = set()
    rest = [name]
    while rest:
        for other in imported(rest.pop()) - seen:
            seen.add(other)
            if other in modules():
                rest.append(other)
    return frozenset(seen)


def _imports(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from _from(node)
        elif isinstance(node, ast.Call) and _called(node).endswith(("import_module", "__import__")):
            first = node.args[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield first.value


def _from(node: ast.ImportFrom) -> Iterator[str]:
    base = "." * node.level + (node.module or "")
    for alias in node.names:
        deeper = f"{base}.{alias.name}"
        yield deeper if deeper in modules() else base


def _called(node: ast.Call) -> str:
    return ast.unparse(node.func)
