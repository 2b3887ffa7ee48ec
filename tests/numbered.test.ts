import { glob, readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";

const root = new URL("../", import.meta.url);

/** Documents whose rows have a number, so many cells of text, and the files of the tests that show it. */
const documents = [
  { word: "threat", document: "docs/threats.md", texts: 2 },
  { word: "fault", document: "docs/faults.md", texts: 1 },
];

type Row = { number: number; texts: string[]; files: string[] };

/** The numbers that tests, or groups of tests, carry before a colon in their names, with the files. */
async function numbersInTests(word: string): Promise<Map<number, Set<string>>> {
  const named = /["`]([^"`\n:]+): /g;
  // "threat 12", "threats 12 and 13", "threats 12 to 14"; a number with a point, as 3.22, is no row's.
  const numbers = new RegExp(`\\b${word}s? (\\d+)(?: (and|to) (\\d+))?(?![\\d.])`, "g");
  const found = new Map<number, Set<string>>();
  for await (const file of glob("{src,tests}/**/*.test.{ts,tsx}", { cwd: root })) {
    const source = await readFile(new URL(file, root), "utf8");
    for (const [, names = ""] of source.matchAll(named)) {
      for (const [, first, joined, last] of names.matchAll(numbers)) {
        for (const number of spanOf(Number(first), joined, Number(last ?? first))) {
          found.set(number, (found.get(number) ?? new Set()).add(file));
        }
      }
    }
  }
  return found;
}

function spanOf(first: number, joined: string | undefined, last: number): number[] {
  if (joined !== "to") return [first, last];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

async function rowsOf(document: string): Promise<Row[]> {
  const text = await readFile(new URL(document, root), "utf8");
  return text
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .filter(([, number = ""]) => /^\d+$/.test(number))
    .map((cells) => ({
      number: Number(cells[1]),
      texts: cells.slice(2, -2),
      files: (cells.at(-2) ?? "").split(", ").filter((file) => file !== ""),
    }));
}

describe.each(documents)("$document", ({ word, document, texts: count }) => {
  test(`every ${word} has a test that carries its number`, async () => {
    const [named, rows] = [await numbersInTests(word), await rowsOf(document)];
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => at + 1));
    const numbers = rows.map(({ number }) => number);
    expect(numbers.filter((number) => !named.has(number))).toEqual([]);
    expect([...named.keys()].filter((number) => !numbers.includes(number))).toEqual([]);
  });

  test("every row is complete and names files in which its number stands", async () => {
    const [named, rows] = [await numbersInTests(word), await rowsOf(document)];
    const unfinished = rows.filter(
      ({ texts, files }) => texts.length !== count || texts.includes("") || files.length === 0,
    );
    expect(unfinished.map(({ number }) => number)).toEqual([]);
    const astray = rows.flatMap(({ number, files }) =>
      files.filter((file) => !named.get(number)?.has(file)).map((file) => `${number}: ${file}`),
    );
    expect(astray).toEqual([]);
  });
});
