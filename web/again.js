// Browsers take the picture away from a page, or the whole page, when they need the memory. The match is saved after every
// action: here it goes on by itself, at the table if it was there, and a sentence says why.

import { keep, kept, setAddress } from "./entry.js";
import { tell } from "./words.js";

// A picture that is lost again so soon will be lost once more.
const OFTEN_MS = 60_000;
const phase = () => document.body.dataset.phase;
const note = document.getElementById("note");
const { taken, phase: lastPhase } = kept();
const discarded = Boolean(document.wasDiscarded) && Boolean(lastPhase);
// Whether this page stands for one whose picture was lost.
const stands = Boolean(taken?.again);
let goesAgain = false;
let goesOn = false;

/** Whether the page is about to be loaded again: what happens until then does not matter. */
export const isLeaving = () => goesAgain;

/** Before the program reads the address: begins where the page was that this one stands for. */
export function goOn() {
  if (taken) keep({ taken: { at: taken.at } });
  goesOn = (stands || discarded) && lastPhase === "table" && !/[#&](match|showcase|lesson)=/.test(location.hash);
  if (goesOn) setAddress("#table");
}

/** Once the program has something to show: says why the page was loaded again, and remembers where it is. */
export function sayWhy() {
  const words = note.querySelector("p");
  if (stands) {
    note.hidden = false;
    tell(words, "graphics-back");
  } else if (discarded) {
    note.hidden = false;
    tell(words, "memory-back");
  }
  // Loading the page again leads to the title, as ever.
  if (goesOn) setAddress();
  keep({ phase: phase() });
  new MutationObserver(() => keep({ phase: phase() })).observe(document.body, { attributes: true, attributeFilter: ["data-phase"] });
}

document.getElementById("note-close").addEventListener("click", () => {
  note.hidden = true;
  document.getElementById("game").focus({ preventScroll: true });
});

/** Loads the page again when its picture is lost, once it is seen. `giveUp` is called where that has not helped. */
export function watchPicture(canvas, giveUp) {
  canvas.addEventListener("webglcontextlost", () => {
    if (goesAgain) return;
    if (Date.now() - (taken?.at ?? 0) < OFTEN_MS) return giveUp();
    goesAgain = true;
    const go = () => {
      if (document.hidden) return;
      keep({ taken: { at: Date.now(), again: true } });
      location.reload();
    };
    document.addEventListener("visibilitychange", go);
    go();
  });
}
