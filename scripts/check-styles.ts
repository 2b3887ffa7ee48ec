import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

// Fails for a class of a style sheet that no component names, and for one that a component names and no sheet has: the
// compiler sees neither. A class chosen by a value (`styles[tone]`) counts as used. Fails for a number where the theme
// has a name: for a tint, a dimmed part, a drawing's size, and the ring of focus. Fails for a rule of neighbours (`+`,
// `~`) without a class: a browser applies it to every list of every page, and styles a whole list again as one row
// comes or goes.

const namelessNeighbours = /(?<=[\s>,({}])(?:\*|[a-z][a-z\d]*)\s*[+~]\s*(?:\*|:|[a-z])[^{}]*(?={)/g;

const numbers = {
  "a tint's share": /color-mix\([^;]*?\d%/g,
  "what is dimmed": /[{;\s]opacity: 0?\.\d+/g,
  "a drawing's size": /svg[^{},]*\{[^}]*?[{;\s](?:width|height): [\d.]+\w*|--icon: [\d.]+\w*/g,
  "the ring's line": /outline: [1-9]\d*px solid (?!var\(--line\))/g,
};

type Use = { names: Set<string>; isChosen: boolean };

/** Composed, because knip would take all files that a literal pattern names for used. */
const sources = ["ts", "tsx"].map((ending) => `src/web/**/*.${ending}`);
const uses = new Map<string, Use>();
for await (const file of glob(sources)) {
  const code = await readFile(file, "utf8");
  for (const [, local = "", path = ""] of code.matchAll(
    /import (\w+) from "([^"]+\.module\.css)"/g,
  )) {
    const sheet = join(dirname(file), path);
    const use = uses.get(sheet) ?? { names: new Set(), isChosen: false };
    uses.set(sheet, use);
    for (const [, name = ""] of code.matchAll(new RegExp(`\\b${local}\\.(?!module)(\\w+)`, "g"))) {
      use.names.add(name);
    }
    if (new RegExp(`\\b${local}\\[`).test(code)) use.isChosen = true;
  }
}

for await (const sheet of glob("src/web/**/*.module.css")) {
  const { names, isChosen } = uses.get(sheet) ?? { names: new Set<string>(), isChosen: false };
  const css = (await readFile(sheet, "utf8")).replaceAll(/\/\*.*?\*\//gs, "");
  // Libraries' classes are named in :global().
  const own = css.replaceAll(/:global\([^)]*\)/g, "");
  const written = new Set(
    [...own.matchAll(/\.([a-z]\w*)(?=[^{}]*\{)/gi)].map(([, name = ""]) => name),
  );
  // The build would give the id a name of the sheet's own, which nothing on the page has.
  for (const [id] of own.matchAll(/#[a-z][\w-]*(?=[^{};]*\{)/gi)) {
    console.error(`${sheet}: ${id} is an id of the page, written :global(${id})`);
    process.exitCode = 1;
  }
  const unused = isChosen ? [] : [...written].filter((name) => !names.has(name));
  const missing = [...names].filter((name) => !written.has(name));
  for (const [what, pattern] of Object.entries(numbers)) {
    for (const [found] of css.matchAll(pattern)) {
      console.error(`${sheet}: the theme has a name for ${what}, not ${found.trim()}`);
      process.exitCode = 1;
    }
  }
  for (const [found] of css.matchAll(namelessNeighbours)) {
    console.error(`${sheet}: neighbours without a class, in place of :not(:first-child): ${found}`);
    process.exitCode = 1;
  }
  for (const name of unused) console.error(`${sheet}: no component has .${name}`);
  for (const name of missing) console.error(`${sheet} has no .${name}`);
  if (unused.length + missing.length > 0) process.exitCode = 1;
}
