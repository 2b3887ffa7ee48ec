import type { Account } from "../../contract/account.ts";
import { languageTags, offeredLanguages, type Language } from "../../domain/languages.ts";
import { sitePath } from "../../domain/site-path.ts";
import type { EntryFiles, RenderedPage } from "./renderer.ts";

export type DocumentParts = {
  page: RenderedPage;
  account: Account;
  /** Scheme and host, without a slash at the end. */
  origin: string;
  language: Language;
  /** Without the language prefix. */
  path: string;
  theme: Record<string, string>;
  assetsUrl: string;
  files: EntryFiles;
};

/** The whole HTML document around a rendered page. */
export function pageDocument(parts: DocumentParts): string {
  const { page, account, language, theme, files, assetsUrl } = parts;
  const style = Object.entries(theme)
    .map(([name, value]) => `${name}:${value}`)
    .join(";");
  const title = escapeHtml(account.name);
  return [
    "<!doctype html>",
    `<html lang="${languageTags[language]}"${style ? ` style="${escapeHtml(style)}"` : ""}>`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">',
    `<title>${title}</title>`,
    ...files.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...page.preload.map(
      (call) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="/v2.0/${call}">`,
    ),
    // A page that is not there has nothing to do.
    ...(page.status === 200 ? scripts(files) : []),
    `<meta name="theme-color" content="${escapeHtml(theme["--paper"] ?? "#f8f3ea")}">`,
    '<link rel="icon" href="data:,">',
    ...searchLinks(parts),
    "</head>",
    "<body>",
    `<div id="root" data-assets="${escapeHtml(assetsUrl)}">${page.html}</div>`,
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

function searchLinks({ page, account, origin, language, path }: DocumentParts): string[] {
  if (page.isPrivate || page.status !== 200) return ['<meta name="robots" content="noindex">'];
  const address = (of: Language) => escapeHtml(`${origin}${sitePath(of, path)}`);
  const offered = offeredLanguages(account.extras);
  return [
    `<link rel="canonical" href="${address(language)}">`,
    ...(offered.length > 1
      ? offered.map(
          (of) => `<link rel="alternate" hreflang="${languageTags[of]}" href="${address(of)}">`,
        )
      : []),
  ];
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
