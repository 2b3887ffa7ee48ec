import { glob, readFile } from "node:fs/promises";

// Prints how long the files are, and fails beyond the house's figures. Left out are what is generated and what holds
// nothing but texts. That imports form no cycle, those of types included, is oxlint's `import/no-cycle`.

const limits = { median: 80, nineInTen: 200, longest: 400 };
const notCounted = /^src\/(?:server\/db\/schema|web\/text\/.*|contract\/error-texts)\.ts$/;

/** Not one pattern of letters: knip would take all that it names for used. */
const patterns = ["src", "tests", "scripts", "bench"].map((folder) => `${folder}/**/*.{ts,tsx}`);

const files: { file: string; lines: number }[] = [];
for await (const file of glob(patterns)) {
  if (notCounted.test(file)) continue;
  files.push({ file, lines: (await readFile(file, "utf8")).trimEnd().split("\n").length });
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
