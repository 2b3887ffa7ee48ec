import { useState } from "react";
import { refusalCode } from "../api/definite-rejection.ts";
import { useSignedIn } from "./use-signed-in.ts";

export type TypedApproval = { pin: string } | { user: string; pass: string };
export type ApprovalField = "pin" | "user" | "pass";

/** Form state of an owner's approval. `error` is the last refusal: it can require an approval that was not expected. */
export function useApproval(error: unknown, { isExpected }: { isExpected: boolean }) {
  const isOwner = useSignedIn()?.auth_group_level === 1;
  const code = refusalCode(error);
  const [wasRefused, setWasRefused] = useState(false);
  if (code === "approval_required" && !wasRefused) setWasRefused(true);
  const [byPassword, setByPassword] = useState(false);
  const [missing, setMissing] = useState<readonly ApprovalField[]>([]);
  const [typed, setTyped] = useState({ pin: "", user: "", pass: "" });
  return {
    isNeeded: !isOwner && (isExpected || wasRefused),
    /** The fields say what is wrong. */
    isTold: code === "approval_required" || code === "Invalid Credentials",
    /** The login and password are wrong, or the PIN is. */
    isWrong: code === "Invalid Credentials",
    error,
    typed,
    type: (field: ApprovalField, text: string) => setTyped({ ...typed, [field]: text }),
    missing,
    byPassword,
    choose(next: boolean) {
      setMissing([]);
      setByPassword(next);
    },
    /** The typed approval; undefined if something is missing, which the fields say from then on. */
    read(): TypedApproval | undefined {
      const fields: ApprovalField[] = byPassword ? ["user", "pass"] : ["pin"];
      const blank = fields.filter((field) => typed[field].trim() === "");
      setMissing(blank);
      if (blank.length > 0) return undefined;
      const { pin, user, pass } = typed;
      return byPassword ? { user: user.trim(), pass } : { pin: pin.trim() };
    },
  };
}

export type ApprovalForm = ReturnType<typeof useApproval>;
