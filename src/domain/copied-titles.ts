import { languages, type Translations } from "./languages.ts";
import { hasForbiddenCharacters, limits } from "./text-rules.ts";

const mark = " (cópia)";

/** The titles of a copy among its original's siblings: each gets a suffix, and a long title is cut to make room. */
export function copiedTitles(titles: Translations): Translations {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const title = titles[language];
      return title ? [[language, `${beginningOf(title)}${mark}`]] : [];
    }),
  );
}

/** As much of a title as fits before the mark, without half a surrogate pair. */
function beginningOf(title: string): string {
  const beginning = title.slice(0, limits.title - mark.length).trimEnd();
  return hasForbiddenCharacters(beginning) ? beginning.slice(0, -1) : beginning;
}
