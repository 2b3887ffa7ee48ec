import { defaultLanguage, languages, languageTags, type Language } from "./languages.ts";

/** The language of the site that comes first in an `Accept-Language` header; Portuguese where there is none of them. */
export function acceptedLanguage(header: string | undefined): Language {
  const wanted = (header ?? "").split(",").map((part, place) => {
    const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
    const weight = parameters.find((one) => one.trim().startsWith("q="));
    return { tag: tag.split("-")[0], weight: Number(weight?.split("=")[1] ?? 1) || 0, place };
  });
  const ranked = wanted
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.place - b.place);
  const found = ranked.flatMap(
    ({ tag }) => languages.find((one) => languageTags[one].split("-")[0] === tag) ?? [],
  );
  return found[0] ?? defaultLanguage;
}
