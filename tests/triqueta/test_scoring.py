"""Q5, Q6: what animals are worth, and which face-down tokens it pays to count."""

import pytest

from games.triqueta import rules
from games.triqueta.scoring import add, best_subset, score, subsets
from games.triqueta.tokens import VALUES, Animal
from tests.triqueta.pieces import counts, letters, tokens

ONE_KIND = {0: 0, 1: 1, 2: 2, 4: -1, 5: -2, 6: -3, 7: -4, 8: -5, 9: -6, 10: -7}
"""What so many of one animal score, whichever it is; three score the printed value."""


def test_q5_the_example_of_the_rulebook_makes_18() -> None:
    assert score(counts("RR OOO D BBB UUUUU"), rock=True, trees=2) == 18
    assert rules.score((2, 3, 1, 3, 0, 5), rock=True, trees=2) == 18


@pytest.mark.parametrize("animal", Animal)
@pytest.mark.parametrize("count", range(11))
def test_q5_every_count_of_every_animal(animal: Animal, count: int) -> None:
    herd = [0] * 6
    herd[animal] = count
    assert score(herd) == (VALUES[animal] if count == 3 else ONE_KIND[count])


def test_q5_nothing_scores_nothing_and_rock_and_trees_a_point_each() -> None:
    assert score(counts("")) == 0
    assert score(counts(""), rock=True) == 1
    assert [score(counts(""), trees=trees) for trees in range(4)] == [0, 1, 2, 3]


@pytest.mark.parametrize("herd", [(11, 0, 0, 0, 0, 0), (0, 0, 0), (0,) * 7])
def test_counts_that_cannot_be_are_an_error(herd: tuple[int, ...]) -> None:
    with pytest.raises((IndexError, ValueError)):
        score(herd)


@pytest.mark.parametrize(
    ("kept", "choices"),
    [("", [""]), ("B", ["", "B"]), ("RU", ["", "R", "U", "RU"]), ("UR", ["", "R", "U", "RU"]), ("DD", ["", "D", "DD"])],
)
def test_q6_tokens_are_added_one_by_one_by_choice(kept: str, choices: list[str]) -> None:
    assert list(map(letters, subsets(tokens(kept)))) == choices


@pytest.mark.parametrize(
    ("collected", "kept", "best"),
    [
        ("UU", "U", "U"),  # completes a triqueta
        ("UUU", "U", ""),  # would spoil one
        ("UUU", "UR", "R"),
        ("UU", "UU", "U"),  # one completes it, the second would spoil it
        ("U", "UU", "UU"),
        ("", "RO", "RO"),
        ("RRROOO", "RO", ""),
        ("UUUU", "UU", ""),  # each more costs a point
        ("UUUU", "RU", "R"),
        ("", "", ""),
    ],
)
def test_q6_the_best_subset(collected: str, kept: str, best: str) -> None:
    assert letters(best_subset(counts(collected), tokens(kept))) == best


@pytest.mark.parametrize("collected", ["", "RR", "UUU", "UUUU", "RROODDBBMMUU", "RRROOODDDBBBMMMUUU"])
@pytest.mark.parametrize("kept", ["R", "RU", "UU", "MB"])
def test_q6_no_other_subset_has_more_points_or_as_many_with_more_tokens(collected: str, kept: str) -> None:
    own = counts(collected)

    def rank(choice: tuple[int, ...]) -> tuple[int, int]:
        return score(add(own, choice)), len(choice)

    assert rank(best_subset(own, tokens(kept))) == max(map(rank, subsets(tokens(kept))))
