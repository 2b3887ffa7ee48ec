import { readdirSync } from "node:fs";
import type { Plugin } from "vite";

// The few forms of syntax that a translation is written in.
type Node = { type: string; start: number; end: number };
type Property = Node & {
  computed: boolean;
  method: boolean;
  key: Node & { name?: string; value?: string | number };
  value: Node;
};
type Declaration = Node & { declarations: { init: Node | null }[] };
type Statement = Node & { declaration?: Declaration | null };

const translation = /\/src\/web\/text\/[a-z]{2}\/(?!index\.ts$)[\w-]+\.ts$/;
const listOfFiles = /\/src\/web\/text\/[a-z]{2}\/index\.ts$/;
const announcing = /\/src\/web\/text\/(?:[\w-]+-)?dictionary\.ts$/;

/** The names of all dictionaries; in the build each is called by its place among them. */
export const dictionaryNames: readonly string[] = readdirSync(
  new URL("../src/web/text/us/", import.meta.url),
)
  .map((file) => file.replace(/\.ts$/, ""))
  .filter((name) => name !== "index")
  .toSorted();

/**
 * Leaves the names of texts out of translations, a quarter of their bytes: the Portuguese dictionary has them already.
 * Sections become lists in the order of their names, and `spoken-language.ts` puts the names back. The names of the
 * dictionaries are left out as well: a language lists its files in their order, and every page has that list.
 */
export const bareTexts: Plugin = {
  name: "bare-texts",
  // Runs after types are removed.
  enforce: "post",
  transform(code, id) {
    if (announcing.test(id)) return { code: numbered(code, id), map: null };
    const isList = listOfFiles.test(id);
    if (!isList && !translation.test(id)) return undefined;
    const { body } = this.parse(code) as unknown as { body: Statement[] };
    for (const statement of body) {
      const text = statement.declaration?.declarations[0]?.init;
      if (text?.type !== "ObjectExpression") continue;
      return {
        code:
          code.slice(0, text.start) +
          (isList ? listed(text, code) : bare(text, code)) +
          code.slice(text.end),
        map: null,
      };
    }
    throw new Error(`No texts are exported by ${id}`);
  },
};

function numbered(code: string, id: string): string {
  const called = /\bdictionary\("([\w-]+)"/;
  const place = dictionaryNames.indexOf(called.exec(code)?.[1] ?? "");
  if (place < 0) throw new Error(`No translation has the name of ${id}`);
  return code.replace(called, `dictionary(${place}`);
}

/** Files that the list imports come with it; each other file is fetched. */
function listed(node: Node, code: string): string {
  const { properties } = node as Node & { properties: Property[] };
  const own = new Map(
    properties.flatMap(({ type, key, value }) =>
      type === "Property" ? [[key.value, code.slice(value.start, value.end)] as const] : [],
    ),
  );
  const files = dictionaryNames.map((name) => `./${name}.ts`);
  return `[${files.map((file) => own.get(file) ?? `() => import("${file}")`).join(",")}]`;
}

function bare(node: Node, code: string): string {
  const source = code.slice(node.start, node.end);
  if (node.type !== "ObjectExpression") return source;
  const named = (node as Node & { properties: Property[] }).properties.map((property) => {
    const { type, computed, method, key, value } = property;
    if (type !== "Property" || computed) throw new Error(`A text has no plain name: ${source}`);
    const text = bare(value, code);
    return { name: String(key.name ?? key.value), text: method ? `function${text}` : text };
  });
  // This order equals JavaScript's own sort.
  named.sort((one, other) => (one.name < other.name ? -1 : 1));
  return `[${named.map(({ text }) => text).join(",")}]`;
}
