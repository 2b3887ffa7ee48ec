import { minPasswordLength } from "../../../domain/text-rules.ts";
import type { accessText } from "../access-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const access: Translated<typeof accessText> = {
  help: "The password of your administrator account.",
  lengthHint: `At least ${minPasswordLength} characters. Your other devices are signed out.`,
  password: {
    current: "Current password",
    new: "New password",
    confirm: "Confirm password",
    currentInvalid: "Wrong current password",
    mismatch: "The two new passwords are different",
    changed: "Password changed.",
  },
  pin: {
    heading: "Approval PIN",
    hasNone:
      "With a PIN you approve cancellations and refunds on a server’s screen, without typing your password.",
    hasOne:
      "You have a PIN. It approves on a server’s screen but cannot be used to sign in. Changing your password removes the PIN.",
    pin: "New PIN",
    form: "4 to 6 digits.",
    password: "Your current password",
    passwordRequired: "Enter your password.",
    set: "Create PIN",
    change: "Change PIN",
    remove: "Remove PIN",
    saved: "PIN saved.",
    removed: "PIN removed.",
  },
};
