"""Records as they are after some weeks, for the pictures and tests of the pages that show them."""

import random
from datetime import date, timedelta

from games.engine.records import Records, Result, Standing, Time

PEOPLE = ("Ada", "Bo", "Maximilienne", "Cy", "Dora", "Emil", "Fanny", "Gus", "Hanna")
FIRST = date(2026, 1, 6)
WEEKS, GAMES = 9, 4


def fill(records: Records) -> None:
    """Let nine people meet for some weeks; those named first win more often, and everybody gets faster."""
    chance = random.Random(4)
    results = []
    for week in range(WEEKS):
        for number in range(GAMES):
            day = (FIRST + timedelta(days=7 * week + number)).isoformat()
            order = sorted(chance.sample(range(len(PEOPLE)), 4), key=lambda who: who + 9 * chance.random())
            paces = [480 - 20 * week + 30 * who + 60 * chance.random() for who in order]
            rounds = tuple(
                Standing(PEOPLE[who], None, 0, place == 0, pace, round(pace / 4), 9, 1, int(place == 0))
                for place, (who, pace) in enumerate(zip(order, paces, strict=True))
            )
            ends = tuple(Standing(PEOPLE[who], None, 4 - place, place == 0) for place, who in enumerate(order))
            scores = sorted((chance.randrange(-20, 480) for _ in order), reverse=True)
            points = tuple(
                Standing(PEOPLE[who], None, score, place == 0)
                for place, (who, score) in enumerate(zip(order, scores, strict=True))
            )
            results += [
                Result("tripolo", "match", day, rounds, whole=False),
                Result("triominos", "game", day, points),
                Result("tripolo", "match", day, ends, log=f"logs/{week}-{number}.jsonl"),
            ]
            records.add(Time("tripolo", "solo", "", PEOPLE[order[0]], 15000 - 500 * week + 90 * order[0], day))
    records.add_results(results)
