// Fetches a program, or its packed copy where the server sends files as they lie there.

// A file's copies by their endings, the smallest first: what `DecompressionStream` calls them, and how they begin.
const COPIES = { br: { format: "brotli" }, gz: { format: "gzip", begins: [0x1f, 0x8b] } };
const WASM_BEGINS = [0x00, 0x61, 0x73, 0x6d];

/** A response that has arrived well. */
export async function get(url, options) {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return response;
}

/** Whether the browser unpacks this; brotli in few of them. */
function unpacks(format) {
  try {
    return Boolean(new DecompressionStream(format));
  } catch {
    return false;
  }
}

const beginsWith = (bytes, begin) => begin.every((byte, i) => bytes[i] === byte);

/** The first bytes of a body, and the body from its beginning. */
async function opened(body) {
  const reader = body.getReader();
  const { value: first = new Uint8Array() } = await reader.read();
  const whole = new ReadableStream({
    start: (controller) => controller.enqueue(first),
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return [first, whole];
}

/** The body of the copy at `url`, unpacked; null where there is none. Some servers unpack what ends in `.gz` themselves. */
async function unpacked(url, { format, begins }, options) {
  const response = await get(url, options).catch(() => null);
  // Some answer everything that they lack with a page.
  if (!response?.body || /^text\/html/.test(response.headers.get("Content-Type"))) return null;
  const [first, body] = await opened(response.body);
  if (beginsWith(first, WASM_BEGINS)) return body;
  if (!begins || beginsWith(first, begins)) return body.pipeThrough(new DecompressionStream(format));
  body.cancel();
  return null;
}

/** Whether a response is compressed on its way, or has no way to go. The program is of so many `bytes`, where that is known. */
function isSmall({ headers }, bytes) {
  const length = Number(headers.get("Content-Length") ?? bytes);
  return headers.has("Content-Encoding") || headers.has("X-Kept") || length < bytes;
}

/** The response as one of a program, which browsers compile while it arrives; some servers do not know the type. */
function asProgram(response, body = response.body) {
  const type = "application/wasm";
  if (body === response.body && response.headers.get("Content-Type") === type) return response;
  return new Response(body, { headers: { "Content-Type": type } });
}

/**
 * Fetches the program at `url`. The server is trusted to compress it until it shows that it does not: then the first copy
 * of `copies` takes its place that is there and that the browser unpacks.
 */
export async function getProgram(url, { bytes = 0, copies = ["gz"], ...options } = {}) {
  const response = await get(url, options);
  if (!response.body || isSmall(response, bytes)) return asProgram(response);
  for (const ending of copies.filter((ending) => unpacks(COPIES[ending]?.format))) {
    const copy = url.replace(/(\?|$)/, `.${ending}$1`);
    const body = await unpacked(copy, COPIES[ending], options);
    if (!body) continue;
    response.body.cancel();
    return asProgram(response, body);
  }
  return asProgram(response);
}
