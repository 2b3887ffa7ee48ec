import { stat } from "node:fs/promises";
import { readChunks, reachableChunks, staffPages, webFolder } from "./built-chunks.ts";

// Prints the scripts and styles that come with the menu page, brotli, and fails above the budget. Parts that load
// later, on a guest's taps, are listed below it.

const budgets = { js: 100 * 1024, css: 8 * 1024 };
/** Pages that a guest on the menu does not load. */
const otherPages = [...staffPages, "orders"];

/** Texts of another language: those that every page begins with, and the most that a part of it brings with it. */
const textBudgets = { first: 2 * 1024, part: 3400 };

const chunks = await readChunks();
const atOnce = reachableChunks(chunks, { onDemand: false, without: otherPages });
const inAll = reachableChunks(chunks, { onDemand: true, without: otherPages });

const isOver = [
  await report("with the page", { keys: atOnce, limits: budgets }),
  await report("on a tap", { keys: new Set([...inAll].filter((key) => !atOnce.has(key))) }),
].includes(true);
if (isOver || (await areTextsOver())) process.exitCode = 1;

/** Prints the largest texts of each language. */
async function areTextsOver(): Promise<boolean> {
  const largest = { first: 0, part: 0 };
  for (const [key, { file }] of Object.entries(chunks)) {
    const [, name] = /^src\/web\/text\/[a-z]{2}\/(.+)\.ts$/.exec(key) ?? [];
    if (name === undefined) continue;
    const kind = name === "index" ? "first" : "part";
    const { size } = await stat(new URL(`${file}.br`, webFolder));
    largest[kind] = Math.max(largest[kind], size);
  }
  const { first, part } = textBudgets;
  const isAbove = largest.first > first || largest.part > part;
  console.log(
    `texts of a language: at most ${largest.first} B with the page and ${largest.part} B with a part of it, ` +
      `${isAbove ? "ABOVE" : "within"} the budget of ${first} B and ${part} B`,
  );
  return isAbove;
}

async function report(
  when: string,
  { keys, limits }: { keys: Set<string>; limits?: typeof budgets },
): Promise<boolean> {
  const shown = [...keys].flatMap((key) => chunks[key] ?? []);
  const files = {
    js: new Map(shown.map(({ file, name = "" }) => [file, name])),
    css: new Map(shown.flatMap(({ css = [], name = "" }) => css.map((file) => [file, name]))),
  };
  let over = false;
  for (const kind of ["js", "css"] as const) {
    let total = 0;
    for (const [file, name] of files[kind]) {
      const { size } = await stat(new URL(`${file}.br`, webFolder));
      total += size;
      console.log(`  ${file.padEnd(30)} ${name.padEnd(24)} ${String(size).padStart(7)} B`);
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
