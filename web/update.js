// Keeps the page for use without a network, and up to date (sw.js). A new version waits until nobody plays: it takes over
// before the program is loaded, or when the player wants it at the title.

import { tell } from "./words.js";

const PLAYING = "bulldozer-gambit.playing";
const TAKE_OVER_MS = 3_000;
const WAY_OUT_MS = 300;
const IDLE_MS = 5_000;
const CHECK_MS = 3_600_000;
const notice = document.getElementById("update");
const workers = serviceWorkers();

/** Old browsers lack them, and some frames of other pages may not ask. */
function serviceWorkers() {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

const phase = () => document.body.dataset.phase;
const isPlaying = () => /^(table|showcase)$/.test(phase());

/** Tells other tabs that this one plays, for as long as it does: of all that a page has, a lock alone ends with it. */
let playingEnds;
function tellPlaying() {
  if (isPlaying() === Boolean(playingEnds)) return;
  if (playingEnds) {
    playingEnds();
    playingEnds = undefined;
    return;
  }
  const played = new Promise((done) => (playingEnds = done));
  const told = navigator.locks?.request(PLAYING, { mode: "shared" }, () => played).catch(() => {});
  told?.then(offer);
}

async function anyTabPlays() {
  if (isPlaying()) return true;
  const { held = [] } = (await navigator.locks?.query().catch(() => {})) ?? {};
  return held.some(({ name }) => name === PLAYING);
}

// Whether another version than that of this page answers now.
let replaced = false;
let wasControlled = Boolean(workers?.controller);
workers?.addEventListener("controllerchange", () => {
  // The first version has nothing to replace.
  if (wasControlled) {
    replaced = true;
    // Parts of two versions do not fit together.
    if (!isPlaying()) location.reload();
  }
  wasControlled = true;
});

/** Before the program is loaded: lets a version that waits take over. Resolves to whether the page is loaded again then. */
export async function newVersionTakesOver() {
  if (!workers?.controller) return false;
  const registration = await workers.getRegistration().catch(() => null);
  if (!registration?.waiting) return false;
  if (await anyTabPlays()) {
    // It may be this one, which is loaded again and still on its way out.
    await new Promise((done) => setTimeout(done, WAY_OUT_MS));
    if (await anyTabPlays()) return false;
  }
  registration.waiting.postMessage("take over");
  await new Promise((done) => setTimeout(done, TAKE_OVER_MS));
  return replaced;
}

let registration;
let registers = false;
let lastCheck = Date.now();
let putOff = false;

/** Offers a new version at the title, as long as nobody plays in another tab. */
async function offer() {
  const ready = replaced || Boolean(registration?.waiting && workers.controller);
  const offered = ready && !putOff && phase() === "title" && !(await anyTabPlays());
  if (notice.hidden === !offered) return;
  notice.hidden = !offered;
  // Screen readers hear what changes while it is seen.
  const words = notice.querySelector("p");
  if (offered) tell(words, "update-ready");
  else words.textContent = "";
}

function checkNowAndThen() {
  if (!registration || Date.now() - lastCheck < CHECK_MS) return;
  lastCheck = Date.now();
  registration.update().catch(() => {});
}

/** Once the program runs, which has had the network for itself until then. */
async function register() {
  if (registers || !workers) return;
  registers = true;
  await new Promise((done) => (globalThis.requestIdleCallback ?? setTimeout)(done, { timeout: IDLE_MS }));
  // Without it the page needs a network, and lacks nothing else.
  registration = await workers.register("sw.js", { updateViaCache: "none" }).catch(() => undefined);
  registration?.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
  offer();
}

document.getElementById("update-reload").addEventListener("click", async () => {
  if (await anyTabPlays()) return offer();
  if (registration.waiting) registration.waiting.postMessage("take over");
  else location.reload();
});
document.getElementById("update-later").addEventListener("click", () => {
  putOff = true;
  offer();
  document.getElementById("game").focus({ preventScroll: true });
});

/** Follows the program from its first phase on. */
export function keepUpToDate() {
  new MutationObserver(() => {
    if (!phase()) return;
    register();
    tellPlaying();
    checkNowAndThen();
    offer();
  }).observe(document.body, { attributes: true, attributeFilter: ["data-phase"] });
  document.addEventListener("visibilitychange", () => {
    checkNowAndThen();
    offer();
  });
}
