import { isLongEnough, isSamePassword } from "../../domain/password-rules.ts";
import type { Errors } from "../forms/use-errors.ts";
import { accessText } from "../text/access-dictionary.ts";
import { signInText } from "../text/sign-in-dictionary.ts";

export type PasswordChange = { current: string; new: string; confirm: string };

/** Visible problems, before the server is asked; empty if there are none. */
export function checkPasswordForm(form: PasswordChange): Errors {
  return {
    ...(form.current === "" ? { current: accessText.password.currentInvalid } : {}),
    ...(isLongEnough(form.new) ? {} : { new: signInText.shortPassword }),
    ...(isSamePassword(form.new, form.confirm) ? {} : { confirm: accessText.password.mismatch }),
  };
}
