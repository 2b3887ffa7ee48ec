import { useState } from "react";
import type { Account } from "../../../contract/account.ts";
import { maxPauseMinutes, services, type Service } from "../../../domain/service.ts";
import { limits } from "../../../domain/text-rules.ts";
import { pauseText } from "../../text/pause-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { ChoiceField } from "../../ui/ChoiceField.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { CheckField, Field } from "../../ui/Field.tsx";
import { Icon } from "../../ui/icons.tsx";
import styles from "./pausing.module.css";
import { usePause } from "./use-pause.ts";

const words = pauseText.pause;

/** Usual pauses of a kitchen that cannot keep up, in minutes. */
const pauses = [30, 60] as const;

/** The way to take no orders for a while; nothing where guests cannot order anyway. */
export function PauseButton({ account }: { account: Account }) {
  const [isOpen, setOpen] = useState(false);
  const on = services.filter((service) => account.services[service].enabled);
  if (on.length === 0) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="clock" />
        {words.button}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={words.title} variant="center">
        <PauseForm on={on} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

/** The choice of services and the reason; each time is a button that pauses. */
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
        <ChoiceField label={words.which} error={undefined}>
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
