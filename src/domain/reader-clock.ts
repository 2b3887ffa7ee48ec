import type { Language } from "./languages.ts";
import { timesFor } from "./reader.ts";

const days: Partial<Record<Language, string>> = { us: "$2/$1/$3", cn: "$3/$2/$1" };

/** The label of a clock, "HH:mm • dd/MM/YY", with its time, month and day as the reader has them. */
export function clockFor(language: Language, label: string): string {
  const said = label.replace(/(\d\d)\/(\d\d)\/(\d\d)$/, days[language] ?? "$1/$2/$3");
  return timesFor(language, said);
}
