// Browsers let nothing be heard before the first gesture, and a page that has been put away is silent.

const sounds = new Set();
let gestured = false;

if (window.AudioContext) {
  window.AudioContext = class extends window.AudioContext {
    constructor(...options) {
      super(...options);
      sounds.add(this);
      const tell = () => (document.documentElement.dataset.sound = this.state);
      this.addEventListener("statechange", tell);
      tell();
    }
  };
}

/** A context is also stopped by a phone call. Browsers may refuse until the next gesture. */
function wake() {
  if (!gestured || document.hidden) return;
  for (const sound of sounds) if (/^(suspended|interrupted)$/.test(sound.state)) sound.resume().catch(() => {});
}

for (const gesture of ["pointerup", "touchend", "keydown"]) {
  const begin = () => {
    gestured = true;
    wake();
  };
  window.addEventListener(gesture, begin, { capture: true, passive: true });
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) return wake();
  for (const sound of sounds) if (sound.state === "running") sound.suspend().catch(() => {});
});
