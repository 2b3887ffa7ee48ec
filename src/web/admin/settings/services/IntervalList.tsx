import { useEffect, useRef, useState, type ReactNode } from "react";
import { hoursText } from "../../../text/hours-dictionary.ts";
import { openingText } from "../../../text/opening-dictionary.ts";
import { IconButton } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import type { TypedInterval } from "./service-form.ts";
import { endNote } from "./typed-intervals.ts";
import styles from "./services.module.css";

const words = hoursText.intervals;

type IntervalListProps = {
  /** The day, as people call it. */
  day: string;
  intervals: readonly TypedInterval[];
  none: string;
  errorAt: (index: number, part: "start" | "minutes") => string | undefined;
  onChange: (intervals: TypedInterval[]) => void;
  tools?: ReactNode;
};

/** The intervals in which a day is open, any number of them. */
export function IntervalList({
  day,
  intervals,
  none,
  errorAt,
  onChange,
  tools,
}: IntervalListProps) {
  const rows = useRef<HTMLUListElement>(null);
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (added > 0) rows.current?.lastElementChild?.querySelector("input")?.focus();
  }, [added]);
  const change = (index: number, changes: Partial<TypedInterval>) =>
    onChange(intervals.map((one, at) => (at === index ? { ...one, ...changes } : one)));
  return (
    <div role="group" aria-label={day} className={styles.day}>
      <div className={styles.dayHead}>
        <span className={styles.dayName}>
          {day}
          {intervals.length === 0 && <span className={styles.soft}>&ensp;{none}</span>}
        </span>
        <span className={styles.tools}>
          {tools}
          <IconButton
            icon="plus"
            label={words.addInterval(day)}
            onClick={() => {
              onChange([...intervals, { start: "", end: "" }]);
              setAdded(added + 1);
            }}
          />
        </span>
      </div>
      <ul ref={rows} className={styles.intervals}>
        {intervals.map((interval, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- an interval is its place
          <li key={index} className={styles.interval}>
            <Field
              type="time"
              label={words.opens}
              aria-label={words.ofDay(words.opens, day)}
              value={interval.start}
              error={errorAt(index, "start")}
              onChange={({ currentTarget: { value } }) => change(index, { start: value })}
            />
            <Field
              type="time"
              label={words.closes}
              aria-label={words.ofDay(words.closes, day)}
              value={interval.end}
              error={errorAt(index, "minutes")}
              hint={endNote(interval)}
              onChange={({ currentTarget: { value } }) => change(index, { end: value })}
            />
            <IconButton
              icon="trash"
              label={words.removeInterval(
                day,
                interval.start ? openingText.times(interval.start) : String(index + 1),
              )}
              onClick={() => onChange(intervals.filter((_, at) => at !== index))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
