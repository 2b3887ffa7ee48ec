import type { Account } from "../../contract/account.ts";
import { languageTags, type Language } from "../../domain/languages.ts";
import { closingTime, weekOf } from "../../domain/week.ts";
import { escapeHtml } from "../http/edge/markup.ts";

/** 2026-11-01, a Sunday. */
const someSunday = Date.UTC(2026, 10, 1);
const dayMs = 86_400_000;
/** As people list them: the week of work first. */
const weekdays = [1, 2, 3, 4, 5, 6, 0];

/**
 * The week's hours for who reads the page without scripts, which say more of them and at any moment. Days have their names
 * in the page's language; "" where the business is always open.
 */
export function weekTable({ services }: Account, language: Language): string {
  const hours = weekOf(services);
  if (hours.length === 0) return "";
  const named = new Intl.DateTimeFormat(languageTags[language], {
    weekday: "long",
    timeZone: "UTC",
  });
  const rows = weekdays.map((weekday) => {
    const ofDay = hours.filter((interval) => interval.weekday === weekday);
    const times = ofDay.map((interval) => `${interval.start}–${closingTime(interval)}`);
    const day = escapeHtml(named.format(someSunday + weekday * dayMs));
    return `<tr><th scope="row">${day}</th><td>${times.join(", ") || "–"}</td></tr>`;
  });
  return `<noscript><table>${rows.join("")}</table></noscript>`;
}
