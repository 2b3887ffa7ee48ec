import { languageTags } from "../../domain/languages.ts";
import { headTags, type HeadParts } from "./head-tags.ts";
import { escapeHtml } from "./markup.ts";
import type { EntryFiles, RenderedPage } from "./renderer.ts";

type DocumentParts = Omit<HeadParts, "title" | "isPublic"> & {
  page: RenderedPage;
  /** The custom properties in which the account differs from the default palette. */
  theme: Record<string, string>;
  paper: string;
  assetsUrl: string;
  providerUrl: string;
  files: EntryFiles;
};

/** The whole HTML document around a rendered page. */
export function pageDocument(parts: DocumentParts): string {
  const { page, account, language, theme, paper, files, assetsUrl, providerUrl } = parts;
  const style = Object.entries(theme)
    .map(([name, value]) => `${name}:${value}`)
    .join(";");
  const isPublic = page.status === 200 && !page.isPrivate && account.active;
  return [
    "<!doctype html>",
    `<html lang="${languageTags[language]}"${style ? ` style="${escapeHtml(style)}"` : ""}>`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">',
    ...files.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    `<script src="${files.firstScript}"></script>`,
    ...page.preload.map(
      (call) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="/v2.0/${call}">`,
    ),
    // A page that is not there has nothing to do.
    ...(page.status === 200 ? scripts(files) : []),
    `<meta name="theme-color" content="${escapeHtml(paper)}">`,
    ...headTags({ ...parts, title: page.title, isPublic }),
    "</head>",
    "<body>",
    `<div id="root" data-assets="${escapeHtml(assetsUrl)}" data-provider="${escapeHtml(providerUrl)}">${page.html}</div>`,
    "</body>",
    "</html>",
  ].join("");
}

function scripts(files: EntryFiles): string[] {
  return [
    ...files.modules.map((file) => `<link rel="modulepreload" href="${file}">`),
    `<script type="module" src="${files.script}"></script>`,
  ];
}
