#!/usr/bin/env python3
"""Plays one whole game by the headless protocol, choosing at random: random_bot.py [GAME [PLAYERS [SEED]]]"""
import json
import pathlib
import random
import subprocess
import sys

game, players, seed = (sys.argv[1:] + ["demo", "2", "7"][len(sys.argv) - 1:])[:3]
starboard = pathlib.Path(__file__).resolve().parents[2] / "starboard"
process = subprocess.Popen(
    [str(starboard), "headless"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")


def ask(**request):
    """Sends one request, returns its answer."""
    process.stdin.write(json.dumps(request) + "\n")
    process.stdin.flush()
    answer = json.loads(process.stdout.readline())
    if not answer["ok"]:
        sys.exit("{code}: {message}".format(**answer["error"]))
    return answer


dice = random.Random(int(seed))
position = ask(cmd="new", game=game, players=int(players), seed=int(seed))
while not position["over"]:
    decision = position["decisions"][0]
    option = dice.choice(decision["options"])
    print(f"seat {decision['seat']}: {option['text']}")
    position = ask(cmd="decide", decision=decision["decision"], option=option["id"])
for outcome in position["result"]["seats"]:
    print(f"seat {outcome['seat']} {outcome['outcome']}: {outcome['why']}")
ask(cmd="quit")
process.wait()
