#!/usr/bin/env python3
"""Serves the page in a folder as a good host does: serve.py FOLDER [PORT [ADDRESS]].

It sends the compressed copy that the browser takes, types that browsers expect, and headers by which they keep what is
named with its version and ask whether the rest has changed.
"""
import http.server
import os
import sys
from urllib.parse import parse_qs, urlsplit

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".glb": "model/gltf-binary",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp4": "video/mp4",
    ".ogg": "audio/ogg",
    ".wasm": "application/wasm",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
# The encodings of copies, the smallest first.
COPIES = (("br", ".br"), ("gzip", ".gz"))


def taken(header):
    """The encodings that a browser takes, of its `Accept-Encoding`."""
    parts = (part.replace(" ", "").partition(";q=") for part in header.split(","))
    return {name for name, _, share in parts if not share or float(share) > 0}


class Handler(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    extensions_map = http.server.SimpleHTTPRequestHandler.extensions_map | TYPES

    def send_head(self):
        """Sends the headers of a file. Returns the file, unless the browser has it already."""
        url = urlsplit(self.path)
        path = self.translate_path(url.path)
        if os.path.isdir(path):
            if not url.path.endswith("/"):
                return super().send_head()
            path = os.path.join(path, "index.html")
        if not os.path.isfile(path):
            self.send_error(404)
            return None
        kind = self.guess_type(path)
        encodings = taken(self.headers.get("Accept-Encoding", ""))
        encoding = next((name for name, end in COPIES if name in encodings and os.path.isfile(path + end)), None)
        file = open(path + dict(COPIES).get(encoding, ""), "rb")
        status = os.fstat(file.fileno())
        tag = f'"{status.st_mtime_ns:x}-{status.st_size:x}{encoding or ""}"'
        known = tag in self.headers.get("If-None-Match", "")
        self.send_response(304 if known else 200)
        self.send_header("ETag", tag)
        self.send_header("Vary", "Accept-Encoding")
        versioned = "v" in parse_qs(url.query)
        self.send_header("Cache-Control", "public, max-age=31536000, immutable" if versioned else "no-cache")
        if not known:
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(status.st_size))
            if encoding:
                self.send_header("Content-Encoding", encoding)
        self.end_headers()
        if known:
            file.close()
            return None
        return file


def main():
    if not 2 <= len(sys.argv) <= 4:
        sys.exit(__doc__.splitlines()[0])
    folder = sys.argv[1]
    port = int(sys.argv[2]) if len(sys.argv) > 2 else 8080
    address = sys.argv[3] if len(sys.argv) > 3 else "127.0.0.1"
    handler = lambda *parts: Handler(*parts, directory=folder)  # noqa: E731
    with http.server.ThreadingHTTPServer((address, port), handler) as server:
        print(f"http://{address}:{server.server_address[1]}/", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            pass


if __name__ == "__main__":
    main()
