import { readFile } from "node:fs/promises";

export const webFolder = new URL("../dist/web/", import.meta.url);

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] };
export type Chunks = Record<string, Chunk>;

/** What every page names: the page's own script, and what runs before the page is first drawn. */
const entries = ["src/web/entry-client.tsx", "src/web/site/first-script.ts"];

/** What the build has written, by source. */
export async function readChunks(): Promise<Chunks> {
  const manifest = await readFile(new URL(".vite/manifest.json", webFolder), "utf8");
  return JSON.parse(manifest) as Chunks;
}

type Wanted = {
  /** Also what the chunks may load later. */
  onDemand: boolean;
  /** Sources that are left out, with what only they bring. */
  without: RegExp;
};

/** The keys of the chunks that every page brings with it. */
export function reachableChunks(chunks: Chunks, { onDemand, without }: Wanted): Set<string> {
  const keys = new Set<string>();
  const visit = (key: string) => {
    if (keys.has(key) || without.test(key)) return;
    keys.add(key);
    chunks[key]?.imports?.forEach(visit);
    if (onDemand) chunks[key]?.dynamicImports?.forEach(visit);
  };
  entries.forEach(visit);
  return keys;
}
