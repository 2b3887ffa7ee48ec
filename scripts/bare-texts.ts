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

/**
 * Leaves the names of texts out of translations, which the Portuguese dictionary has already brought: a quarter of their
 * bytes. Sections become lists in the order of their names, as `spoken-language.ts` puts them back.
 */
export const bareTexts: Plugin = {
  name: "bare-texts",
  // After types are gone.
  enforce: "post",
  transform(code, id) {
    if (!translation.test(id)) return undefined;
    const { body } = this.parse(code) as unknown as { body: Statement[] };
    for (const statement of body) {
      const text = statement.declaration?.declarations[0]?.init;
      if (text?.type !== "ObjectExpression") continue;
      return {
        code: code.slice(0, text.start) + bare(text, code) + code.slice(text.end),
        map: null,
      };
    }
    throw new Error(`No texts are exported by ${id}`);
  },
};

function bare(node: Node, code: string): string {
  const source = code.slice(node.start, node.end);
  if (node.type !== "ObjectExpression") return source;
  const named = (node as Node & { properties: Property[] }).properties.map((property) => {
    const { type, computed, method, key, value } = property;
    if (type !== "Property" || computed) throw new Error(`A text has no plain name: ${source}`);
    const text = bare(value, code);
    return { name: String(key.name ?? key.value), text: method ? `function${text}` : text };
  });
  // As JavaScript itself sorts.
  named.sort((one, other) => (one.name < other.name ? -1 : 1));
  return `[${named.map(({ text }) => text).join(",")}]`;
}
