import { timesFor } from "../../domain/reader.ts";
import { spokenLanguage } from "./spoken-language.ts";

/** Times as "HH:mm" within a text, as readers of the interface's language have them. */
export function spokenTimes(times: string): string {
  return timesFor(spokenLanguage(), times);
}
