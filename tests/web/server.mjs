// A static server for one folder, like a web host: with correct types, and compressed copies if they exist, or without.

import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".glb": "model/gltf-binary",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".jpg": "image/jpeg",
  ".json": "application/json",
  ".mp4": "video/mp4",
  ".ogg": "audio/ogg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".wasm": "application/wasm",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

const isFile = (path) => stat(path).then((it) => it.isFile(), () => false);

/**
 * Serves `folder` on a free port, `below` a path. Hosts differ: without `compresses` it sends files as they lie there, with
 * `unpacks` copies that end in `.gz` are declared as such, so that the browser unpacks them, `types` are other types than
 * usual, by endings, files that `lacks` matches are missing, and with `home` a page takes the place of what is missing.
 * `answers` are functions that answer for a file, by paths below the folder: with a status, other bytes, or "stop" for half
 * of it. Resolves to the address, the folder, which may be changed, the paths asked for, and a function that stops it.
 */
export async function serve(folder, { below = "/", compresses = true, types = {}, unpacks = false, lacks, home = false, answers = {} } = {}) {
  const served = { folder, asked: [] };
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
    const inside = path.startsWith(below) ? path.slice(below.length) : undefined;
    served.asked.push(inside ?? path);
    let file = inside === undefined ? undefined : join(served.folder, normalize(`/${inside}`));
    if (path.endsWith("/") && file) file = join(file, "index.html");
    const answer = await answers[inside]?.();
    if (answer === "stop") {
      // Half of the file, and no more.
      const bytes = await readFile(file);
      response.writeHead(200, { "Content-Length": bytes.length });
      response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
      return;
    }
    const there = file && !lacks?.test(file) && (await isFile(file));
    if (typeof answer === "number" || !there) {
      const status = typeof answer === "number" ? answer : home ? 200 : 404;
      response.writeHead(status, { "Content-Type": TYPES[".html"] }).end("<!doctype html><title>Home</title>");
      return;
    }
    const type = { ...TYPES, ...types }[extname(file)] ?? "application/octet-stream";
    const headers = { "Content-Type": type, "Cache-Control": "no-cache" };
    if (unpacks && file.endsWith(".gz")) headers["Content-Encoding"] = "gzip";
    if (answer !== undefined) {
      response.writeHead(200, headers).end(answer);
      return;
    }
    if (compresses && /\bgzip\b/.test(request.headers["accept-encoding"] ?? "") && (await isFile(`${file}.gz`))) {
      headers["Content-Encoding"] = "gzip";
      file += ".gz";
    }
    headers["Content-Length"] = (await stat(file)).size;
    response.writeHead(200, headers);
    createReadStream(file).on("error", () => response.destroy()).pipe(response);
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  return Object.assign(served, {
    url: `http://127.0.0.1:${server.address().port}${below}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
}
