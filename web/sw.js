// The service worker keeps the page for use without a network. In front of this file, scripts/page.sh puts the list PAGE of
// all files with their SHA-256, and packed.js: not all browsers let service workers import modules.
//
// A file is kept under its sum, and only once it has been verified: versions share what they have in common, and what is
// half fetched harms nobody. A new version is installed when all of its files are there. Until then, and until the page
// lets it take over (update.js), the old version answers, whose files stay as long.

/* global PAGE, get, getProgram */

const SCOPE = new URL(self.registration.scope);
// Another page may lie beside this one.
const CACHE = `bulldozer-gambit ${SCOPE.pathname}`;
const FILES = new Map(Object.entries(PAGE.files));
const AT_ONCE = 4;

// Some servers do not know all of them.
const TYPES = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  wasm: "application/wasm",
};

const keyOf = (sum) => new URL(`kept/${sum}`, SCOPE).href;
const endingOf = (path) => path.slice(path.lastIndexOf(".") + 1);

async function sumOf(bytes) {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(sum, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Fetches a file by the address that the page asks for, so that the browser may have it already. */
function fetchFile(path, options) {
  const url = new URL(/^(bulldozer_gambit|worker)/.test(path) ? `${path}?v=${PAGE.program}` : path, SCOPE).href;
  // Where the server does not compress, the page has asked for a copy.
  return endingOf(path) === "wasm" ? getProgram(url, { copies: PAGE.copies, ...options }) : get(url, options);
}

/** A file as it is kept: unpacked, and with the server's other headers. */
function asKept(path, bytes, response) {
  const headers = new Headers(response.headers);
  for (const name of ["Content-Encoding", "Content-Length", "Transfer-Encoding", "Vary"]) headers.delete(name);
  if (TYPES[endingOf(path)]) headers.set("Content-Type", TYPES[endingOf(path)]);
  headers.set("X-Kept", "true");
  return new Response(bytes, { headers });
}

/** Keeps a file of this version, or fails. */
async function keep(cache, path, sum) {
  // What the browser has may be old.
  for (const mode of ["default", "reload"]) {
    const response = await fetchFile(path, { cache: mode });
    const bytes = await response.arrayBuffer();
    if ((await sumOf(bytes)) === sum) return cache.put(keyOf(sum), asKept(path, bytes, response));
  }
  throw new Error(`${path} is not that of this version`);
}

async function keepAll() {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...FILES].filter(([, sum]) => !kept.has(keyOf(sum)));
  const some = async () => {
    for (let file = missing.shift(); file; file = missing.shift()) await keep(cache, ...file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, some));
}

async function forgetOthers() {
  const cache = await caches.open(CACHE);
  const ours = new Set([...FILES.values()].map(keyOf));
  for (const request of await cache.keys()) if (!ours.has(request.url)) await cache.delete(request);
}

async function answer(request, path, sum) {
  const cache = await caches.open(CACHE);
  const found = () => cache.match(keyOf(sum));
  return (await found()) ?? keep(cache, path, sum).then(found);
}

self.addEventListener("install", (event) => event.waitUntil(keepAll()));

self.addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => self.clients.claim())));

self.addEventListener("message", ({ data }) => {
  if (data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== SCOPE.origin || !pathname.startsWith(SCOPE.pathname)) return;
  const path = decodeURI(pathname.slice(SCOPE.pathname.length)) || "index.html";
  if (!FILES.has(path)) return;
  event.respondWith(answer(request, path, FILES.get(path)).catch(() => fetch(request)));
});
