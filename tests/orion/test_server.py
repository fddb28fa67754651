"""What the server says of Orion."""

from pathlib import Path

from starlette.testclient import TestClient

from orrery.games.orion.card import CARDS
from orrery.server.app import Settings, create_app
from tests.server.test_api import YOU, bearer, sit


def test_no_answer_carries_a_hidden_card(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(f"sqlite:///{tmp_path / 'orrery.db'}"))) as client:
        table = sit(client, YOU, YOU, game="orion")
        url = f"/api/tables/{table['id']}"
        truth = client.app.state.club.live(table["id"]).play.state  # type: ignore[attr-defined]
        for viewer in (0, 1, None):
            headers = {} if viewer is None else bearer(table["holders"][str(viewer)])
            view = client.get(url, headers=headers, params={} if viewer is None else {"seat": viewer})
            record = client.get(f"{url}/record", headers=headers)
            for seat, player in enumerate(truth.players):
                if seat == viewer:
                    continue
                own = truth.players[viewer].hand if viewer is not None else []
                hidden = {CARDS[card] for card in player.hand if card not in own}
                assert hidden
                for card in hidden:
                    for name in (card.id, card.title.en, card.title.pl):
                        assert name not in view.text
                        assert name not in record.text
            assert view.json()["state"]["deck"] == []
