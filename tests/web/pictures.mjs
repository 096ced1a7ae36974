// Pictures of the page, compared with stored small ones in tests/data/pictures. STORE_PICTURES=web-table,web-phone stores
// these two instead.

import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const { PNG } = createRequire(import.meta.url)("pngjs");

const FOLDER = fileURLToPath(new URL("../data/pictures", import.meta.url));
/** The width of a stored picture in pixels. So small a picture has no letters and no edges that browsers draw differently. */
const WIDTH = 64;
/** The greatest mean difference of a colour channel, from 0 to 255, between pictures that show the same. */
const TOLERANCE = 3;

/** The picture in a width of WIDTH, each of its pixels the mean of those that it stands for. */
function small({ data, width, height }) {
  const result = new PNG({ width: WIDTH, height: Math.floor((WIDTH * height) / width) });
  for (let y = 0; y < result.height; y++) {
    const rows = [Math.floor((y * height) / result.height), Math.floor(((y + 1) * height) / result.height)];
    for (let x = 0; x < WIDTH; x++) {
      const columns = [Math.floor((x * width) / WIDTH), Math.floor(((x + 1) * width) / WIDTH)];
      const sums = [0, 0, 0];
      for (let row = rows[0]; row < rows[1]; row++) {
        for (let column = columns[0]; column < columns[1]; column++) {
          for (let channel = 0; channel < 3; channel++) sums[channel] += data[4 * (row * width + column) + channel];
        }
      }
      const count = (rows[1] - rows[0]) * (columns[1] - columns[0]);
      const at = 4 * (y * WIDTH + x);
      sums.forEach((sum, channel) => (result.data[at + channel] = Math.round(sum / count)));
      result.data[at + 3] = 255;
    }
  }
  return result;
}

/** How far two small pictures are from each other: the mean difference of a colour channel. */
function difference(one, other) {
  assert.deepEqual([one.width, one.height], [other.width, other.height], "the pictures have different shapes");
  let sum = 0;
  for (let at = 0; at < one.data.length; at++) if (at % 4 !== 3) sum += Math.abs(one.data[at] - other.data[at]);
  return sum / (3 * one.width * one.height);
}

/** Fails unless a picture shows what the stored one of this name does. */
export function assertLooksLike(picture, name) {
  const path = join(FOLDER, `${name}.png`);
  const now = small(picture);
  if ((process.env.STORE_PICTURES ?? "").split(",").includes(name)) writeFileSync(path, PNG.sync.write(now));
  assert.ok(existsSync(path), `${path} is missing; store it with STORE_PICTURES=${name}`);
  const far = difference(now, PNG.sync.read(readFileSync(path)));
  console.log(`${name} differs by ${far.toFixed(2)}`);
  assert.ok(far <= TOLERANCE, `${name} differs by ${far.toFixed(2)} from the stored picture; at most ${TOLERANCE} is the same`);
}
