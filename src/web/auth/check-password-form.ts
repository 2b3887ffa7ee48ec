import { isLongEnough, isSamePassword } from "../../domain/password-rules.ts";
import type { Errors } from "../forms/use-errors.ts";
import { accountText } from "../text/account-dictionary.ts";
import { settingsText } from "../text/settings-dictionary.ts";

export type PasswordChange = { current: string; new: string; confirm: string };

/** Visible problems, before the server is asked; empty if there are none. */
export function checkPasswordForm(form: PasswordChange): Errors {
  return {
    ...(form.current === "" ? { current: accountText.password.currentInvalid } : {}),
    ...(isLongEnough(form.new) ? {} : { new: settingsText.staff.errors.shortPassword }),
    ...(isSamePassword(form.new, form.confirm) ? {} : { confirm: accountText.password.mismatch }),
  };
}
