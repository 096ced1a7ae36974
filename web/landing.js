// What is seen while the program loads: a picture, the same in motion if loading takes longer, and a button that leads past
// the title to the table.

import { setAddress } from "./entry.js";
import { tell } from "./words.js";

// Whoever waits less than that does not miss the film.
const FILM_AFTER_MS = 1_500;
const loading = document.getElementById("loading");
const play = document.getElementById("play");
// What belongs to the program.
const later = ["stage", "mirror"].map((id) => document.getElementById(id));
let pressed = false;
let film;

/** Offers to begin at once, unless the address says where to begin. */
export function welcome() {
  for (const part of later) part.inert = true;
  play.hidden = location.hash.length > 1;
  play.addEventListener("click", () => {
    pressed = true;
    setAddress("#table");
    play.disabled = true;
    tell(play, "play-soon");
  });
}

/** The program starts, and has read the address. */
export function tooLateToChoose() {
  play.disabled = true;
}

/** Shows the film over the picture when it has arrived, which must not keep the program from doing so. */
export function showFilm() {
  const unwanted = matchMedia("(prefers-reduced-motion: reduce)").matches || navigator.connection?.saveData;
  if (unwanted || !navigator.onLine) return;
  setTimeout(() => {
    if (loading.hidden) return;
    film = Object.assign(document.createElement("video"), { muted: true, loop: true, playsInline: true });
    film.className = "scene film";
    film.setAttribute("aria-hidden", "true");
    film.addEventListener("canplaythrough", () => {
      document.getElementById("poster").after(film);
      // Where browsers do not let it play, the picture is what is seen.
      film.play().catch(() => film.remove());
    }, { once: true });
    film.preload = "auto";
    film.src = "film/push.mp4";
  }, FILM_AFTER_MS);
}

/** The program has something to show: the film is neither fetched nor played any longer. */
export function endLanding() {
  loading.hidden = true;
  for (const part of later) part.inert = false;
  film?.removeAttribute("src");
  film?.load();
  film?.remove();
  // Loading the page again leads to the title, as ever.
  if (pressed) setAddress();
}
