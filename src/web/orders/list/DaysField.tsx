import { useId, useRef, useState, type KeyboardEvent } from "react";
import { staffText } from "../../text/staff-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { PartAwaited } from "../../ui/PartAwaited.tsx";
import { useLazyPart } from "../../ui/use-lazy-part.ts";
import styles from "./DaysField.module.css";
import type { OrderDays } from "../queries.ts";
import { dayLabel } from "./typed-day.ts";

export type DaysFieldProps = {
  days: OrderDays | undefined;
  onChoose: (days: OrderDays | undefined) => void;
};

const words = staffText.days;
const fetchForm = () => import("./DaysForm.tsx");

/** Looks back at one day, or at all days from one to another. */
export function DaysField({ days, onChoose }: DaysFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const [isNear, setNear] = useState(false);
  const { part, ...awaited } = useLazyPart(fetchForm, isOpen || isNear);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  /** The element with the focus goes away with the fields, so the opener gets the focus. */
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
          onFocus={() => setNear(true)}
          onPointerEnter={() => setNear(true)}
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
      {/* Escape comes from the fields inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div id={id} className={styles.fields} hidden={!isOpen} onKeyDown={closeOnEscape}>
        {isOpen && part && <part.DaysForm days={days} onChoose={choose} />}
        {isOpen && !part && <PartAwaited {...awaited} height="8rem" />}
      </div>
    </>
  );
}

function daysLabel({ from, to }: OrderDays): string {
  return from === to ? dayLabel(from) : words.range(dayLabel(from), dayLabel(to));
}
