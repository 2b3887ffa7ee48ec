import type { ReactNode } from "react";
import { type CancelReason } from "../../../domain/cancel-reasons.ts";
import { isBlank, limits } from "../../../domain/text-rules.ts";
import { cancelText } from "../../text/cancel-dictionary.ts";
import { ChoiceField } from "../../ui/ChoiceField.tsx";
import { CheckField, TextAreaField } from "../../ui/Field.tsx";
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
      <ChoiceField
        label={words.reason}
        required
        className={styles.reasons}
        error={isTried && reason === undefined ? words.reasonRequired : undefined}
      >
        {reasons.map((one) => (
          <CheckField
            key={one}
            type="radio"
            name="reason"
            label={reasonText.cancelReasons[one]}
            checked={one === reason}
            onChange={() => onChange({ reason: one, text })}
          />
        ))}
      </ChoiceField>
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
