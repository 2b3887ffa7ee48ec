import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const root = new URL("../", import.meta.url);

/** The rows of the document's tables that name a test: the sentence, the file and the test's title. */
async function namedTests(): Promise<{ sentence: string; file: string; title: string }[]> {
  const document = await readFile(new URL("docs/specification.md", root), "utf8");
  return document
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .filter(([, , file = ""]) => file.includes(".test.ts"))
    .map(([, sentence = "", file = "", title = ""]) => ({ sentence, file, title }));
}

test("every test that the specification's table names is there", async () => {
  const rows = await namedTests();
  expect(rows.length).toBeGreaterThan(90);
  const missing: string[] = [];
  for (const { sentence, file, title } of rows) {
    const source = await readFile(new URL(file, root), "utf8").catch(() => "");
    if (!source.includes(`"${title.replaceAll('"', '\\"')}"`)) {
      missing.push(`${sentence}: ${file}, "${title}"`);
    }
  }
  expect(missing).toEqual([]);
});
