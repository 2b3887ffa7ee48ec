import { useState } from "react";
import { text } from "../../../text/dictionary.ts";
import { hoursText } from "../../../text/hours-dictionary.ts";
import { serviceText } from "../../../text/service-dictionary.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { CheckField } from "../../../ui/Field.tsx";
import { useToast } from "../../../ui/Toast.tsx";

const words = serviceText.services;

type CopyDayDialogProps = {
  /** The day whose hours are copied; the dialog is closed without one. */
  weekday: number | undefined;
  weekdays: readonly number[];
  onClose: () => void;
  onCopy: (from: number, to: readonly number[]) => void;
};

/** Asks which other days get the hours of one day. */
export function CopyDayDialog({ weekday, weekdays, onClose, onCopy }: CopyDayDialogProps) {
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
          onChange={({ currentTarget: { checked } }) =>
            setChosen(others.filter((one) => (one === other ? checked : chosen.includes(one))))
          }
        />
      ))}
    </Dialog>
  );
}
