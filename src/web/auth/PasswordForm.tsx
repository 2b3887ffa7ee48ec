import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { limits } from "../../domain/text-rules.ts";
import { useApi } from "../api/api.ts";
import { refusalText } from "../api/refusal-text.ts";
import { refusedFields } from "../api/refused-fields.ts";
import { useForm } from "../forms/use-form.ts";
import { wireText } from "../forms/wire-text.ts";
import { accessText } from "../text/access-dictionary.ts";
import { frameText } from "../text/frame-dictionary.ts";
import { signInText } from "../text/sign-in-dictionary.ts";
import { Button } from "../ui/Button.tsx";
import { CheckField, Field } from "../ui/Field.tsx";
import { firstFocus } from "../ui/first-focus.ts";
import { Form } from "../ui/Form.tsx";
import { useToast } from "../ui/Toast.tsx";
import { useOwnToast } from "../ui/use-own-toast.ts";
import styles from "./PasswordForm.module.css";
import { checkPasswordForm, type PasswordChange } from "./check-password-form.ts";
import { pinQuery } from "./queries.ts";

const empty: PasswordChange = { current: "", new: "", confirm: "" };

/** Changes the signed-in person's own password. Changing it signs out their other devices. */
export function PasswordForm({ onChanged }: { onChanged?: (() => void) | undefined }) {
  const api = useApi();
  const show = useToast();
  const warn = useOwnToast();
  const queries = useQueryClient();
  const { part, ...form } = useForm(empty);
  const [isShown, setShown] = useState(false);
  const change = useMutation({
    mutationFn: (formData: PasswordChange) => api.staff.changePassword({ body: { formData } }),
    onSuccess() {
      form.set(empty);
      onChanged?.();
      // The PIN went with the old password.
      void queries.invalidateQueries(pinQuery(api));
      warn({ text: "" });
      show({ text: accessText.password.changed, tone: "ok" });
    },
    onError(error) {
      if (form.show(refusedFields(error))) warn({ text: refusalText(error), tone: "danger" });
    },
  });
  const submit = () => {
    if (form.show(checkPasswordForm(form.values))) change.mutate(form.values);
  };
  const field = (name: keyof PasswordChange) => ({
    ...wireText(form, name),
    label: accessText.password[name],
    type: isShown ? "text" : "password",
    autoComplete: name === "current" ? "current-password" : "new-password",
    verbatim: true,
    maxLength: limits.password,
  });
  return (
    <Form ref={part} className={styles.form} onSubmit={submit}>
      {/* Only a dialog is told of the change. In the settings, the section has the focus. */}
      <Field ref={onChanged && firstFocus} {...field("current")} />
      <Field {...field("new")} hint={accessText.lengthHint} />
      <Field {...field("confirm")} />
      <CheckField
        label={signInText.showPassword}
        checked={isShown}
        onChange={(event) => setShown(event.currentTarget.checked)}
      />
      <Button type="submit" variant="primary" busy={change.isPending}>
        {frameText.password.heading}
      </Button>
    </Form>
  );
}
