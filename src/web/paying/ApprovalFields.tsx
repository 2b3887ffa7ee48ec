import { useImperativeHandle, useRef, useState, type ReactNode, type Ref } from "react";
import { CallRefused } from "../../contract/client.ts";
import { limits } from "../../domain/text-rules.ts";
import { refusalText } from "../api/refusal-text.ts";
import { refusedFields } from "../api/refused-fields.ts";
import { staffText } from "../text/staff-dictionary.ts";
import { Field } from "../ui/Field.tsx";
import styles from "./paying.module.css";

export type Approval = { user: string; pass: string };

const words = staffText.cancelling;

type ApprovalFieldsProps = {
  /** Reads what is typed; undefined, and marked, where something is missing. */
  ref: Ref<() => Approval | undefined>;
  /** What the server did not take of it. */
  error: unknown;
  children: ReactNode;
};

/** An owner's approval on somebody else's screen. Nothing of it is kept. */
export function ApprovalFields({ ref, error, children }: ApprovalFieldsProps) {
  const user = useRef<HTMLInputElement>(null);
  const pass = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState<readonly ("user" | "pass")[]>([]);
  useImperativeHandle(ref, () => () => {
    const typed = { user: user.current?.value.trim() ?? "", pass: pass.current?.value ?? "" };
    const blank = (["user", "pass"] as const).filter((one) => typed[one] === "");
    setMissing(blank);
    return blank.length === 0 ? typed : undefined;
  });
  const code = error instanceof CallRefused ? error.refusal.error : undefined;
  const isNotOwner = code === "approval_required" && "approval.user" in refusedFields(error);
  return (
    <fieldset className={styles.approval}>
      <legend>{words.approval}</legend>
      <p>{children}</p>
      <Field
        ref={user}
        label={words.user}
        name="approver"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.email}
        error={
          missing.includes("user") ? words.userRequired : isNotOwner ? words.notOwner : undefined
        }
      />
      <Field
        ref={pass}
        label={words.pass}
        name="approver-password"
        type="password"
        // Nobody's password is kept on a device that others use.
        autoComplete="new-password"
        maxLength={limits.password}
        error={
          missing.includes("pass")
            ? words.passRequired
            : code === "Invalid Credentials"
              ? refusalText(error)
              : undefined
        }
      />
    </fieldset>
  );
}
