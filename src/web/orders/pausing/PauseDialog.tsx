import { useState } from "react";
import { maxPauseMinutes, type Service } from "../../../domain/service.ts";
import { limits } from "../../../domain/text-rules.ts";
import { pauseText } from "../../text/pause-dictionary.ts";
import { pausingText } from "../../text/pausing-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { ChoiceField } from "../../ui/ChoiceField.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { CheckField, Field } from "../../ui/Field.tsx";
import styles from "./pausing.module.css";
import { usePause } from "./use-pause.ts";

const words = pausingText;

/** Usual pauses of a kitchen that cannot keep up, in minutes. */
const pauses = [30, 60] as const;

type PauseDialogProps = { open: boolean; on: readonly Service[]; onClose: () => void };

/** Stops the orders of one service, or of all that are `on`, for a while. */
export function PauseDialog({ open, on, onClose }: PauseDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={words.title} variant="center">
      <PauseForm on={on} onDone={onClose} />
    </Dialog>
  );
}

/** The choice of services and the reason. Each time is a button that pauses. */
function PauseForm({ on, onDone }: { on: readonly Service[]; onDone: () => void }) {
  const [chosen, setChosen] = useState(on);
  const [reason, setReason] = useState("");
  const pause = usePause();
  const start = (minutes: number) =>
    pause.mutate({ services: chosen, minutes, reason }, { onSuccess: onDone });
  const choices = [on, ...on.map((service) => [service])];
  return (
    <div className={styles.form}>
      {on.length > 1 && (
        <ChoiceField label={words.which}>
          {choices.map((some) => (
            <CheckField
              key={some.join()}
              type="radio"
              name="paused-service"
              label={nameOf(some, on)}
              checked={some.join() === chosen.join()}
              onChange={() => setChosen(some)}
            />
          ))}
        </ChoiceField>
      )}
      <Field
        label={words.reason}
        hint={words.reasonHint}
        optional
        maxLength={limits.pauseReason}
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
      <div className={styles.times}>
        {pauses.map((minutes) => (
          <Button
            key={minutes}
            variant="primary"
            busy={pause.isPending}
            onClick={() => start(minutes)}
          >
            {words.forMinutes(minutes)}
          </Button>
        ))}
        <Button variant="primary" busy={pause.isPending} onClick={() => start(maxPauseMinutes)}>
          {words.untilReopened}
        </Button>
      </div>
      <p className={styles.soft}>{words.untilReopenedHint}</p>
    </div>
  );
}

function nameOf(some: readonly Service[], on: readonly Service[]): string {
  const [only] = some;
  return some === on || only === undefined ? words.all : pauseText.names[only];
}
