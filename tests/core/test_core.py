"""Seeded streams, hashes and the game log: the same on every machine (A1)."""

import json
from enum import IntEnum, StrEnum

import pytest

from games.core.errors import DamagedLog, GameError, IllegalAction, UnknownFormat
from games.core.hashing import Plain, canonical, digest
from games.core.log import (
    NAMES,
    WHO,
    End,
    Entry,
    Header,
    Log,
    decode,
    encode_end,
    encode_entry,
    encode_header,
    read,
    without,
)
from games.core.rng import Stream
from games.core.ticks import ticks
from games.core.version import VERSION

HEADER = Header("tripolo", 7, {"mode": "match"}, (0, 2))
NUMBERS_OF_SEED_7 = [2, 37, 8, 53, 42, 3, 62, 27]


def log(*entries: tuple[int, list[object]]) -> list[str]:
    return [encode_header(HEADER), *(encode_entry(tick, command) for tick, command in entries)]


def test_a_stream_gives_these_numbers_on_every_machine() -> None:
    stream = Stream(7, "deal", 1)
    assert [stream.below(64) for _ in range(8)] == NUMBERS_OF_SEED_7


def test_streams_with_other_labels_are_independent() -> None:
    streams = [
        Stream(7),
        Stream(8),
        Stream(7, "deal"),
        Stream(7, "deal", 1),
        Stream(7, "deal", "1"),
        Stream(7, "deal1"),
    ]
    assert len({stream.random() for stream in streams}) == len(streams)


def test_a_stream_shuffles_chooses_and_stays_in_range() -> None:
    stream = Stream(1, "test")
    pack = list(range(64))
    stream.shuffle(pack)
    assert pack != sorted(pack) == list(range(64))
    assert {stream.choice("abc") for _ in range(50)} == set("abc")
    assert {stream.below(3) for _ in range(50)} == {0, 1, 2}
    assert all(2 <= stream.between(2, 3) <= 3 for _ in range(50))


def test_every_order_of_a_shuffle_is_about_as_likely() -> None:
    stream = Stream(1, "orders")
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        pack = [0, 1, 2]
        stream.shuffle(pack)
        seen[tuple(pack)] = seen.get(tuple(pack), 0) + 1
    assert len(seen) == 6
    assert all(850 < count < 1150 for count in seen.values()), seen


def test_other_values_have_other_bytes() -> None:
    values: list[Plain] = [
        0,
        1,
        -1,
        "1",
        True,
        False,
        None,
        (),
        (1,),
        ((1,),),
        (1, 2),
        (12,),
        ("1", "2"),
        ("12",),
        "(1:i1;)",
    ]
    assert len({canonical(value) for value in values}) == len(values)


def test_enums_count_as_their_values() -> None:
    class Number(IntEnum):
        ONE = 1

    class Word(StrEnum):
        ONE = "one"

    assert canonical((Number.ONE, Word.ONE)) == canonical((1, "one"))


@pytest.mark.parametrize("value", [1.0, [1], {1}, {1: 2}, b"1"])
def test_what_has_no_fixed_order_or_form_is_not_hashed(value: object) -> None:
    with pytest.raises(TypeError):
        digest(value)  # type: ignore[arg-type]


def test_the_hash_of_a_value_never_changes() -> None:
    assert digest((7, "tripolo", None, True)) == "78b968ca72e78b136481a631a02601ad"


def test_ticks() -> None:
    assert (ticks(300), ticks(1000), ticks(800)) == (36, 120, 96)


def test_an_error_carries_its_reason_and_its_details() -> None:
    error = IllegalAction("triqueta.row_is_full", row=2)
    assert isinstance(error, GameError)
    assert (error.reason_key, error.details, str(error)) == (
        "triqueta.row_is_full",
        {"row": 2},
        "triqueta.row_is_full (row=2)",
    )


def test_a_log_is_read_back_as_it_was_written() -> None:
    header, entries = decode(log((0, ["stop", 1]), (12, ["place", [1, 2], {"x": None}])))
    assert header == HEADER
    assert entries == (Entry(0, ["stop", 1]), Entry(12, ["place", [1, 2], {"x": None}]))


@pytest.mark.parametrize("torn", ["", "[", "[12", '[12,"la', "\0\0\0\0", '[12,"lay",'])
def test_a_torn_last_line_is_dropped(torn: str) -> None:
    assert decode([*log((3, ["draw", 1])), torn])[1] == (Entry(3, ["draw", 1]),)


@pytest.mark.parametrize(
    "broken", ['[3,"draw",1.5]\n', '[3,"draw",NaN]\n', "\n", "{}\n", "12\n", '["draw",1]\n', "[-1]\n", "\0\0\n"]
)
def test_a_damaged_line_in_the_middle_is_named(broken: str) -> None:
    lines = log((3, ["draw", 1]), (4, ["draw", 1]))
    lines[1] = broken
    with pytest.raises(DamagedLog) as damage:
        decode(lines)
    assert damage.value.details == {"line": 2}


@pytest.mark.parametrize("lines", [[], [""], ["{"], ["[]"], ['{"format":1}'], ['{"format":"1"}'], ["nonsense", "[1]"]])
def test_a_log_without_a_header_is_damaged_in_line_1(lines: list[str]) -> None:
    with pytest.raises(DamagedLog) as damage:
        decode(lines)
    assert damage.value.details == {"line": 1}


def test_an_unknown_format_version_is_named() -> None:
    lines = [json.dumps({"format": 3, "anything": 1}), "whatever"]
    with pytest.raises(UnknownFormat) as unknown:
        decode(lines)
    assert unknown.value.details["version"] == 3


def test_a_log_ends_with_the_hash_of_what_was_left() -> None:
    end = End(12, "78b968ca", ((3, "Mira"),))
    lines = [*log((3, ["draw", 1])), encode_end(end)]
    assert read(lines) == Log(HEADER, (Entry(3, ["draw", 1]),), end)
    assert decode(lines) == (HEADER, (Entry(3, ["draw", 1]),)), "who knows no ends takes it for a torn line"


@pytest.mark.parametrize(
    "torn", ["", '{"end":12,"ha', '{"end":-1,"hash":""}', '{"end":"12","hash":""}', '{"hash":"78"}']
)
def test_a_log_that_was_cut_off_has_no_end(torn: str) -> None:
    assert read([*log((3, ["draw", 1])), torn]) == Log(HEADER, (Entry(3, ["draw", 1]),), None)


def test_an_end_with_anything_behind_it_is_damaged() -> None:
    lines = [*log(), encode_end(End(12, "78b968ca")), encode_entry(13, ["draw", 1])]
    with pytest.raises(DamagedLog) as damage:
        read(lines)
    assert damage.value.details == {"line": 2}


@pytest.mark.parametrize("names", [3, {"3": "Mira"}, [["3", "Mira"]], [[3]], [[3, 4]], [[True, "Mira"]]])
def test_names_that_are_none_are_left_out_of_an_end(names: object) -> None:
    told = json.dumps({"end": 12, "hash": "78b968ca", "names": names})
    assert read([*log(), told]).end == End(12, "78b968ca")


def test_a_log_tells_which_version_wrote_it_and_old_ones_tell_none() -> None:
    (line,) = log()
    told = json.loads(line)
    assert told.pop("version") == VERSION
    assert decode([line])[0].version == VERSION
    assert decode([json.dumps(told)])[0].version == ""


@pytest.mark.parametrize(("told", "program"), [("9.1", "9.1"), (9, "")])
def test_an_unknown_format_names_the_program_that_it_needs(told: object, program: str) -> None:
    with pytest.raises(UnknownFormat) as unknown:
        decode([json.dumps({"format": 9, "version": told})])
    assert unknown.value.details["program"] == program


def test_a_log_without_a_name_is_otherwise_the_same() -> None:
    settings = {"rules": {"first": 0}, WHO: [["Zoë", "keys-1", -1], ["Bo", "", 2]], NAMES: [[0, "Zoë"], [1, "Bo"]]}
    header = json.loads(encode_header(Header("triqueta", 7, settings, (0, 1)))) | {"mood": "merry"}
    end = End(12, "78b968ca", ((3, "Zoë"), (4, "Bo")))
    text = "".join([json.dumps(header) + "\n", encode_entry(3, ["say", "Zoë"]), encode_end(end)])
    rows = without("Zoë", text).splitlines()
    told = json.loads(rows[0])
    assert told["settings"] == settings | {WHO: [["", "keys-1", -1], ["Bo", "", 2]], NAMES: [[1, "Bo"]]}
    assert {**told, "settings": settings} == header, "what this version does not know stays"
    assert rows[1] == encode_entry(3, ["say", "Zoë"]).strip(), "commands are none of its business"
    assert json.loads(rows[2])["names"] == [[4, "Bo"]]
    assert without("Cy", text) == text


@pytest.mark.parametrize(("torn", "kept"), [('{"end":12,"names":[[0,"Zo\\u00eb"', False), ('{"end":12,"na', True)])
def test_a_torn_line_that_tells_the_name_goes_too(torn: str, *, kept: bool) -> None:
    header = encode_header(Header("triqueta", 7, {WHO: [["Zoë", "", -1]]}))
    assert without("Zoë", header + torn).endswith(torn) is kept


@pytest.mark.parametrize("odd", [{WHO: 3, NAMES: "Zoë"}, {WHO: [3, [], "Zoë"], NAMES: [3, ["Zoë"], {"0": "Zoë"}]}])
def test_what_is_no_list_of_names_is_left_alone(odd: dict[str, object]) -> None:
    text = encode_header(Header("triqueta", 7, odd)) + '{"end":12,"hash":"78","settings":3}'
    assert without("Zoë", text) == text


def test_a_damaged_log_that_may_tell_the_name_is_not_touched() -> None:
    lines = [encode_header(Header("triqueta", 7, {WHO: [["Bo", "", -1]]})), "{\n", encode_entry(3, ["draw", 1])]
    with pytest.raises(DamagedLog):
        without("Bo", "".join(lines))
