"""What systemd is told, over a datagram socket as systemd opens it."""

import socket
from pathlib import Path

import pytest

from games.kiosk import service as module
from games.kiosk.service import Service

MORE_THAN_IT_HOLDS = 30  # words; Linux keeps ten by default that nobody has heard


def test_systemd_hears_how_things_stand(tmp_path: Path) -> None:
    address = tmp_path / "notify"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(address))
        service = Service({"NOTIFY_SOCKET": str(address), "WATCHDOG_USEC": "20000000"})
        service.ready()
        service.alive()
        service.status("playing")
        service.stopping()
        told = [systemd.recv(100).decode() for _ in range(4)]
    assert told == ["READY=1", "WATCHDOG=1", "STATUS=playing", "STOPPING=1"]
    assert service.watchdog == 20.0


def test_without_systemd_nothing_is_said() -> None:
    service = Service({})
    service.ready()
    assert service.watchdog is None


def test_a_socket_that_is_gone_harms_nobody(tmp_path: Path) -> None:
    Service({"NOTIFY_SOCKET": str(tmp_path / "gone")}).alive()


def test_a_systemd_that_does_not_listen_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.01)
    address = tmp_path / "notify"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(address))
        talking = Service({"NOTIFY_SOCKET": str(address)})
        for _ in range(MORE_THAN_IT_HOLDS):
            talking.alive()
