import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const root = new URL("../", import.meta.url);
const numbers = Array.from({ length: 53 }, (_, at) => at + 1);

/** The numbers that tests or groups of tests carry in their names, with the files they stand in. */
async function namedThreats(): Promise<Map<number, Set<string>>> {
  const found = new Map<number, Set<string>>();
  for await (const file of glob("{src,tests}/**/*.test.{ts,tsx}", { cwd: root })) {
    const source = await readFile(new URL(file, root), "utf8");
    for (const [, names = ""] of source.matchAll(/["`]((?:threat [\d.]+, )*threat [\d.]+): /g)) {
      for (const [, number] of names.matchAll(/threat (\d+)(?![\d.])/g)) {
        const files = found.get(Number(number)) ?? new Set();
        found.set(Number(number), files.add(file));
      }
    }
  }
  return found;
}

/** The document's rows: the number, what is done about it, and the files that show it. */
async function rowsOfDocument() {
  const document = await readFile(new URL("docs/threats.md", root), "utf8");
  return document
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .filter(([, number = ""]) => /^\d+$/.test(number))
    .map(([, number = "", threat = "", behaviour = "", files = ""]) => ({
      number: Number(number),
      threat,
      behaviour,
      files: files.split(", ").filter((file) => file !== ""),
    }));
}

test("every threat has a test that carries its number", async () => {
  const named = await namedThreats();
  expect(numbers.filter((number) => !named.has(number))).toEqual([]);
  expect([...named.keys()].filter((number) => !numbers.includes(number))).toEqual([]);
});

test("the document tells of every threat, and names files in which its number stands", async () => {
  const [named, rows] = [await namedThreats(), await rowsOfDocument()];
  expect(rows.map(({ number }) => number)).toEqual(numbers);
  const unfinished = rows.filter(
    ({ threat, behaviour, files }) => threat === "" || behaviour === "" || files.length === 0,
  );
  expect(unfinished.map(({ number }) => number)).toEqual([]);
  const astray = rows.flatMap(({ number, files }) =>
    files.filter((file) => !named.get(number)?.has(file)).map((file) => `${number}: ${file}`),
  );
  expect(astray).toEqual([]);
});
