import { stat } from "node:fs/promises";
import { languageSizes, sumOf } from "./language-sizes.ts";
import { keptChunks, readChunks, reachableChunks, staffPages, webFolder } from "./built-chunks.ts";

// Prints the scripts and styles that come with the menu page, brotli, and fails above the budget. Parts that load
// later, on a guest's taps, are listed below it.

const budgets = { js: 100 * 1024, css: 8 * 1024 };
/** Bytes that every guest's device fetches once for use without a network. Fonts are not counted. */
const keptBudgets = { js: 236 * 1024, css: 20 * 1024 };
/** Pages that a guest on the menu does not load. */
const otherPages = [...staffPages, "orders"];

/** Texts of another language: those that every page begins with, and the most that a part of it brings with it. */
const textBudgets = { first: 2200, part: 3400 };

/** The most of a translation that one page fetches by itself. */
const pageBudget = 5 * 1024;

const chunks = await readChunks();
const atOnce = reachableChunks(chunks, { onDemand: false, without: otherPages });
const inAll = reachableChunks(chunks, { onDemand: true, without: otherPages });

const isOver = [
  await report("with the page", { keys: atOnce, limits: budgets }),
  await report("on a tap", { keys: new Set([...inAll].filter((key) => !atOnce.has(key))) }),
  await report("kept for no network", { keys: new Set(keptChunks(chunks)), limits: keptBudgets }),
].includes(true);
const texts = await languageSizes(chunks);
if ([isOver, areTextsOver(), arePagesOver()].includes(true)) process.exitCode = 1;

/** Prints the largest texts of each language. */
function areTextsOver(): boolean {
  const sizes = texts.built.flatMap((language) => [...language]);
  const largest = {
    first: Math.max(...sizes.flatMap(([name, size]) => (name === "index" ? size : []))),
    part: Math.max(...sizes.flatMap(([name, size]) => (name === "index" ? [] : size))),
  };
  const { first, part } = textBudgets;
  const isAbove = largest.first > first || largest.part > part;
  console.log(
    `texts of a language: at most ${largest.first} B with the page and ${largest.part} B with a part of it, ` +
      `${isAbove ? "ABOVE" : "within"} the budget of ${first} B and ${part} B`,
  );
  return isAbove;
}

/** Prints what each page fetches of the language that has most of it. */
function arePagesOver(): boolean {
  let over = false;
  const sizes = texts.pages;
  for (const [page, fetched] of sizes) {
    const total = sumOf(fetched);
    const isAbove = total > pageBudget;
    over ||= isAbove;
    const verdict = isAbove
      ? `ABOVE ${pageBudget} B: ${[...fetched].map(([name, size]) => `${name} ${size}`).join(", ")}`
      : `within ${pageBudget} B`;
    console.log(`  ${page.padEnd(24)} ${String(total).padStart(7)} B of a language, ${verdict}`);
  }
  return over;
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
