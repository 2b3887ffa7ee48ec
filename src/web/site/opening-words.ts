import { pauseText } from "../text/pause-dictionary.ts";
import { joined } from "../text/joined.ts";
import { hourLabel } from "./account-clock.ts";
import { isToday, whenWords, type Now } from "./when-words.ts";

const words = pauseText.state;

/** Whether orders are taken, and when that changes, as far as it is known. */
type Opening = { state: "open" | "closed" | "paused"; untilMs?: number | undefined };

/** "Aberto · fecha às 23:00", "Fechado · abre amanhã às 18:00", "Pausado até 20:30". */
export function openingWords({ state, untilMs }: Opening, now: Now): string {
  const when = untilMs === undefined ? undefined : shortWhenWords(untilMs, now);
  switch (state) {
    case "open":
      return joined([words.open, when && words.closesAt(when)]);
    case "closed":
      return joined([words.closed, when && words.opensAt(when)]);
    case "paused":
      // Today's times are the hour alone: "Pausado até 20:30".
      return untilMs === undefined
        ? words.paused
        : words.pausedUntil(
            isToday(untilMs, now) ? hourLabel(untilMs, now.timeZone) : (when ?? ""),
          );
  }
}

/** As `whenWords`, with the short names of days: "sexta às 18:00". */
export function shortWhenWords(instantMs: number, now: Now): string {
  return whenWords(instantMs, now, words.days);
}
