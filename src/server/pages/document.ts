import type { Account } from "../../contract/account.ts";
import type { RenderedPage } from "../../contract/rendered-page.ts";
import { defaultLanguage, languageTags, type Language } from "../../domain/languages.ts";
import { namedWeek } from "../../domain/reader-clock.ts";
import { headTags, type HeadParts } from "./head-tags.ts";
import { escapeHtml } from "../http/edge/markup.ts";
import type { EntryFiles, PictureSource } from "./renderer.ts";

type DocumentParts = Omit<HeadParts, "title" | "isPublic"> & {
  page: RenderedPage;
  troubleNote: string;
  /** The custom properties in which the account differs from the default palette. */
  theme: Record<string, string>;
  paper: string;
  /** The language of the site's own words. */
  words: Language;
  assetsUrl: string;
  providerUrl: string;
  files: EntryFiles;
  /** The largest picture of the first screen, where there is one. */
  firstPicture: PictureSource | undefined;
};

export function pageDocument(parts: DocumentParts): string {
  const {
    page,
    troubleNote,
    account,
    language,
    theme,
    paper,
    files,
    firstPicture,
    assetsUrl,
    providerUrl,
    words,
  } = parts;
  const style = Object.entries(theme)
    .map(([name, value]) => `${name}:${value}`)
    .join(";");
  const own = files.partsOf(page.sources);
  const isPublic = page.status === 200 && !page.isPrivate && account.active;
  return [
    "<!doctype html>",
    `<html lang="${languageTags[language]}"${style ? ` style="${escapeHtml(style)}"` : ""}>`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">',
    // The script makes a preload of it unless the network is slow (first-script.ts).
    ...(isPublic && firstPicture ? [pictureLink(firstPicture)] : []),
    // Comes before the style sheets: after them the script, and so the page, would wait for them.
    `<script>${files.firstScript.code}</script>`,
    ...(page.isOrder
      ? [
          `<link rel="letters" as="font" crossorigin href="${files.titleFont}"><script>${files.orderScript.code}</script>`,
        ]
      : []),
    ...files.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    // `crossorigin`, as when scripts ask for them: without a network, what was kept without it would not be found.
    ...own.styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`),
    // A page shows nothing before these files have come. An order's page shows what the server draws meanwhile.
    ...(page.isScripted ? [files.script, ...own.scripts] : []).map(
      (file) => `<link rel="${page.isOrder ? "drawn" : "modulepreload"}" href="${file}">`,
    ),
    // A missing page runs no script.
    ...(page.status === 200 ? rest(parts) : []),
    `<meta name="theme-color" content="${escapeHtml(paper)}">`,
    ...headTags({ ...parts, title: page.title, isPublic }),
    "</head>",
    "<body>",
    `<div id="root" data-assets="${escapeHtml(assetsUrl)}" data-provider="${escapeHtml(providerUrl)}"${words === defaultLanguage ? "" : ` data-words="${words}"`}>${page.html}</div>`,
    isPublic ? weekTable(account, language) : "",
    troubleNote,
    "</body>",
    "</html>",
  ].join("");
}

function pictureLink({ type, srcSet }: PictureSource): string {
  return `<link rel="ahead" as="image" type="${type}" imagesrcset="${escapeHtml(srcSet)}" imagesizes="100vw" fetchpriority="high">`;
}

/** Links that the first script fetches after the first drawing; on an order's page its own does (order-script.ts). */
function rest({ page, files, words }: DocumentParts): string[] {
  const texts = files.textsOf(words);
  const rel = page.isOrder ? "drawn" : "later";
  return [
    ...(texts === undefined
      ? []
      : [`<link rel="${rel}" data-rel="modulepreload" href="${texts}">`]),
    `<link rel="${rel}" as="script" href="${files.script}">`,
    ...page.preload.map(
      (address) => `<link rel="later" as="fetch" crossorigin="anonymous" href="${address}">`,
    ),
  ];
}

/**
 * The week's hours for readers without scripts; scripts show more of them. Days are named in the page's language. Empty
 * where the business is always open.
 */
function weekTable({ services }: Account, language: Language): string {
  const rows = namedWeek(services, language).map(
    ({ day, times }) => `<tr><th scope="row">${escapeHtml(day)}</th><td>${times || "–"}</td></tr>`,
  );
  return rows.length === 0 ? "" : `<noscript><table>${rows.join("")}</table></noscript>`;
}
