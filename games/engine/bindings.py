"""Which physical key is which button of which block: data, by scancode, so that every layout plays alike."""

import pygame

from games.engine.inputs import BLOCKS, KEYBOARD, Button

CELLS = tuple(Button(number) for number in range(9))
CHOOSERS = (Button.PREVIOUS, Button.DRAW, Button.NEXT)

# Per block: the nine cells row by row, then previous card, draw, next card.
BLOCK_KEYS: dict[str, tuple[int, ...]] = {
    BLOCKS[0]: (
        *(pygame.KSCAN_Q, pygame.KSCAN_W, pygame.KSCAN_E),
        *(pygame.KSCAN_A, pygame.KSCAN_S, pygame.KSCAN_D),
        *(pygame.KSCAN_Z, pygame.KSCAN_X, pygame.KSCAN_C),
        *(pygame.KSCAN_1, pygame.KSCAN_2, pygame.KSCAN_3),
    ),
    BLOCKS[1]: (
        *(pygame.KSCAN_R, pygame.KSCAN_T, pygame.KSCAN_Y),
        *(pygame.KSCAN_F, pygame.KSCAN_G, pygame.KSCAN_H),
        *(pygame.KSCAN_V, pygame.KSCAN_B, pygame.KSCAN_N),
        *(pygame.KSCAN_4, pygame.KSCAN_5, pygame.KSCAN_6),
    ),
    BLOCKS[2]: (
        *(pygame.KSCAN_U, pygame.KSCAN_I, pygame.KSCAN_O),
        *(pygame.KSCAN_J, pygame.KSCAN_K, pygame.KSCAN_L),
        *(pygame.KSCAN_M, pygame.KSCAN_COMMA, pygame.KSCAN_PERIOD),
        *(pygame.KSCAN_7, pygame.KSCAN_8, pygame.KSCAN_9),
    ),
    BLOCKS[3]: (
        *(pygame.KSCAN_KP_7, pygame.KSCAN_KP_8, pygame.KSCAN_KP_9),
        *(pygame.KSCAN_KP_4, pygame.KSCAN_KP_5, pygame.KSCAN_KP_6),
        *(pygame.KSCAN_KP_1, pygame.KSCAN_KP_2, pygame.KSCAN_KP_3),
        *(pygame.KSCAN_KP_DIVIDE, pygame.KSCAN_KP_MULTIPLY, pygame.KSCAN_KP_MINUS),
    ),
}

HOUSE_KEYS: dict[int, Button] = {
    pygame.KSCAN_UP: Button.UP,
    pygame.KSCAN_DOWN: Button.DOWN,
    pygame.KSCAN_LEFT: Button.LEFT,
    pygame.KSCAN_RIGHT: Button.RIGHT,
    pygame.KSCAN_RETURN: Button.OK,
    pygame.KSCAN_KP_ENTER: Button.OK,
    pygame.KSCAN_SPACE: Button.OK,
    pygame.KSCAN_TAB: Button.DOWN,
    pygame.KSCAN_BACKSPACE: Button.BACK,
    pygame.KSCAN_ESCAPE: Button.STOP,
}

KEY_BUTTONS: dict[int, tuple[str, Button]] = {
    **{key: (KEYBOARD, button) for key, button in HOUSE_KEYS.items()},
    **{
        key: (block, button)
        for block, keys in BLOCK_KEYS.items()
        for key, button in zip(keys, CELLS + CHOOSERS, strict=True)
    },
}

# Buttons of a pad by number, as the common ones count them: A B X Y, shoulders, back, start.
PAD_BUTTONS: dict[int, Button] = {
    0: Button.OK,
    1: Button.DRAW,
    2: Button.DRAW,
    4: Button.PREVIOUS,
    5: Button.NEXT,
    7: Button.STOP,
    9: Button.STOP,
    11: Button.UP,
    12: Button.DOWN,
    13: Button.LEFT,
    14: Button.RIGHT,
}
