import { useMutation } from "@tanstack/react-query";
import { useState, type ComponentProps, type SyntheticEvent } from "react";
import { limits } from "../../domain/text-rules.ts";
import { useApi } from "../api/api.ts";
import { refusalText } from "../api/refusal-text.ts";
import { refusedFields } from "../api/refused-fields.ts";
import { settingsText } from "../text/settings-dictionary.ts";
import { signInText } from "../text/sign-in-dictionary.ts";
import { staffText } from "../text/staff-dictionary.ts";
import { Button } from "../ui/Button.tsx";
import { CheckField, Field } from "../ui/Field.tsx";
import { useToast } from "../ui/Toast.tsx";
import { useOwnToast } from "../ui/use-own-toast.ts";
import { useFirstWrong } from "../ui/use-first-wrong.ts";
import styles from "./PasswordForm.module.css";
import {
  checkPasswordForm,
  type PasswordChange,
  type PasswordErrors,
} from "./check-password-form.ts";

const empty: PasswordChange = { current: "", new: "", confirm: "" };

/** Somebody's own password, of whatever level; the other devices that they are signed in on are signed out. */
export function PasswordForm({ onChanged }: { onChanged?: (() => void) | undefined }) {
  const { part, goToWrong } = useFirstWrong();
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<PasswordErrors>({});
  const [isShown, setShown] = useState(false);

  const showErrors = (found: PasswordErrors) => {
    setErrors(found);
    goToWrong();
  };
  const change = useChangePassword(showErrors, () => {
    setValues(empty);
    onChanged?.();
  });

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = checkPasswordForm(values);
    showErrors(found);
    if (Object.keys(found).length === 0) change.mutate(values);
  };
  const wiring = (name: keyof PasswordChange): ComponentProps<typeof Field> => ({
    label: staffText.password[name],
    name,
    type: isShown ? "text" : "password",
    autoComplete: name === "current" ? "current-password" : "new-password",
    autoCapitalize: "none",
    spellCheck: false,
    maxLength: limits.password,
    value: values[name],
    error: errors[name],
    onChange: (event) => setValues({ ...values, [name]: event.currentTarget.value }),
  });
  return (
    <form ref={part} className={styles.form} method="post" noValidate onSubmit={submit}>
      <Field {...wiring("current")} />
      <Field {...wiring("new")} hint={settingsText.access.lengthHint} />
      <Field {...wiring("confirm")} />
      <CheckField
        label={signInText.showPassword}
        checked={isShown}
        onChange={(event) => setShown(event.currentTarget.checked)}
      />
      <Button type="submit" variant="primary" busy={change.isPending}>
        {staffText.password.heading}
      </Button>
    </form>
  );
}

function useChangePassword(showErrors: (errors: PasswordErrors) => void, onChanged: () => void) {
  const api = useApi();
  const show = useToast();
  const warn = useOwnToast();
  return useMutation({
    mutationFn: (formData: PasswordChange) => api.staff.changePassword({ body: { formData } }),
    // The button shows that it is working.
    meta: { silent: true },
    onSuccess() {
      onChanged();
      warn({ text: "" });
      show({ text: staffText.password.changed, tone: "ok" });
    },
    onError(error) {
      const found = refusedFields(error);
      if (Object.keys(found).length > 0) showErrors(found);
      else warn({ text: refusalText(error), tone: "danger" });
    },
  });
}
