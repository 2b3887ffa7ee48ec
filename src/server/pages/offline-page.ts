import type { Account } from "../../contract/account.ts";
import { pageTitle } from "../../domain/page-title.ts";
import { escapeHtml } from "../http/edge/markup.ts";
import { accountColours } from "./account-colours.ts";
import type { Web } from "./renderer.ts";
import { picturePaths } from "./pictures/picture-kinds.ts";

/** The document that a device shows of a page that it has not kept, in the account's name and colours. */
export function offlinePage({ renderer, files }: Web, account: Account): string {
  const { title, html } = renderer.offlinePage;
  const style = Object.entries(renderer.accountTheme(account.extras.styleguide.colors))
    .map(([name, value]) => `${name}:${value}`)
    .join(";");
  return [
    `<!doctype html><html lang="pt-BR" style="${escapeHtml(style)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...files.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    `<link rel="icon" href="${picturePaths.favicon}">`,
    `<meta name="theme-color" content="${accountColours(renderer, account).paper}">`,
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(pageTitle({ page: title, account: account.name }))}</title></head><body>${html}</body></html>`,
  ].join("");
}
