// Each game is played by mouse, and Knot Chess by taps, in a headless Chromium. Run by `make test-web`; `make test` plays
// Pothole and Knot in smoke.mjs only, for a processor that draws takes seconds for a frame.

import assert from "node:assert/strict";
import { test } from "node:test";

import { beginning } from "./page.mjs";
import { timeout, withTable } from "./tables.mjs";

test("Knot Chess is played on the star, and on the diagram of a phone", { timeout: 2 * timeout }, async (t) => {
  await t.test("by mouse on the star", async () => {
    await withTable({ before: beginning("knot") }, async (game) => {
      assert.equal((await game.settled()).game, "knot");
      await game.playFirst();
      await game.picture("knot");
      assert.deepEqual(game.problems, []);
    });
  });
  await t.test("by taps on the diagram", async () => {
    const options = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true };
    await withTable({ options, before: beginning("knot") }, async (game) => {
      await game.playFirst("tap");
      await game.picture("knot-phone");
      assert.deepEqual(game.problems, []);
    });
  });
});

test("Quadchess is played by mouse", { timeout }, async () => {
  await withTable({ before: beginning("quad") }, async (game) => {
    for (const number of [1, 2]) await game.playFirst();
    await game.picture("quad");
    assert.deepEqual(game.problems, []);
  });
});

// Red and Yellow have something to trade, and a rook of Red's loses its last token with this turn.
const TRADERS =
  "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/13,Gk/Bk,13/14/4,Rp,9/14/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 turn=R handR=q3,r1 handY=b2,p1";

test("Auction Chess is played by mouse, with an auction and a drop", { timeout }, async () => {
  // With the hands below it, a board of 160 squares needs more room than the others.
  const options = { viewport: { width: 560, height: 560 } };
  await withTable({ options, before: beginning("auction", TRADERS) }, async (game) => {
    const before = await game.settled();
    assert.equal(before.game, "auction");
    await game.play("click", "e5", "e6");
    await game.press("queen with 3 tokens");
    await game.press("Offer this");
    await game.press("bishop with 2 tokens");
    await game.press("Place bid");
    await game.picture("auction-accept");
    await game.press("Accept");
    await game.play("click", "e5");
    await game.play("click", "f14");
    await game.press("Roll");
    const after = await game.settled();
    await game.picture("auction-dropped");
    assert.match(after.fen, /Dr.* turn=B/, "Red's rook sleeps on the board, and it is Blue's turn");
    assert.deepEqual(game.problems, []);
  });
});
