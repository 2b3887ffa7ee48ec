import type { ReactNode } from "react";
import { type CancelReason } from "../../../domain/cancel-reasons.ts";
import { isBlank, limits } from "../../../domain/text-rules.ts";
import { cancelText } from "../../text/cancel-dictionary.ts";
import { TextAreaField } from "../../ui/Field.tsx";
import { RadioField } from "../../ui/RadioField.tsx";
import styles from "./CancelDialog.module.css";
import { reasonText } from "../../text/reason-dictionary.ts";

/** The reason, possibly incomplete. */
export type GivenReason = { reason: CancelReason | undefined; text: string };

type ReasonFieldsProps = {
  reasons: readonly CancelReason[];
  given: GivenReason;
  /** Somebody has tried to go on, so missing parts are marked. */
  isTried: boolean;
  onChange: (given: GivenReason) => void;
  /** Actions on the reason, right below it. */
  children?: ReactNode;
};

const words = cancelText.cancelling;

/** "Outro motivo" needs a text. */
export function lacksText({ reason, text }: GivenReason): boolean {
  return reason === "other" && isBlank(text);
}

/** The reason for cancelling an order, which its guest reads. */
export function ReasonFields({ reasons, given, isTried, onChange, children }: ReasonFieldsProps) {
  const { reason, text } = given;
  return (
    <>
      <RadioField
        label={words.reason}
        required
        className={styles.reasons}
        error={isTried && reason === undefined ? words.reasonRequired : undefined}
        of={reasons.map((one) => [one, reasonText.cancelReasons[one]])}
        value={reason}
        onChoose={(one) => onChange({ reason: one, text })}
      />
      {children}
      <TextAreaField
        label={words.text}
        hint={words.textHint}
        optional={reason !== "other"}
        rows={2}
        maxLength={limits.cancelText}
        value={text}
        error={isTried && lacksText(given) ? words.textRequired : undefined}
        onChange={(event) => onChange({ reason, text: event.currentTarget.value })}
      />
    </>
  );
}
