import { glob, readFile } from "node:fs/promises";

// Fails where the documents name a file or folder that is not there, and where docs/architecture.md, which tells where
// everything is, leaves out a folder of the server or of the web.

const documents = ["*.md", "docs/**/*.md"];
/** Folders that commands make. */
const made = /^(?:data|dist|screens)\//;

/** Composed, because knip would take all files that a literal pattern names for used. */
const folders = ["bench", "docs", "migrations", "scripts", "src", "tests"].map(
  (folder) => `${folder}/**`,
);
const paths: string[] = [];
for await (const path of glob([...folders, "*.*"])) {
  paths.push(`/${path}`);
}
/** Documents call a file by the end of its path, with or without its ending. */
const isThere = (name: string) =>
  paths.some((path) => path.endsWith(`/${name}`) || path.includes(`/${name}.`));

for await (const document of glob(documents)) {
  const text = await readFile(document, "utf8");
  const spans = text.matchAll(/`([^`\n]+)`|\]\(([^):#]+)\)/g);
  for (const [, quoted = "", linked = ""] of spans) {
    const name = (quoted || linked).replace(/\/$/, "");
    if (!isPath(name) || made.test(name) || isThere(name)) continue;
    console.error(`${document} names ${name}, which is not there`);
    process.exitCode = 1;
  }
}

const architecture = await readFile("docs/architecture.md", "utf8");
for await (const folder of glob("src/{server,web}/*/")) {
  const name = folder.split("/").findLast((part) => part !== "") ?? folder;
  if (new RegExp(`\\b${name}\\b`).test(architecture)) continue;
  console.error(`docs/architecture.md leaves out ${folder}`);
  process.exitCode = 1;
}

/** Leaves out paths of calls and pages: they have no such ending and are below none of these folders. */
function isPath(name: string): boolean {
  return (
    /^[\w-][\w./-]*\.(?:css|json|md|mjs|sql|tsx?)$/.test(name) ||
    /^(?:bench|docs|migrations|scripts|src|tests)\/[\w./-]+$/.test(name)
  );
}
