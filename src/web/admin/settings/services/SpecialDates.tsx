import { useEffect, useRef, useState } from "react";
import { serviceLimits, type Service } from "../../../../domain/service.ts";
import { limits } from "../../../../domain/text-rules.ts";
import { pauseText } from "../../../text/pause-dictionary.ts";
import { serviceText as words } from "../../../text/service-dictionary.ts";
import { Button, IconButton } from "../../../ui/Button.tsx";
import { CheckField, Field } from "../../../ui/Field.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { usePartOnTap } from "../../../ui/use-part-on-tap.ts";
import { IntervalList } from "./IntervalList.tsx";
import styles from "./services.module.css";
import {
  byDate,
  shownDate,
  type TypedDate,
  type TypedService,
  intervalError,
  type ServicePartProps,
} from "./service-form.ts";

const fetchHolidays = () => import("./HolidayList.tsx");

type SpecialDatesProps = ServicePartProps & {
  others: readonly (readonly [Service, TypedService])[];
  holidays: readonly { date: string; name: string }[];
};

/** Dates with hours of their own or closed all day; holidays are suggested for them. */
export function SpecialDates(props: SpecialDatesProps) {
  const { typed, errorOf, onChange, others, holidays } = props;
  const { exceptions } = typed;
  const list = useRef<HTMLUListElement>(null);
  const [added, setAdded] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const part = usePartOnTap(fetchHolidays, isOpen, () => setOpen(false));
  useEffect(() => {
    if (added > 0) list.current?.lastElementChild?.querySelector("input")?.focus();
  }, [added]);
  const put = (next: readonly TypedDate[]) => onChange({ ...typed, exceptions: [...next] });
  return (
    <div role="group" aria-label={words.exceptions} className={styles.part}>
      <h4>{words.exceptions}</h4>
      <p className={styles.soft}>
        {exceptions.length === 0 ? words.noExceptions : words.exceptionsHelp}
      </p>
      <ul ref={list} className={styles.dates}>
        {exceptions.map((exception, index) => (
          <DateRow
            // oxlint-disable-next-line react/no-array-index-key -- a date may change while it is typed
            key={index}
            exception={exception}
            number={index + 1}
            errorOf={(path) => errorOf(`exceptions.${index}.${path}`)}
            onChange={(next) => put(exceptions.map((one, at) => (at === index ? next : one)))}
            onRemove={() => put(exceptions.filter((_, at) => at !== index))}
          />
        ))}
      </ul>
      <div className={styles.row}>
        <Button
          aria-disabled={exceptions.length >= serviceLimits.exceptions}
          onClick={() => {
            if (exceptions.length >= serviceLimits.exceptions) return;
            put([...exceptions, { date: "", name: "", intervals: [] }]);
            setAdded(added + 1);
          }}
        >
          <Icon name="plus" />
          {words.addDate}
        </Button>
        {others.map(([other, { hours, exceptions: theirs }]) => (
          <Button key={other} onClick={() => onChange({ ...typed, hours, exceptions: theirs })}>
            <Icon name="copy" />
            {words.copyService(pauseText.names[other])}
          </Button>
        ))}
      </div>
      <div className={styles.holidays}>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name="star" />
          {isOpen ? words.hideHolidays : words.suggestHolidays}
        </Button>
        {part && isOpen && (
          <part.HolidayList
            holidays={holidays.filter(({ date }) => exceptions.every((one) => one.date !== date))}
            room={serviceLimits.exceptions - exceptions.length}
            onAdd={(chosen) =>
              put(byDate([...exceptions, ...chosen.map((one) => ({ ...one, intervals: [] }))]))
            }
          />
        )}
      </div>
    </div>
  );
}

type DateRowProps = {
  exception: TypedDate;
  number: number;
  errorOf: (path: string) => string | undefined;
  onChange: (exception: TypedDate) => void;
  onRemove: () => void;
};

function DateRow({ exception, number, errorOf, onChange, onRemove }: DateRowProps) {
  const { date, name, intervals } = exception;
  const isClosed = intervals.length === 0;
  const called = name.trim() || shownDate(date) || words.someDate(number);
  return (
    <li className={styles.date}>
      <div className={styles.dateHead}>
        <Field
          type="date"
          label={words.date}
          value={date}
          error={errorOf("date")}
          onChange={({ currentTarget: { value } }) => onChange({ ...exception, date: value })}
        />
        <Field
          label={words.dateName}
          optional
          value={name}
          maxLength={limits.exceptionName}
          error={errorOf("name")}
          onChange={({ currentTarget: { value } }) => onChange({ ...exception, name: value })}
        />
        <IconButton icon="trash" label={words.removeDate(called)} onClick={onRemove} />
      </div>
      <CheckField
        label={words.closedThatDay}
        checked={isClosed}
        onChange={({ currentTarget: { checked } }) =>
          onChange({ ...exception, intervals: checked ? [] : [{ start: "", end: "" }] })
        }
      />
      {!isClosed && (
        <IntervalList
          day={called}
          intervals={intervals}
          none={words.closed}
          errorAt={(index, part) => intervalError(errorOf, `intervals.${index}`, part)}
          onChange={(next) => onChange({ ...exception, intervals: next })}
        />
      )}
    </li>
  );
}
