import { readFile, stat } from "node:fs/promises";

// Prints what the menu page loads, brotli, and fails above the budget: the scripts and styles that come with the page.
// What a guest's taps load later is listed below it.

const folder = new URL("../dist/web/", import.meta.url);
const budgets = { js: 95 * 1024, css: 8 * 1024 };
/** Pages that a guest on the menu does not load. */
const otherPages = /^src\/web\/(?:auth|admin|orders|tabs)\//;

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] };

// The build writes it.
const manifest = JSON.parse(
  await readFile(new URL(".vite/manifest.json", folder), "utf8"),
) as Record<string, Chunk>;

const atOnce = reachable("src/web/entry-client.tsx", { onDemand: false });
const inAll = reachable("src/web/entry-client.tsx", { onDemand: true });

const isOver = [
  await report("with the page", atOnce, budgets),
  await report("on a tap", new Set([...inAll].filter((key) => !atOnce.has(key))), undefined),
].includes(true);
if (isOver) process.exitCode = 1;

/** The keys of the chunks that a chunk brings with it, and if asked those that it may load later. */
function reachable(start: string, { onDemand }: { onDemand: boolean }): Set<string> {
  const keys = new Set<string>();
  const visit = (key: string) => {
    if (keys.has(key) || otherPages.test(key)) return;
    keys.add(key);
    manifest[key]?.imports?.forEach(visit);
    if (onDemand) manifest[key]?.dynamicImports?.forEach(visit);
  };
  visit(start);
  return keys;
}

async function report(
  when: string,
  keys: Set<string>,
  limits: typeof budgets | undefined,
): Promise<boolean> {
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  const files = {
    js: new Set(chunks.map((chunk) => chunk.file)),
    css: new Set(chunks.flatMap((chunk) => chunk.css ?? [])),
  };
  let over = false;
  for (const kind of ["js", "css"] as const) {
    let total = 0;
    for (const file of files[kind]) {
      const { size } = await stat(new URL(`${file}.br`, folder));
      total += size;
      console.log(`  ${file.padEnd(40)} ${String(size).padStart(7)} B`);
    }
    const budget = limits?.[kind];
    const isAbove = budget !== undefined && total > budget;
    over ||= isAbove;
    const verdict =
      budget === undefined ? "" : `, ${isAbove ? "ABOVE" : "within"} the budget of ${budget} B`;
    console.log(`${kind} ${when}: ${total} B brotli${verdict}`);
  }
  return over;
}
