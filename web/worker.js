// The worker in which bots think: once it has said "ready", it takes errands and posts answers, both as text. Whatever goes
// wrong reaches the page as an error of the worker, which is replaced then: src/play/bots/worker/browser.rs.

import { getProgram } from "./packed.js";

const PROGRAM = "bulldozer_gambit_worker";

async function load() {
  // With the version that the page was loaded with.
  const { default: init, answer } = await import(`./${PROGRAM}.js${location.search}`);
  const url = new URL(`${PROGRAM}_bg.wasm${location.search}`, import.meta.url).href;
  await init({ module_or_path: await getProgram(url) });
  self.onmessage = ({ data }) => postMessage(answer(data));
  postMessage("ready");
}

load().catch((error) =>
  // A promise that fails would stay in here.
  setTimeout(() => {
    throw error;
  }),
);
