// Files and the clipboard: what the player drops, chooses or pastes is left for the program in attributes of the canvas, and
// what the program leaves there is saved or copied.

const canvas = document.getElementById("game");

// The program knows the number, too (src/limit.rs), and says when a file is longer.
const MOST_DROPPED_BYTES = 1 << 20;

/** The text of a file; null where it is too long, or no text. */
async function textOf(file) {
  if (file.size > MOST_DROPPED_BYTES) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}

// Else the browser leaves the game for whatever is dropped on it.
for (const name of ["dragenter", "dragover", "drop"]) {
  window.addEventListener(name, (event) => event.preventDefault());
}

/** The program takes the file from here, opens it, or says why it cannot. */
async function handOver(file) {
  if (!file) return;
  const text = await textOf(file);
  canvas.dataset.dropped = JSON.stringify({ name: file.name, bytes: file.size, text });
}

window.addEventListener("drop", (event) => handOver(event.dataTransfer?.files[0]));

// Nothing can be dropped on a phone: there the browser asks for a file.
const chosenFile = document.getElementById("file");
const openFile = document.getElementById("open-file");

/** Browsers ask only soon after something was pressed. `showPicker` goes by the time since then alone, `click` in some only
 * while that is handled; the program draws a frame in between. */
function askForFile() {
  try {
    if (chosenFile.showPicker) chosenFile.showPicker();
    else chosenFile.click();
  } catch {
    // The frame came too late. The page's own button is seen now, and asks at once.
    openFile.focus();
  }
}

openFile.addEventListener("click", askForFile);
chosenFile.addEventListener("change", () => {
  handOver(chosenFile.files[0]);
  // The same file may be chosen again.
  chosenFile.value = "";
});

new MutationObserver(() => {
  if (canvas.dataset.asksFile === undefined) return;
  delete canvas.dataset.asksFile;
  askForFile();
}).observe(canvas, { attributes: true, attributeFilter: ["data-asks-file"] });

// The program gives away a file as the pair of its name and its text.
new MutationObserver(() => {
  if (!canvas.dataset.download) return;
  const [name, text] = JSON.parse(canvas.dataset.download);
  delete canvas.dataset.download;
  const link = document.createElement("a");
  link.download = name;
  // Of a type that no browser adds an ending of its own to.
  link.href = URL.createObjectURL(new Blob([text], { type: "application/octet-stream" }));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}).observe(canvas, { attributes: true, attributeFilter: ["data-download"] });

/** Where the clipboard is for secure addresses only, or not allowed, an older way remains. */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
    canvas.focus({ preventScroll: true });
  }
}

// The program gives away what is copied.
new MutationObserver(() => {
  const text = canvas.dataset.copied;
  if (text === undefined) return;
  delete canvas.dataset.copied;
  copy(text);
}).observe(canvas, { attributes: true, attributeFilter: ["data-copied"] });

// The program would keep the browser from pasting, which needs no leave that way.
window.addEventListener(
  "keydown",
  (event) => {
    if ((event.ctrlKey || event.metaKey) && (event.code === "KeyV" || event.key.toLowerCase() === "v")) event.stopImmediatePropagation();
  },
  true,
);
document.addEventListener("paste", (event) => {
  const text = event.clipboardData?.getData("text/plain");
  if (!text) return;
  // The program's own field for keys on glass would write it once more.
  event.preventDefault();
  canvas.dataset.pasted = text;
});
