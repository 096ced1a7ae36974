// The page's entry in the browser's history: its address, and a state that outlasts loading the page again, but not its tab.

export const kept = () => history.state ?? {};

/** Browsers refuse where it is too much or too often. */
export function keep(change) {
  try {
    history.replaceState({ ...kept(), ...change }, "");
  } catch (error) {
    console.warn(`the history keeps nothing: ${error.message}`);
  }
}

/** Puts another end behind the page's address, such as `#table`. */
export const setAddress = (end = "") => history.replaceState(history.state, "", location.pathname + location.search + end);
