import { readFile, stat } from "node:fs/promises";

// Prints what the menu page loads, brotli, and fails above the budget.

const folder = new URL("../dist/web/", import.meta.url);
const budgets = { js: 95 * 1024, css: 8 * 1024 };
/** Pages that a guest on the menu does not load. */
const otherPages = /^src\/web\/(?:auth|admin|orders|tabs)\//;

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] };

// The build writes it.
const manifest = JSON.parse(
  await readFile(new URL(".vite/manifest.json", folder), "utf8"),
) as Record<string, Chunk>;

const keys = new Set<string>();
function visit(key: string): void {
  if (keys.has(key) || otherPages.test(key)) return;
  keys.add(key);
  const chunk = manifest[key];
  for (const next of [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])]) visit(next);
}
visit("src/web/entry-client.tsx");

const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
const files = {
  js: [...new Set(chunks.map((chunk) => chunk.file))],
  css: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))],
};

let isOver = false;
for (const kind of ["js", "css"] as const) {
  const sizes = await Promise.all(
    files[kind].map(async (file) => ({
      file,
      bytes: (await stat(new URL(`${file}.br`, folder))).size,
    })),
  );
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const verdict = total <= budgets[kind] ? "within" : "ABOVE";
  if (total > budgets[kind]) isOver = true;
  for (const { file, bytes } of sizes)
    console.log(`  ${file.padEnd(40)} ${String(bytes).padStart(7)} B`);
  console.log(`${kind}: ${total} B brotli, ${verdict} the budget of ${budgets[kind]} B`);
}
if (isOver) process.exitCode = 1;
