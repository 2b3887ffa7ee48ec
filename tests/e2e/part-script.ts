import { readFileSync } from "node:fs";

type Chunks = Record<string, { name?: string; file: string }>;

/** The build's chunks; the build may still be under way if this is only imported. */
const readChunks = () =>
  JSON.parse(
    readFileSync(new URL("../../dist/web/.vite/manifest.json", import.meta.url), "utf8"),
  ) as Chunks;

/** Paths of the scripts of such parts that are loaded later; the files' own names say nothing of them. */
export function partPaths(named: RegExp): string[] {
  const found = Object.values(readChunks()).filter(({ name = "" }) => named.test(name));
  if (found.length === 0) throw new Error(`No part is called ${named}`);
  return found.map(({ file }) => `/static/${file}`);
}

/** The same for one part, as a pattern of addresses. */
export function partScript(name: string): string {
  return `**${partPaths(new RegExp(`^${name}$`)).join()}`;
}
