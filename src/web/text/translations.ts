import type { Translations } from "./spoken-language.ts";

/** Every language but Portuguese, which the dictionaries themselves are in. */
export const translations: Translations = {
  us: () => import("./us/index.ts").then((found) => found.us),
  es: () => import("./es/index.ts").then((found) => found.es),
  it: () => import("./it/index.ts").then((found) => found.it),
  fr: () => import("./fr/index.ts").then((found) => found.fr),
  cn: () => import("./cn/index.ts").then((found) => found.cn),
};
