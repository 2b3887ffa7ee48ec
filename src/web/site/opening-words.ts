import { dateIn } from "../../domain/hours.ts";
import { serviceText } from "../text/service-dictionary.ts";
import { hourLabel, usualTimeZone, zoneHere } from "./account-clock.ts";

const words = serviceText.state;

type Now = { nowMs: number; timeZone?: string | undefined };

/** Whether orders are taken, and when that changes, as far as it is known. */
type Opening = { state: "open" | "closed" | "paused"; untilMs?: number | undefined };

/** "Aberto · fecha às 23:00", "Fechado · abre amanhã às 18:00", "Pausado até 20:30". */
export function openingWords({ state, untilMs }: Opening, now: Now): string {
  const when = untilMs === undefined ? undefined : whenWords(untilMs, now);
  switch (state) {
    case "open":
      return when ? `${words.open} · ${words.closesAt(when)}` : words.open;
    case "closed":
      return when ? `${words.closed} · ${words.opensAt(when)}` : words.closed;
    case "paused":
      return when ? words.pausedUntil(when.replace(/^às /, "")) : words.paused;
  }
}

const dayMs = 86_400_000;

/** "às 18:00" of today, "amanhã às 18:00", "sexta às 18:00" of the days that follow, then "25/12 às 18:00". */
export function whenWords(instantMs: number, { nowMs, timeZone = usualTimeZone }: Now): string {
  const zone = zoneHere(timeZone);
  const time = hourLabel(instantMs, zone);
  const date = dateIn(zone, instantMs);
  const days = Math.round((Date.parse(date) - Date.parse(dateIn(zone, nowMs))) / dayMs);
  if (days === 0) return words.at(time);
  if (days === 1) return words.tomorrowAt(time);
  const [, month = "", day = ""] = date.split("-");
  const weekday = serviceText.weekdays[new Date(date).getUTCDay()] ?? "";
  return words.onDayAt(days < 7 ? weekday.toLowerCase() : `${day}/${month}`, time);
}
