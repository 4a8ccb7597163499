"""The icons as data: for each name what is drawn as a line and what is filled, in units of a 100 x 100 field."""

from typing import Final, NamedTuple

from sprites.svg import box, disc, oval, ring_points, rounded


class Icon(NamedTuple):
    """An icon in one ink: outlines filled by the even-odd rule (an outline inside is a hole), and round-ended lines."""

    solid: str = ""
    line: str = ""
    width: float = 9


def _keys(rows: tuple[float, ...], columns: tuple[float, ...], size: float) -> str:
    return "".join(box(x, y, size, size, 1.5) for y in rows for x in columns)


SPEAKER: Final = "M10 39Q10 36 13 36H26L47 18Q52 15 52 21V79Q52 85 47 82L26 64H13Q10 64 10 61z"
GEAR: Final = rounded(ring_points(50, 50, (43, 43, 31, 31), 32, start=-95.6), 3) + disc(50, 50, 14)
TROLLEY: Final = rounded([(26, 26), (74, 26), (69, 92), (31, 92)], 7)
HOURGLASS: Final = "M24 13V24Q24 36 46 50Q24 64 24 76V87M76 13V24Q76 36 54 50Q76 64 76 76V87"

SIGNS: Final[dict[str, Icon]] = {
    "arrow-left": Icon(line="M84 50H18M45 22L17 50L45 78", width=13),
    "arrow-right": Icon(line="M16 50H82M55 22L83 50L55 78", width=13),
    "arrow-up": Icon(line="M50 84V18M22 45L50 17L78 45", width=13),
    "arrow-down": Icon(line="M50 16V82M22 55L50 83L78 55", width=13),
    "tick": Icon(line="M17 53L40 76L83 25", width=15),
    "cross": Icon(line="M22 22L78 78M78 22L22 78", width=15),
    "plus": Icon(line="M50 17V83M17 50H83", width=15),
    "minus": Icon(line="M17 50H83", width=15),
    "play": Icon(solid=rounded([(24, 12), (90, 50), (24, 88)], 8)),
    "pause": Icon(solid=box(20, 14, 22, 72, 6) + box(58, 14, 22, 72, 6)),
    "question": Icon(solid=disc(50, 84, 8), line="M29 34Q29 13 50 13Q71 13 71 32Q71 44 58 50Q50 54 50 64", width=13),
    "repeat": Icon(line="M82 52A32 32 0 1 1 71 25M74 6V28H52", width=11),
    "lightning": Icon(solid=rounded([(60, 6), (18, 57), (46, 57), (36, 94), (82, 40), (53, 40)], 4)),
    "letters": Icon(solid=box(8, 8, 84, 84, 18) + box(17, 17, 66, 66, 10), line="M34 70L50 30L66 70M40 57H60", width=9),
}

THINGS: Final[dict[str, Icon]] = {
    "gear": Icon(solid=GEAR),
    "speaker": Icon(solid=SPEAKER, line="M65 36Q73 50 65 64M78 23Q94 50 78 77", width=8),
    "speaker-off": Icon(solid=SPEAKER, line="M66 38L90 62M90 38L66 62", width=9),
    "music": Icon(solid=oval(25, 78, 15, 12) + oval(73, 70, 15, 12), line="M35 78V22L83 13V70M36 38L82 29", width=9),
    "voice": Icon(
        solid="M20 12H80Q92 12 92 24V60Q92 72 80 72H50L30 92Q26 94 26 89V72H20Q8 72 8 60V24Q8 12 20 12z"
        + box(25, 36, 9, 13, 4.5)
        + box(39, 26, 9, 33, 4.5)
        + box(53, 31, 9, 23, 4.5)
        + box(67, 36, 9, 13, 4.5)
    ),
    "hand-stop": Icon(
        solid="M26 46H81V62Q80 94 54 94Q40 94 32 82L12 60Q9 54 15 51Q20 49 26 55z",
        line="M32 50V22M46 50V13M60 50V16M75 52V27",
        width=11.5,
    ),
    "pencil": Icon(
        solid=rounded([(66, 10), (90, 34), (81, 43), (57, 19)], 3)
        + rounded([(51, 25), (75, 49), (36, 88), (12, 64)], 1)
        + rounded([(10, 69), (31, 90), (6, 94)], 2)
    ),
    "people": Icon(
        solid=disc(35, 30, 17) + "M6 86V76Q6 53 35 53Q64 53 64 76V86Q64 90 60 90H10Q6 90 6 86z",
        line="M63 19A13 13 0 0 1 66 44M77 58Q91 63 91 78V86",
        width=8,
    ),
    "robot": Icon(
        solid=box(16, 30, 68, 56, 14) + disc(37, 52, 8) + disc(63, 52, 8) + box(34, 68, 32, 8, 3.5) + disc(50, 10, 7),
        line="M50 14V28M7 50V66M93 50V66",
        width=7,
    ),
    "clock": Icon(solid=disc(50, 50, 44) + disc(50, 50, 34), line="M50 30V51L64 60", width=9),
    "hourglass": Icon(
        solid="M33 29H67Q62 38 50 44Q38 38 33 29z M31 82Q34 68 50 64Q66 68 69 82z",
        line=HOURGLASS + "M15 11H85M15 89H85",
        width=8,
    ),
    "calendar": Icon(
        solid=box(10, 17, 80, 74, 12) + box(18, 40, 64, 43, 5) + _keys((46, 64), (27, 44.5, 62), 11),
        line="M31 10V22M69 10V22",
        width=10,
    ),
    "quit": Icon(
        solid="M18 8H58Q64 8 64 14V30H55V18H29V82H55V70H64V86Q64 92 58 92H18Q14 92 14 86V14Q14 8 18 8z",
        line="M46 50H88M74 34L90 50L74 66",
        width=9,
    ),
    "home": Icon(
        solid="M20 52L50 25L80 52V84Q80 90 74 90H60V67Q60 64 57 64H43Q40 64 40 67V90H26Q20 90 20 84z",
        line="M9 47L50 11L91 47",
        width=9,
    ),
    "lock": Icon(
        solid=box(16, 44, 68, 48, 11) + disc(50, 63, 8) + "M47 69H53V79H47z", line="M31 46V30A19 19 0 0 1 69 30V46"
    ),
    "eye-off": Icon(solid=disc(50, 50, 13), line="M8 50Q28 22 50 22Q72 22 92 50Q72 78 50 78Q28 78 8 50zM18 88L82 12"),
    "trash": Icon(
        solid=TROLLEY + box(40, 38, 6, 42, 3) + box(54, 38, 6, 42, 3), line="M15 22H85M40 20V10H60V20", width=8
    ),
}

DEVICES: Final[dict[str, Icon]] = {
    "keyboard": Icon(
        solid=box(4, 22, 92, 56, 10)
        + _keys((31, 46), (13, 28.5, 44, 59.5, 75), 10)
        + box(28, 61, 44, 9, 2)
        + _keys((61,), (13, 77), 9)
    ),
    "mouse": Icon(solid="M22 38Q22 6 50 6Q78 6 78 38V62Q78 94 50 94Q22 94 22 62z" + box(45, 20, 10, 24, 5)),
    "pad": Icon(
        solid="M30 24Q50 29 70 24Q84 22 89 40L96 68Q98 82 87 82Q80 82 74 70L70 62H30L26 70Q20 82 13 82Q2 82 4 68"
        "L11 40Q16 22 30 24z"
        "M28 34V41H21V48H28V55H35V48H42V41H35V34z" + disc(64, 50, 5.5) + disc(75, 39, 5.5)
    ),
    "touch": Icon(
        solid="M36 48V27Q36 20 43 20Q50 20 50 27V50L77 55Q86 57 85 66L82 83Q80 94 70 94H54Q46 94 42 88L22 66"
        "Q18 60 23 56Q28 53 33 58L36 61z",
        line="M25 32A19 19 0 1 1 61 32",
        width=8,
    ),
    "numpad": Icon(
        solid=box(7, 5, 86, 90, 13)
        + _keys((14, 33.5, 53, 72.5), (15, 33.5, 52), 14)
        + box(71, 14, 14, 33.5, 1.5)
        + box(71, 53, 14, 33.5, 1.5)
    ),
}

MOVES: Final[dict[str, Icon]] = {
    "eye": Icon(solid=disc(50, 50, 14), line="M7 50Q27 21 50 21Q73 21 93 50Q73 79 50 79Q27 79 7 50z", width=9),
    "hand-take": Icon(
        solid=box(5, 62, 14, 32, 4) + "M24 66Q38 56 50 65H66Q74 65 74 72Q74 79 66 79H52V83H68L86 70Q91 66 95 70"
        "Q98 75 93 80L74 92Q71 94 66 94H24z",
        line="M54 8V46M36 30L54 48L72 30",
        width=12,
    ),
    "undo": Icon(line="M34 16L12 38L34 60M14 38H60Q86 38 86 60Q86 82 60 82H34", width=12),
    "bulb": Icon(
        solid="M50 6C70 6 83 20 83 38C83 50 76 56 70 64Q67 68 67 72H33Q33 68 30 64C24 56 17 50 17 38C17 20 30 6 50 6z"
        "M35 38A15 15 0 0 1 50 23V16A22 22 0 0 0 28 38z" + box(33, 76, 34, 8, 3.5) + box(38, 88, 24, 8, 4),
    ),
    "zoom-in": Icon(line=disc(42, 42, 31) + "M66 66L90 90M42 28V56M28 42H56", width=10),
    "zoom-out": Icon(line=disc(42, 42, 31) + "M66 66L90 90M28 42H56", width=10),
    "turn": Icon(
        solid=rounded([(50, 34), (68, 65), (32, 65)], 3),
        line="M16 62A36 36 0 0 1 75 24M84 38A36 36 0 0 1 25 76M59 26H77V8M41 74H23V92",
        width=8.5,
    ),
    "pass": Icon(line="M12 66Q30 18 62 40L84 60M86 34V62H58M14 86H86", width=11),
    "chart": Icon(
        solid=disc(34, 56, 8) + disc(55, 66, 8) + disc(84, 26, 8),
        line="M12 10V88H92M34 56L55 66L84 26",
        width=8,
    ),
    "export": Icon(line="M50 10V58M30 40L50 60L70 40M14 64V88H86V64", width=11),
    "cup": Icon(
        solid="M26 8H74C74 36 69 56 56 61V72H66Q72 72 72 78V90H28V78Q28 72 34 72H44V61C31 56 26 36 26 8z",
        line="M27 18H12C11 36 19 46 33 48M73 18H88C89 36 81 46 67 48",
        width=8,
    ),
    "list": Icon(
        solid="M22 6H78Q88 6 88 16V84Q88 94 78 94H22Q12 94 12 84V16Q12 6 22 6z"
        + box(24, 22, 10, 10, 2)
        + box(42, 23, 34, 8, 3)
        + box(24, 45, 10, 10, 2)
        + box(42, 46, 34, 8, 3)
        + box(24, 68, 10, 10, 2)
        + box(42, 69, 34, 8, 3),
    ),
}

FILMS: Final[dict[str, Icon]] = {
    "step-on": Icon(solid=box(14, 16, 13, 68, 4) + rounded([(38, 14), (90, 50), (38, 86)], 7)),
    "step-back": Icon(solid=box(73, 16, 13, 68, 4) + rounded([(62, 14), (10, 50), (62, 86)], 7)),
    "leap-on": Icon(
        solid=rounded([(6, 18), (46, 50), (6, 82)], 5)
        + rounded([(42, 18), (82, 50), (42, 82)], 5)
        + box(82, 16, 12, 68, 4)
    ),
    "leap-back": Icon(
        solid=rounded([(94, 18), (54, 50), (94, 82)], 5)
        + rounded([(58, 18), (18, 50), (58, 82)], 5)
        + box(6, 16, 12, 68, 4)
    ),
    "film": Icon(
        solid=box(6, 14, 88, 72, 10)
        + "".join(box(x, y, 9, 9, 2) for y in (20, 71) for x in (14, 29.5, 45.5, 61.5, 77))
        + rounded([(40, 34), (66, 50), (40, 66)], 4)
    ),
}

VIEWS: Final[dict[str, Icon]] = {
    "text-size": Icon(line="M6 84L19 50L32 84M11 73H27M38 84L63 16L88 84M47 62H79", width=10),
    "captions": Icon(
        solid=box(6, 18, 88, 64, 14)
        + box(18, 42, 30, 10, 5)
        + box(55, 42, 27, 10, 5)
        + box(18, 60, 44, 10, 5)
        + box(69, 60, 13, 10, 5)
    ),
    "screen": Icon(solid=box(6, 12, 88, 60, 10) + box(15, 21, 70, 42, 4) + box(30, 82, 40, 9, 4)),
    "screens": Icon(
        solid=box(6, 42, 60, 44, 8) + box(14, 50, 44, 28, 3),
        line="M34 32V18Q34 13 39 13H89Q94 13 94 18V52Q94 57 89 57H76",
        width=8,
    ),
    "motion": Icon(solid=disc(66, 50, 26), line="M14 28H38M6 50H30M14 72H38", width=9),
    "folder": Icon(solid="M6 24Q6 15 15 15H35L47 28H85Q94 28 94 37V77Q94 86 85 86H15Q6 86 6 77z"),
    "around": Icon(
        solid=box(28, 32, 44, 36, 9) + disc(50, 16, 10) + disc(50, 84, 10) + disc(13, 50, 10) + disc(87, 50, 10)
    ),
}

ICONS: Final = SIGNS | THINGS | DEVICES | MOVES | FILMS | VIEWS
