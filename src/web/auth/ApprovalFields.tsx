import type { ChangeEvent } from "react";
import { flushSync } from "react-dom";
import { limits } from "../../domain/text-rules.ts";
import { refusalText } from "../api/refusal-text.ts";
import { refusedFields } from "../api/refused-fields.ts";
import { cancelText } from "../text/cancel-dictionary.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { FormMessage } from "../ui/FormMessage.tsx";
import styles from "./ApprovalFields.module.css";
import type { ApprovalField, ApprovalForm } from "./use-approval.ts";

const words = cancelText.approval;

type ApprovalFieldsProps = {
  form: ApprovalForm;
  /** Why an owner has to allow it. */
  why: string;
  /** The words for a failed try. They are hidden where the fields have them. */
  problem: string | null | undefined;
};

/** The end of a form: an owner's approval on an attendant's screen, where it is needed, and what went wrong. */
export function ApprovalFields({ form, why, problem }: ApprovalFieldsProps) {
  return (
    <>
      {form.isNeeded && <NeededFields {...{ form, why }} />}
      {problem && !(form.isTold && form.isNeeded) && (
        <FormMessage tone="danger">{problem}</FormMessage>
      )}
    </>
  );
}

/** By a PIN, or with e-mail and password. */
function NeededFields({ form, why }: Omit<ApprovalFieldsProps, "problem">) {
  const { missing, byPassword, choose, error, isTold, isWrong } = form;
  const refused = refusedFields(error);
  const wrong = isTold ? (refused[`approval.${byPassword ? "user" : "pin"}`] ?? "") : "";
  const missed = (field: ApprovalField) =>
    missing.includes(field) ? words.required[field] : undefined;
  const wire = (field: ApprovalField) => ({
    value: form.typed[field],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      form.type(field, currentTarget.value),
  });
  return (
    <fieldset className={styles.approval}>
      <legend>{words.heading}</legend>
      <p>{why}</p>
      {byPassword ? (
        <>
          <Field
            {...wire("user")}
            label={words.user}
            name="approver"
            inputMode="email"
            autoComplete="off"
            verbatim
            maxLength={limits.email}
            error={missed("user") ?? (wrong || undefined)}
          />
          <Field
            {...wire("pass")}
            label={words.pass}
            name="approver-password"
            type="password"
            // Nobody's password is kept on a device that others use.
            autoComplete="new-password"
            maxLength={limits.password}
            error={
              missed("pass") ??
              (isWrong && !refused["approval.pin"] ? refusalText(error) : undefined)
            }
          />
        </>
      ) : (
        <Field
          {...wire("pin")}
          label={words.pin}
          name="approver-pin"
          type="password"
          inputMode="numeric"
          autoComplete="new-password"
          maxLength={limits.pin}
          error={missed("pin") ?? (wrong || undefined)}
        />
      )}
      <Button
        className={styles.other}
        onClick={({ currentTarget }) => {
          flushSync(() => choose(!byPassword));
          // The fields stand before the button that changes them.
          currentTarget.closest("fieldset")?.querySelector("input")?.focus();
        }}
      >
        {byPassword ? words.withPin : words.withPassword}
      </Button>
    </fieldset>
  );
}
