import type { Language } from "../domain/languages.ts";
import type { Account } from "./account.ts";
import type { Transport } from "./client.ts";
import type { orderPageContract } from "./order-page.ts";
import type { Order } from "./orders.ts";
import type { RouteOutput } from "./route.ts";

/** The page of one order, drawn for its guest. */
export type OrderPageRequest = {
  order: Order;
  account: Account;
  language: Language;
  words: Language;
  site: Pick<PageRequest, "host" | "assetsUrl" | "providerUrl">;
  atMs: number;
};

export type DrawnOrder = RouteOutput<(typeof orderPageContract)["get"]>;

export type PageRequest = {
  /** Path with its language prefix. */
  pathname: string;
  /** The language of the site's own words. */
  words: Language;
  host: string;
  assetsUrl: string;
  providerUrl: string;
  /** Answers the calls of the page. */
  transport: Transport;
};

/** The page's markup for the document's root, and its facts for the document. */
export type RenderedPage = {
  status: 200 | 404;
  /** The page's own name; undefined for the first page, which is named after the account. */
  title: string | undefined;
  html: string;
  /** Addresses of the data that the page was made of: the browser will call them first. */
  preload: string[];
  isPrivate: boolean;
  /** Scripts draw the whole page: its markup is only an outline. */
  isScripted: boolean;
  /** The server renders it for those who may see it (`renderOrder`); until then its markup is an outline. */
  isOrder: boolean;
  /** The source files of the page's own scripts, whose files the document names too. */
  sources: readonly string[];
};
