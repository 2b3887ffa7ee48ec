import type { Transport } from "./client.ts";

/** What the server asks the page renderer for. */
export type PageRequest = {
  /** With its language. */
  pathname: string;
  host: string;
  assetsUrl: string;
  providerUrl: string;
  /** Answers the calls of the page. */
  transport: Transport;
};

/** The page as markup for the document's root, and what the document should say of it. */
export type RenderedPage = {
  status: 200 | 404;
  /** The page's own name; undefined for the first page, which is called as the account is. */
  title: string | undefined;
  html: string;
  /** What the page was made of: the addresses that the browser will call first. */
  preload: string[];
  isPrivate: boolean;
  /** Where the page is a script of its own, whose style sheets the document names too. */
  source: string | undefined;
};
