import { createContext, use } from "react";
import type { Language } from "../../domain/languages.ts";

/** Where the visitor is: the same on the server and in the browser. */
export type Site = {
  language: Language;
  /** The host as the visitor sees it. */
  host: string;
  /** Where pictures are served from, without a slash at the end. */
  assetsUrl: string;
  /** Where those who run this installation are found. */
  providerUrl: string;
};

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error("There is no SiteContext above this component");
  return site;
}
