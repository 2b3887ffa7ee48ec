import { useState } from "react";
import { weekdays } from "../../../../domain/week.ts";
import { text } from "../../../text/dictionary.ts";
import { hoursText } from "../../../text/hours-dictionary.ts";
import { serviceText as words } from "../../../text/service-dictionary.ts";
import { IconButton, Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { CheckField } from "../../../ui/Field.tsx";
import { useToast } from "../../../ui/Toast.tsx";
import { switched } from "../settings.ts";
import { IntervalList } from "./IntervalList.tsx";
import {
  withDay,
  type TypedService,
  intervalError,
  type ServicePartProps,
} from "./service-form.ts";
import styles from "./services.module.css";

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

type CopyDayDialogProps = {
  /** The day whose hours are copied; the dialog is closed without one. */
  weekday: number | undefined;
  onClose: () => void;
  onCopy: (from: number, to: readonly number[]) => void;
};

/** Asks which other days get the hours of one day. */
function CopyDayDialog({ weekday, onClose, onCopy }: CopyDayDialogProps) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const show = useToast();
  const others = weekdays.filter((other) => other !== weekday);
  const day = hoursText.weekdays[weekday ?? 0] ?? "";
  const close = () => {
    setChosen([]);
    onClose();
  };
  return (
    <Dialog
      open={weekday !== undefined}
      onClose={close}
      title={words.copyTitle(day)}
      variant="center"
      footer={
        <>
          <Button onClick={close}>{text.common.cancel}</Button>
          <Button
            variant="primary"
            onClick={() => {
              if (weekday === undefined) return;
              if (chosen.length === 0) return show({ text: words.copyNone, tone: "danger" });
              onCopy(weekday, chosen);
              show({ text: words.copied(day, chosen.length), tone: "ok" });
              close();
            }}
          >
            {words.copy}
          </Button>
        </>
      }
    >
      <p>{words.copyTo}</p>
      <CheckField
        label={words.allDays}
        checked={chosen.length === others.length}
        onChange={({ currentTarget: { checked } }) => setChosen(checked ? others : [])}
      />
      {others.map((other) => (
        <CheckField
          key={other}
          label={hoursText.weekdays[other]}
          checked={chosen.includes(other)}
          onChange={() => setChosen(switched(others, chosen, other))}
        />
      ))}
    </Dialog>
  );
}
