// Loads the program, shows how far it is, and says what went wrong when something did.

import "./store.js";
import "./sound.js";
import { goOn, isLeaving, sayWhy, watchPicture } from "./again.js";
import { setAddress } from "./entry.js";
import "./files.js";
import { fetchLanguage, watchLanguages } from "./languages.js";
import { endLanding, showFilm, tooLateToChoose, welcome } from "./landing.js";
import { get, getProgram } from "./packed.js";
import { keepUpToDate, newVersionTakesOver } from "./update.js";
import { tell, translatePage } from "./words.js";

const PROGRAM = "bulldozer_gambit";
const find = (id) => document.getElementById(id);
const canvas = find("game");
const loading = find("loading");
const loadingBar = find("loading-bar");
const loadingText = find("loading-text");
const trouble = find("trouble");

translatePage();
goOn();
welcome();
keepUpToDate();

// --- Trouble -----------------------------------------------------------------------------------------------------

/** Covers the page with a message (its title and its text are `name` and `name-text` of the page's texts) and a Reload
 * button; the first trouble stays, what follows is its echo. */
function showTrouble(name, details) {
  if (!trouble.hidden || isLeaving()) return;
  loading.hidden = true;
  tell(find("trouble-title"), name);
  tell(find("trouble-text"), `${name}-text`);
  find("trouble-details").textContent = details ?? "";
  find("trouble-details").hidden = !details;
  trouble.hidden = false;
  find("reload").focus();
}

find("reload").addEventListener("click", () => location.reload());

// winit leaves the program's `main` by throwing; the program goes on running.
const isControlFlow = (error) => String(error?.message ?? error).includes("Using exceptions for control flow");

// A panic is written to the console first, and reaches the page as a bare `RuntimeError: unreachable`.
let panic = "";
const consoleError = console.error;
console.error = (...parts) => {
  const text = parts.map(String).join(" ");
  if (!panic && text.includes("panicked at")) panic = text;
  consoleError.apply(console, parts);
};

const running = () => Boolean(document.body.dataset.phase);

function onFailure(error) {
  if (!error || isControlFlow(error)) return;
  // While the game runs, only what stops the program counts: extensions and the browser throw errors of their own.
  if (running() && !(error instanceof WebAssembly.RuntimeError) && !panic) return;
  const details = panic || String(error?.stack || error);
  showTrouble(running() ? "stopped" : "no-start", details);
}

window.addEventListener("error", (event) => onFailure(event.error));
window.addEventListener("unhandledrejection", (event) => onFailure(event.reason));

watchPicture(canvas, () => showTrouble("graphics-lost"));

// --- The window --------------------------------------------------------------------------------------------------

for (const name of ["contextmenu", "gesturestart"]) {
  canvas.addEventListener(name, (event) => event.preventDefault());
}

// The overlay goes when the program has something to show.
new MutationObserver((_, observer) => {
  if (!running()) return;
  observer.disconnect();
  endLanding();
  sayWhy();
  if (trouble.hidden) canvas.focus({ preventScroll: true });
  // The match is kept now: loading the page again goes on with it, and does not begin what the address asked for again.
  if (/[#&](match|game)=/.test(location.hash)) setAddress();
}).observe(document.body, { attributes: true, attributeFilter: ["data-phase"] });

// --- Rest --------------------------------------------------------------------------------------------------------

// The program draws nothing while nothing moves (src/screens/frames.rs). What the page leaves for it is no event of its
// window, so it is woken by the release of a key that means nothing.
const wake = () => canvas.dispatchEvent(new KeyboardEvent("keyup", { key: "Unidentified" }));
window.addEventListener("gamepadconnected", wake);
watchLanguages(wake);
for (const [element, name] of [[canvas, "data-dropped"], [canvas, "data-pasted"], [find("game-actions"), "data-chosen"]]) {
  new MutationObserver(wake).observe(element, { attributes: true, attributeFilter: [name] });
}

// --- Links -------------------------------------------------------------------------------------------------------

// What is behind # is read while the page is loaded (src/launch.rs). A match, scene or lesson that is entered later is
// opened by loading it again: the match that runs is saved, and put aside for the other.
window.addEventListener("hashchange", () => {
  if (/[#&](match|showcase|lesson)=/.test(location.hash)) location.reload();
});

// --- The match in words ------------------------------------------------------------------------------------------

// The program lists what can be done as pairs of a token and its words, and takes the token that is chosen.
const actions = find("game-actions");
const action = find("game-action");

new MutationObserver(() => {
  const listed = JSON.parse(actions.dataset.actions ?? "[]");
  action.replaceChildren(...listed.map(([token, words]) => new Option(words, token)));
}).observe(actions, { attributes: true, attributeFilter: ["data-actions"] });

actions.addEventListener("submit", (event) => {
  event.preventDefault();
  if (action.value) actions.dataset.chosen = action.value;
});

// The canvas keeps Tab for the panels: F6 leads out of it, and back.
window.addEventListener("keydown", (event) => {
  if (event.key !== "F6" || !running()) return;
  event.preventDefault();
  event.stopPropagation();
  (document.activeElement === canvas ? action : canvas).focus();
}, true);

// What the player's system wishes for, for the program to read.
document.documentElement.dataset.reducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;

// --- Loading -----------------------------------------------------------------------------------------------------

function hasWebGl2() {
  const context = document.createElement("canvas").getContext("webgl2");
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return Boolean(context);
}

const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

/** The same response, with the progress bar following its body. */
function followed(response, totalBytes) {
  let loadedBytes = 0;
  const count = new TransformStream({
    transform(chunk, controller) {
      loadedBytes += chunk.byteLength;
      if (totalBytes) {
        loadingBar.value = Math.min(loadedBytes / totalBytes, 1);
        const parts = { loaded: megabytes(loadedBytes), total: megabytes(totalBytes) };
        tell(loadingText, "loading-of", parts);
      } else {
        tell(loadingText, "loading-bytes", { loaded: megabytes(loadedBytes) });
      }
      controller.enqueue(chunk);
    },
    flush() {
      loadingBar.removeAttribute("value");
      tell(loadingText, "starting");
      tooLateToChoose();
    },
  });
  return new Response(response.body.pipeThrough(count), { headers: { "Content-Type": "application/wasm" } });
}

/**
 * Takes a save of the page's own, for as long as the page lives: of two tabs, the second one keeps its match under another
 * name. The program reads what has been taken, and what other tabs have. Browsers give locks to safe origins only.
 */
async function claimSave() {
  const name = (number) => `bulldozer-gambit.save-${number}`;
  const forever = new Promise(() => {});
  const take = (number) =>
    new Promise((done, fail) => {
      const held = (lock) => (done(Boolean(lock)), lock && forever);
      navigator.locks.request(name(number), { ifAvailable: true }, held).catch(fail);
    });
  // A page that is loaded again may still be on its way out.
  let number = 1;
  if (!(await take(1))) {
    await new Promise((done) => setTimeout(done, 300));
    while (!(await take(number))) number += 1;
  }
  const { held } = await navigator.locks.query();
  const numbers = held.map((lock) => Number(lock.name.match(/^bulldozer-gambit\.save-(\d+)$/)?.[1]));
  const others = numbers.filter((other) => other && other !== number);
  document.documentElement.dataset.otherSaves = others.join(" ");
  document.documentElement.dataset.save = number;
}

async function start() {
  if (!hasWebGl2()) {
    showTrouble("no-graphics");
    return;
  }
  if (await newVersionTakesOver()) return;
  if (navigator.locks) await claimSave().catch(() => {});
  // The length of a compressed response is not that of the program: the build writes it down.
  const { version, wasmBytes, copies } = await (await get("build.json", { cache: "no-cache" })).json();
  document.documentElement.dataset.worker = `worker.js?v=${version}`;
  const program = getProgram(`${PROGRAM}_bg.wasm?v=${version}`, { bytes: wasmBytes, copies });
  program.then(showFilm, () => {});
  const language = fetchLanguage(document.documentElement.lang);
  const { default: init } = await import(`./${PROGRAM}.js?v=${version}`);
  await language;
  await init({ module_or_path: followed(await program, wasmBytes) });
}

start().catch(onFailure);
