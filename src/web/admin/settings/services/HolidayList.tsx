import { serviceLimits } from "../../../../domain/service.ts";
import { holidayText as words } from "../../../text/holiday-dictionary.ts";
import { spokenTag } from "../../../text/spoken-language.ts";
import { Button } from "../../../ui/Button.tsx";
import styles from "./services.module.css";

type Holiday = { date: string; name: string };

type HolidayListProps = {
  holidays: readonly Holiday[];
  /** How many more dates there may be. */
  room: number;
  onAdd: (chosen: readonly Holiday[]) => void;
};

/** As far ahead as owners plan. */
const mostShown = 12;

/** The coming holidays, from which an owner chooses those to close on. */
export function HolidayList({ holidays, room, onAdd }: HolidayListProps) {
  const shown = holidays.slice(0, mostShown);
  const add = (chosen: readonly Holiday[]) => chosen.length <= room && onAdd(chosen);
  return (
    <>
      <p className={styles.soft}>{shown.length > 0 ? words.holidaysHelp : words.noHolidays}</p>
      <ul aria-label={words.holidays} className={styles.holidayList}>
        {shown.map((holiday) => (
          <li key={holiday.date}>
            <span>
              <strong>{holiday.name}</strong>{" "}
              <span className={styles.soft}>{dayWords(holiday.date)}</span>
            </span>
            <Button
              aria-label={words.addHoliday(holiday.name)}
              aria-disabled={room < 1}
              onClick={() => add([holiday])}
            >
              {words.closeOn}
            </Button>
          </li>
        ))}
      </ul>
      {shown.length > 1 && (
        <Button aria-disabled={shown.length > room} onClick={() => add(shown)}>
          {words.addAllHolidays}
        </Button>
      )}
      {shown.length > room && (
        <p className={styles.soft}>{words.fullDates(serviceLimits.exceptions)}</p>
      )}
    </>
  );
}

const dayParts = { weekday: "long", day: "2-digit", month: "2-digit", year: "numeric" } as const;

/** "sexta-feira, 25/12/2026" or "2026年12月25日星期五" of a date, which has no zone. */
const dayWords = (date: string) =>
  new Intl.DateTimeFormat(spokenTag(), { ...dayParts, timeZone: "UTC" }).format(new Date(date));
