import { weekdays } from "../../../../domain/week.ts";
import { useState } from "react";
import { hoursText } from "../../../text/hours-dictionary.ts";
import { serviceText } from "../../../text/service-dictionary.ts";
import { IconButton } from "../../../ui/Button.tsx";
import { CopyDayDialog } from "./CopyDayDialog.tsx";
import { IntervalList } from "./IntervalList.tsx";
import styles from "./services.module.css";
import {
  withDay,
  type TypedService,
  intervalError,
  type ServicePartProps,
} from "./service-form.ts";

const words = serviceText.services;

/** The hours of each weekday, which can be copied to other days. */
export function WeekHours({ typed, errorOf, onChange }: ServicePartProps) {
  const [copied, setCopied] = useState<number>();
  const isAlwaysOpen = typed.hours.length === 0;
  const error = errorOf("hours");
  return (
    <div className={styles.part}>
      <h4>{words.hours}</h4>
      {isAlwaysOpen && <p className={styles.soft}>{words.alwaysOpen}</p>}
      {error && <p className={styles.error}>{error}</p>}
      {weekdays.map((weekday) => {
        const day = hoursText.weekdays[weekday] ?? "";
        const places = placesOf(typed, weekday);
        return (
          <IntervalList
            key={weekday}
            day={day}
            intervals={places.map(({ interval }) => interval)}
            none={isAlwaysOpen ? hoursText.intervals.wholeDay : words.closed}
            errorAt={(index, part) => intervalError(errorOf, `hours.${places[index]?.place}`, part)}
            onChange={(intervals) => onChange(withDay(typed, weekday, intervals))}
            tools={
              places.length > 0 && (
                <IconButton
                  icon="copy"
                  label={words.copyDay(day)}
                  onClick={() => setCopied(weekday)}
                />
              )
            }
          />
        );
      })}
      <CopyDayDialog
        weekday={copied}
        weekdays={weekdays}
        onClose={() => setCopied(undefined)}
        onCopy={(from, to) => {
          const intervals = placesOf(typed, from).map(({ interval }) => interval);
          onChange(to.reduce((service, weekday) => withDay(service, weekday, intervals), typed));
        }}
      />
    </div>
  );
}

/** The intervals of a weekday, each with its place in the call. */
function placesOf({ hours }: TypedService, weekday: number) {
  return hours.flatMap(({ weekday: own, ...interval }, place) =>
    own === weekday ? [{ interval, place }] : [],
  );
}
