import { type WeekInterval, weekRuns, type WeekRun } from "../../domain/week.ts";
import { openingText as words } from "../text/opening-dictionary.ts";

/** "Disponível seg a sex, 08:00–11:00; sáb, 09:00–12:00". */
export function availableWords(week: readonly WeekInterval[]): string {
  return words.times(words.availableAt(weekRuns(week).map(runWords).join("; ")));
}

function runWords({ from, until, times }: WeekRun): string {
  const [first = "", last = ""] = [from, until].map((day) => words.shortWeekdays[day]);
  return `${from === until ? first : words.daysTo(first, last)}, ${times}`;
}
