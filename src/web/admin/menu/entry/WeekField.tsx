import { useEffect, useEffectEvent, useState } from "react";
import { weekdays, type Week } from "../../../../domain/week.ts";
import { isSame } from "../../../../domain/stale-fields.ts";
import { hoursText } from "../../../text/hours-dictionary.ts";
import { entryText } from "../../../text/entry-dictionary.ts";
import { CheckField } from "../../../ui/Field.tsx";
import { IntervalList } from "../../settings/services/IntervalList.tsx";
import {
  inWeek,
  typedInterval,
  wireInterval,
  type TypedInterval,
} from "../../settings/services/service-form.ts";
import { weekErrors } from "../../settings/services/typed-intervals.ts";
import styles from "./EntryForm.module.css";

const words = entryText.entry.week;

type Typed = TypedInterval & { weekday: number };

type WeekFieldProps = {
  label: string;
  error: string | undefined;
  week: Week;
  onChange: (week: Week) => void;
  /** Whether times are typed that cannot be saved: half of an interval, none at all, or some that overlap. */
  onWrong: (isWrong: boolean) => void;
};

/** When an entry can be ordered: always, or at times that are typed like those of the services. */
export function WeekField({ label, error, week, onChange, onWrong }: WeekFieldProps) {
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
    if (isWrongWeek(next)) return;
    const wanted = next?.map((one) => ({ weekday: one.weekday, ...wireInterval(one) })) ?? null;
    setGiven(wanted);
    onChange(wanted);
  };
  const isWrong = isWrongWeek(typed);
  const tell = useEffectEvent(onWrong);
  useEffect(() => {
    tell(isWrong);
    return () => tell(false);
  }, [isWrong]);
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
      {(error ?? isWrong) && <p className={styles.note}>{error ?? words.incomplete}</p>}
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

/** No interval at all would be no limit, or an entry that nobody can order. */
function isWrongWeek(typed: Typed[] | undefined): boolean {
  if (typed === undefined) return false;
  return typed.length === 0 || Object.keys(weekErrors(typed)).length > 0;
}

function asTyped(one: NonNullable<Week>[number]): Typed {
  return { weekday: one.weekday, ...typedInterval(one) };
}
