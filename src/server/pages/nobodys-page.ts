import type { Web } from "./renderer.ts";

/** The document of a page at a host that is no house's, in the colours of the house that nobody has chosen others for. */
export function nobodysPage({ renderer, files }: Web, page: "front" | "missing"): string {
  const { title, html } = renderer.nobodysPages[page];
  return [
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...files.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    // Nobody has a picture for it, and browsers would ask for one.
    '<link rel="icon" href="data:,">',
    `<meta name="theme-color" content="${renderer.defaultColours.paper}">`,
    ...(page === "missing" ? ['<meta name="robots" content="noindex">'] : []),
    `<title>${title}</title></head><body>${html}</body></html>`,
  ].join("");
}
