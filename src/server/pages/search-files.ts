import type { Account } from "../../contract/account.ts";
import { defaultLanguage, languageTags, offeredLanguages } from "../../domain/languages.ts";
import { sitePath } from "../../domain/site-path.ts";
import { escapeHtml } from "../http/edge/markup.ts";
import { menuPage } from "../../domain/landing-path.ts";

type SearchFileInput = { account: Account; origin: string };

/** Rules for search engines: a closed business is not listed. */
export function robotsTxt({ account, origin }: SearchFileInput): string {
  if (!account.active) return "User-agent: *\nDisallow: /\n";
  return `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Every page by which the account is found, in each of its languages. */
export function sitemapXml({ account, origin }: SearchFileInput): string {
  const offered = offeredLanguages(account.extras);
  const urls = publicPaths(account).flatMap((path) => {
    const addresses = offered.map((of) => ({
      tag: languageTags[of],
      address: escapeHtml(`${origin}${sitePath(of, path)}`),
    }));
    const alternates = [
      ...addresses,
      { tag: "x-default", address: escapeHtml(`${origin}${sitePath(defaultLanguage, path)}`) },
    ].map(
      ({ tag, address }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address}"/>`,
    );
    const links = offered.length > 1 ? alternates.join("") : "";
    return addresses.map(({ address }) => `<url><loc>${address}</loc>${links}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>\n",
  ].join("");
}

/**
 * Lists the paths by which an account is found, without language prefix; orders from a room begin at a printed code.
 */
function publicPaths(account: Account): string[] {
  const { linktree, delivery } = account.features;
  const paths = [
    ...(linktree ? ["/home"] : []),
    ...(delivery ? ["/delivery"] : []),
    `/${menuPage(account)}`,
  ];
  return [...new Set(paths)];
}
