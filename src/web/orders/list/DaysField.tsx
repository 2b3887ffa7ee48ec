import { useId, useRef, useState, type KeyboardEvent, type SyntheticEvent } from "react";
import { staffText } from "../../text/staff-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { MaskedField } from "../../ui/MaskedField.tsx";
import { useFirstWrong } from "../../ui/use-first-wrong.ts";
import styles from "./DaysField.module.css";
import type { OrderDays } from "../queries.ts";
import { dayLabel, parseTypedDay } from "./use-order-filter.ts";

type DaysFieldProps = {
  days: OrderDays | undefined;
  onChoose: (days: OrderDays | undefined) => void;
};

const words = staffText.days;

/** A look back: one day, or all from one to another. */
export function DaysField({ days, onChoose }: DaysFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  /** The element with the focus goes away with the fields. */
  const close = () => {
    opener.current?.focus();
    setOpen(false);
  };
  const choose = (chosen: OrderDays | undefined) => {
    close();
    onChoose(chosen);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isOpen) close();
  };
  return (
    <>
      <div className={styles.choice}>
        <Button
          ref={opener}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          onKeyDown={closeOnEscape}
        >
          <Icon name="clock" />
          {days ? daysLabel(days) : words.choose}
        </Button>
        {days && (
          <Button onClick={() => choose(undefined)} onKeyDown={closeOnEscape}>
            {words.clear}
          </Button>
        )}
      </div>
      {/* Escape is heard from what is in it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div id={id} className={styles.fields} hidden={!isOpen} onKeyDown={closeOnEscape}>
        {isOpen && <DaysForm days={days} onChoose={choose} />}
      </div>
    </>
  );
}

function DaysForm({ days, onChoose }: DaysFieldProps) {
  const [from, setFrom] = useState(days ? dayLabel(days.from) : "");
  const [to, setTo] = useState(days && days.to !== days.from ? dayLabel(days.to) : "");
  const [isTried, setTried] = useState(false);
  const { part, goToWrong } = useFirstWrong();
  const [first, last] = [parseTypedDay(from), parseTypedDay(to === "" ? from : to)];
  const isTurned = first !== undefined && last !== undefined && last < first;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (first && last && !isTurned) return onChoose({ from: first, to: last });
    setTried(true);
    goToWrong();
  };
  const toError = isTurned ? words.turned : words.invalid;
  return (
    <form ref={part} className={styles.form} noValidate onSubmit={submit}>
      <MaskedField
        mask="dd/mm/yyyy"
        placeholder={words.form}
        name="from"
        label={words.from}
        autoComplete="off"
        value={from}
        error={isTried && first === undefined ? words.invalid : undefined}
        onChange={(event) => setFrom(event.currentTarget.value)}
      />
      <MaskedField
        mask="dd/mm/yyyy"
        placeholder={words.form}
        name="to"
        label={words.to}
        optional
        autoComplete="off"
        value={to}
        error={
          isTried && first !== undefined && (last === undefined || isTurned) ? toError : undefined
        }
        onChange={(event) => setTo(event.currentTarget.value)}
      />
      <Button type="submit" variant="primary">
        {words.show}
      </Button>
    </form>
  );
}

function daysLabel({ from, to }: OrderDays): string {
  return from === to ? dayLabel(from) : words.range(dayLabel(from), dayLabel(to));
}
