import { readFileSync } from "node:fs";

type Chunks = Record<string, { name?: string; file: string }>;

/** The build's chunks, read at each call: the build may still be under way when this file is imported. */
const readChunks = () =>
  JSON.parse(
    readFileSync(new URL("../../dist/web/.vite/manifest.json", import.meta.url), "utf8"),
  ) as Chunks;

/** Paths of the scripts of parts with such names; the names of the files do not tell. */
export function partPaths(named: RegExp): string[] {
  const found = Object.values(readChunks()).filter(({ name = "" }) => named.test(name));
  if (found.length === 0) throw new Error(`No part is called ${named}`);
  return found.map(({ file }) => `/static/${file}`);
}

/** The same for one part, as a pattern of addresses. */
export function partScript(name: string): string {
  return `**${partPaths(new RegExp(`^${name}$`)).join()}`;
}
