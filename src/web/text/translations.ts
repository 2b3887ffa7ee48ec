import type { SiteTranslations } from "./spoken-language.ts";

/** Every language but Portuguese, which the dictionaries themselves are in. */
export const translations: SiteTranslations = {
  us: () => import("./us/index.ts"),
  es: () => import("./es/index.ts"),
  it: () => import("./it/index.ts"),
  fr: () => import("./fr/index.ts"),
  cn: () => import("./cn/index.ts"),
};
