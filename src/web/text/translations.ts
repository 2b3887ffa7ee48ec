import type { SiteTranslations } from "./spoken-language.ts";

/** Every language but Portuguese, the language of the dictionaries themselves. */
export const translations: SiteTranslations = {
  us: () => import("./us/index.ts"),
  es: () => import("./es/index.ts"),
  it: () => import("./it/index.ts"),
  fr: () => import("./fr/index.ts"),
  cn: () => import("./cn/index.ts"),
};
