// A static server for one folder, like a web host: with correct types, and compressed copies if they exist.

import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".glb": "model/gltf-binary",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".ogg": "audio/ogg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".wasm": "application/wasm",
};

const isFile = (path) => stat(path).then((it) => it.isFile(), () => false);

/** Serves `folder` on a free port. Resolves to the address, and a function that stops the server. */
export async function serve(folder) {
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
    let file = join(folder, normalize(path));
    if (path.endsWith("/")) file = join(file, "index.html");
    if (!(await isFile(file))) {
      response.writeHead(404).end();
      return;
    }
    const headers = { "Content-Type": TYPES[extname(file)] ?? "application/octet-stream", "Cache-Control": "no-cache" };
    if (/\bgzip\b/.test(request.headers["accept-encoding"] ?? "") && (await isFile(`${file}.gz`))) {
      headers["Content-Encoding"] = "gzip";
      file += ".gz";
    }
    headers["Content-Length"] = (await stat(file)).size;
    response.writeHead(200, headers);
    createReadStream(file).on("error", () => response.destroy()).pipe(response);
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
