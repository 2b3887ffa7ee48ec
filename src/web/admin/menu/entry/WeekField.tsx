import { useState } from "react";
import type { Week } from "../../../../domain/availability.ts";
import { isSame } from "../../../../domain/stale-fields.ts";
import { weekdays } from "../../../../domain/week.ts";
import { hoursText } from "../../../text/hours-dictionary.ts";
import { entryText } from "../../../text/entry-dictionary.ts";
import { CheckField } from "../../../ui/Field.tsx";
import { IntervalList } from "../../settings/services/IntervalList.tsx";
import {
  inWeek,
  typedInterval,
  weekErrors,
  wireInterval,
  type TypedInterval,
} from "../../settings/services/typed-intervals.ts";
import styles from "./EntryForm.module.css";

const words = entryText.entry.week;

type Typed = TypedInterval & { weekday: number };

type WeekFieldProps = {
  label: string;
  error: string | undefined;
  week: Week;
  onChange: (week: Week) => void;
};

/** When an entry can be ordered: always, or at times that are typed like those of the services. */
export function WeekField({ label, error, week, onChange }: WeekFieldProps) {
  const [typed, setTyped] = useState<Typed[] | undefined>(() => week?.map(asTyped));
  const [given, setGiven] = useState(week);
  // The typed times were discarded, or somebody else's replace them.
  if (!isSame(given, week)) {
    setGiven(week);
    setTyped(week?.map(asTyped));
  }
  const errors = typed ? weekErrors(typed) : {};
  const change = (next: Typed[] | undefined) => {
    setTyped(next);
    // A half-typed interval does not count. No interval means no limit, or the entry could never be ordered.
    const whole = (next ?? []).filter(({ start, end }) => start !== "" && end !== "");
    if (Object.keys(weekErrors(whole)).length > 0) return;
    const times = whole.map((one) => ({ weekday: one.weekday, ...wireInterval(one) }));
    const wanted = times.length === 0 ? null : times;
    setGiven(wanted);
    onChange(wanted);
  };
  const isIncomplete = typed !== undefined && Object.keys(errors).length > 0;
  return (
    <fieldset className={styles.week}>
      <legend>{label}</legend>
      <CheckField
        label={words.limit}
        checked={typed !== undefined}
        onChange={({ currentTarget }) => change(currentTarget.checked ? [] : undefined)}
      />
      {typed && (
        <>
          <p className={styles.note}>{words.hint}</p>
          {weekdays.map((weekday) => (
            <Day key={weekday} {...{ weekday, typed, errors }} onChange={change} />
          ))}
        </>
      )}
      {(error ?? isIncomplete) && <p className={styles.note}>{error ?? words.incomplete}</p>}
    </fieldset>
  );
}

type DayProps = {
  weekday: number;
  typed: Typed[];
  errors: Readonly<Record<string, string>>;
  onChange: (typed: Typed[]) => void;
};

function Day({ weekday, typed, errors, onChange }: DayProps) {
  const places = typed.flatMap((one, place) => (one.weekday === weekday ? [place] : []));
  return (
    <IntervalList
      day={hoursText.weekdays[weekday] ?? ""}
      intervals={places.flatMap((place) => typed[place] ?? [])}
      none={words.never}
      errorAt={(index, part) => errors[`${places[index]}.${part}`]}
      onChange={(intervals) => {
        const others = typed.filter((one) => one.weekday !== weekday);
        onChange(inWeek([...others, ...intervals.map((one) => ({ ...one, weekday }))]));
      }}
    />
  );
}

function asTyped(one: NonNullable<Week>[number]): Typed {
  return { weekday: one.weekday, ...typedInterval(one) };
}
