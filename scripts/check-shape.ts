import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

// Prints how long the files are, how many `src` has, and how long the ways through it are; fails beyond the figures
// below. oxlint's `import/no-cycle` sees to it that imports form no cycle, those of types included.

const limits = { median: 80, nineInTen: 200, longest: 400 };
/** The most that `src` may have in production: TypeScript without tests and their tools. Lower it as `src` shrinks. */
const production = { files: 1442, lines: 108_051 };

/** Translations have as many texts as the Portuguese dictionaries, and do not count. */
const translation = /^src\/web\/text\/[a-z]{2}\//;

/** Generated, or nothing but texts. */
const notCounted = /^src\/(?:server\/db\/schema|web\/text\/.*|contract\/error-texts)\.ts$/;

const exported =
  /^export (?:async |abstract )?(?:function\*?|const|let|class|type|interface|enum) (\w+)/gm;
/** A component may be called as what it draws, and the texts of a language as the language. */
const sharedNames = new Set(["PixCharge", "Ticket", "br", "us", "es", "fr", "it", "cn"]);

/** Composed, because knip would take all files that a literal pattern names for used. */
const patterns = ["src", "tests", "scripts", "bench"].map((folder) => `${folder}/**/*.{ts,tsx}`);

const files: { file: string; lines: number }[] = [];
const sources = new Map<string, { code: string; lines: number }>();
for await (const file of glob(patterns)) {
  const code = await readFile(file, "utf8");
  const lines = code.trimEnd().split("\n").length;
  if (file.startsWith("src/") && !isForTests(file) && !translation.test(file))
    sources.set(file, { code, lines });
  if (!notCounted.test(file)) files.push({ file, lines });
}
files.sort((one, other) => one.lines - other.lines);
const linesAt = (share: number) => files[Math.ceil(files.length * share) - 1]?.lines ?? 0;
const median = linesAt(0.5);
const nineInTen = linesAt(0.9);

console.log(
  `${files.length} files: median ${median} lines (at most ${limits.median}), 9 in 10 within ${nineInTen} ` +
    `(${limits.nineInTen}), longest ${linesAt(1)} (${limits.longest})`,
);
if (median > limits.median || nineInTen > limits.nineInTen) process.exitCode = 1;
for (const { file, lines } of files.filter(({ lines: count }) => count > limits.longest)) {
  console.error(`${file}: ${lines} lines`);
  process.exitCode = 1;
}

const productionLines = [...sources.values()].reduce((sum, { lines }) => sum + lines, 0);
console.log(
  `src without tests: ${sources.size} files (at most ${production.files}), ` +
    `${productionLines} lines (${production.lines})`,
);
if (sources.size > production.files || productionLines > production.lines) process.exitCode = 1;

const homes = new Map<string, Set<string>>();
for (const [file, { code }] of sources) {
  if (notCounted.test(file)) continue;
  for (const [, name = ""] of code.matchAll(exported))
    homes.set(name, (homes.get(name) ?? new Set()).add(file));
}
for (const [name, [one, ...others]] of homes) {
  if (others.length === 0 || sharedNames.has(name)) continue;
  console.error(`${one} and ${others.join(", ")} export ${name}: give unlike things unlike names`);
  process.exitCode = 1;
}

const pages = lazyImportsOf("src/web/routes.tsx");
const handlers = importsOf("src/server/app.ts").filter((file) => file.endsWith("handlers.ts"));
const inBrowser = longestPath(pages, (file) => file === "src/web/api/transport.ts");
const onServer = longestPath(handlers, (file) => file === "pg");
console.log(
  `longest way from a page to the database: ${inBrowser.length + onServer.length} files, ` +
    `${inBrowser.length} in the browser and ${onServer.length} on the server`,
);
if (process.argv.includes("--path")) console.log([...inBrowser, ...onServer].join("\n"));

/** `testing.ts`, `testing/` and `testing-*` are the tests' tools. */
function isForTests(file: string): boolean {
  return /\.test\.tsx?$|\/testing[-./]/.test(file);
}

/**
 * The longest chain of static imports, those of types included, from one of the files to the goal: the most files that
 * the reader of one call may have to pass. In the browser it ends with the client's transport, where the call leaves;
 * on the server it begins with a handler and ends with the database's driver.
 */
function longestPath(starts: readonly string[], isGoal: (file: string) => boolean): string[] {
  const known = new Map<string, string[]>();
  function from(file: string): string[] {
    if (isGoal(file)) return [file];
    const before = known.get(file);
    if (before) return before;
    const rest = longest(importsOf(file).map(from));
    const path = rest.length > 0 ? [file, ...rest] : [];
    known.set(file, path);
    return path;
  }
  return longest(starts.map(from));
}

function longest(paths: readonly string[][]): string[] {
  return paths.reduce((best, path) => (path.length > best.length ? path : best), []);
}

function importsOf(file: string): string[] {
  return targets(file, /(?:^|\s)from "([^"]+)"/g);
}

function lazyImportsOf(file: string): string[] {
  return targets(file, /\bimport\("([^"]+)"\)/g);
}

/** Files by their place in the repository, packages by their names. */
function targets(file: string, pattern: RegExp): string[] {
  const code = sources.get(file)?.code ?? "";
  return [...code.matchAll(pattern)].map(([, path = ""]) =>
    path.startsWith(".") ? join(dirname(file), path) : path,
  );
}
