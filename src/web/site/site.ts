import { createContext, use } from "react";
import type { Language } from "../../domain/languages.ts";

/** The visitor's place: the same on the server and in the browser. */
export type Site = {
  language: Language;
  /** The host as the visitor sees it. */
  host: string;
  /** The address of pictures, without a slash at the end. */
  assetsUrl: string;
  /** The site of those who run this installation. */
  providerUrl: string;
};

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error("There is no SiteContext above this component");
  return site;
}
