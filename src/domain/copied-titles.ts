import { languages, type Translations } from "./languages.ts";
import { hasForbiddenCharacters, limits } from "./text-rules.ts";

const mark = " (cópia)";

/** The titles of a copy that stands beside what it is of: each with a mark at its end, for which a long one is cut. */
export function copiedTitles(titles: Translations): Translations {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const title = titles[language];
      return title ? [[language, `${beginningOf(title)}${mark}`]] : [];
    }),
  );
}

/** As much of a title as has room before the mark, and no half of a character. */
function beginningOf(title: string): string {
  const beginning = title.slice(0, limits.title - mark.length).trimEnd();
  return hasForbiddenCharacters(beginning) ? beginning.slice(0, -1) : beginning;
}
