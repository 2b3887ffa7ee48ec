import {
  cancelReasonLabels,
  cancelReasons,
  type CancelReason,
} from "../../../domain/cancel-reasons.ts";
import { isBlank, limits } from "../../../domain/text-rules.ts";
import { staffText } from "../../text/staff-dictionary.ts";
import { ChoiceField } from "../../ui/ChoiceField.tsx";
import { CheckField, TextAreaField } from "../../ui/Field.tsx";
import styles from "./CancelDialog.module.css";

const words = staffText.cancelling;

type CancelReasonFieldsProps = {
  reason: CancelReason | undefined;
  setReason: (reason: CancelReason) => void;
  text: string;
  setText: (text: string) => void;
  /** What is missing is said once somebody has tried. */
  isTried: boolean;
};

/** Why something is called off, and in other words. */
export function CancelReasonFields(props: CancelReasonFieldsProps) {
  const { reason, setReason, text, setText, isTried } = props;
  const lacksText = reason === "other" && isBlank(text);
  return (
    <>
      <ChoiceField
        label={words.reason}
        required
        className={styles.reasons}
        error={isTried && reason === undefined ? words.reasonRequired : undefined}
      >
        {cancelReasons.map((one) => (
          <CheckField
            key={one}
            type="radio"
            name="reason"
            label={cancelReasonLabels[one]}
            checked={one === reason}
            onChange={() => setReason(one)}
          />
        ))}
      </ChoiceField>
      <TextAreaField
        label={words.text}
        hint={words.textHint}
        optional={reason !== "other"}
        rows={2}
        maxLength={limits.cancelText}
        value={text}
        error={isTried && lacksText ? words.textRequired : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </>
  );
}
