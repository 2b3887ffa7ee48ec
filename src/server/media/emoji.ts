import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

/** A picture of the emoji package, 256 pixels wide on a transparent ground, by its file name without the extension. */
export function readEmoji(name: string): Promise<Buffer> {
  return readFile(resolve(`@lobehub/fluent-emoji-3d/assets/${name}.webp`));
}
