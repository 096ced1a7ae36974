// The page with a tiny program instead of the game: what loads, keeps and updates it is tested in seconds.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** The folder of the whole project. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Bytes that look random, the same for the same seed. */
function noise(seed, length) {
  const blocks = Array.from({ length: Math.ceil(length / 32) }, (_, i) => createHash("sha256").update(`${seed}${i}`).digest());
  return Buffer.concat(blocks).subarray(0, length);
}

/** A WASM of nothing but a section without meaning, which can be compressed well. */
function program(seed) {
  const words = Buffer.from(noise(seed, 6_000).toString("hex").repeat(20));
  // The length, after it a name of one letter, in bytes of seven bits.
  const length = words.length + 2;
  const leb = [(length & 0x7f) | 0x80, ((length >> 7) & 0x7f) | 0x80, (length >> 14) & 0x7f];
  return Buffer.concat([Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 0, ...leb, 1, 0x78]), words]);
}

/** As wasm-bindgen's scripts do it: compiles what arrives. The program shows which version it is. */
const script = (version) => `
export default async function init({ module_or_path }) {
  const response = module_or_path instanceof Response ? module_or_path : await fetch(module_or_path);
  await WebAssembly.instantiateStreaming(response);
  if (globalThis.document) {
    const models = ["assets/model.glb", "assets/common.glb"].map((file) => fetch(file).then((it) => it.text()));
    document.body.dataset.model = (await Promise.all(models)).join(" ").slice(0, 40);
    document.body.dataset.program = "${version}";
    document.body.dataset.phase = location.hash === "#table" ? "table" : "title";
  }
}
export const answer = (text) => "${version} answers " + text;
`;

/** Writes the page with a program that says it is this version, into a new folder. Resolves to the folder. */
export function standIn(version) {
  const folder = mkdtempSync(join(tmpdir(), `page-${version}-`));
  mkdirSync(join(folder, "assets"));
  for (const name of ["bulldozer_gambit", "bulldozer_gambit_worker"]) {
    writeFileSync(join(folder, `${name}.js`), script(version));
    const wasm = program(name + version);
    writeFileSync(join(folder, `${name}_bg.wasm`), wasm);
    writeFileSync(join(folder, `${name}_bg.wasm.gz`), gzipSync(wasm));
    writeFileSync(join(folder, `${name}_bg.wasm.br`), brotliCompressSync(wasm));
  }
  writeFileSync(join(folder, "assets/model.glb"), `model of ${version}, `.repeat(100));
  writeFileSync(join(folder, "assets/common.glb"), noise("common", 20_000));
  execFileSync(join(root, "scripts/page.sh"), [folder, "br", "gz"]);
  return folder;
}

export const remove = (folder) => rmSync(folder, { recursive: true });
