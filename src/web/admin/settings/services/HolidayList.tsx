import { useState } from "react";
import { hoursText } from "../../../text/hours-dictionary.ts";
import { serviceText } from "../../../text/service-dictionary.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { shownDate } from "./service-form.ts";
import styles from "./services.module.css";

const words = serviceText.services;

type Holiday = { date: string; name: string };

type HolidayListProps = {
  holidays: readonly Holiday[];
  onAdd: (chosen: readonly Holiday[]) => void;
};

/** As far ahead as owners plan. */
const mostShown = 12;

/** The coming holidays, from which an owner chooses those to close on. */
export function HolidayList({ holidays, onAdd }: HolidayListProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = holidays.slice(0, mostShown);
  return (
    <div className={styles.holidays}>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="star" />
        {isOpen ? words.hideHolidays : words.suggestHolidays}
      </Button>
      {isOpen && (
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
                  onClick={() => onAdd([holiday])}
                >
                  {words.closeOn}
                </Button>
              </li>
            ))}
          </ul>
          {shown.length > 1 && <Button onClick={() => onAdd(shown)}>{words.addAllHolidays}</Button>}
        </>
      )}
    </div>
  );
}

/** "sexta, 25/12/2026" of a date, which has no zone. */
function dayWords(date: string): string {
  const weekday = hoursText.weekdays[new Date(date).getUTCDay()] ?? "";
  return `${weekday.toLowerCase()}, ${shownDate(date)}`;
}
