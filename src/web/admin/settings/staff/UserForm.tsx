import { useState } from "react";
import { CallRefused } from "../../../../contract/client.ts";
import type { User } from "../../../../contract/staff.ts";
import { limits } from "../../../../domain/text-rules.ts";
import { refusalText } from "../../../api/refusal-text.ts";
import { refusedFields } from "../../../api/refused-fields.ts";
import { useForm } from "../../../forms/use-form.ts";
import { wireText } from "../../../forms/wire-text.ts";
import { FormMessage } from "../../../ui/FormMessage.tsx";
import { settingsPeopleText } from "../../../text/settings-people-dictionary.ts";
import { signInText } from "../../../text/sign-in-dictionary.ts";
import { CheckField, Field, SelectField } from "../../../ui/Field.tsx";
import { Form } from "../../../ui/Form.tsx";
import { firstFocus } from "../../../ui/first-focus.ts";
import styles from "./StaffSection.module.css";
import { changeOf, errorsOfUser, hasField, userTextsOf, type UserFormKind } from "./user-form.ts";
import type { useStaffChange } from "./use-staff-change.ts";

const words = settingsPeopleText.staff;

type UserFormProps = {
  formId: string;
  kind: UserFormKind;
  user: User | undefined;
  isOwn: boolean;
  change: ReturnType<typeof useStaffChange>;
};

export function UserForm({ formId, kind, user, isOwn, change }: UserFormProps) {
  const [before] = useState(() => userTextsOf(user));
  const { part, ...form } = useForm(before);
  const [isShown, setShown] = useState(false);
  const submit = () => {
    if (!form.show(errorsOfUser(kind, form.values)) || change.isPending) return;
    change.mutate(changeOf(kind, { before, texts: form.values, user }), {
      onError: (error) => form.show(refusedFields(error, "data")),
    });
  };
  return (
    <Form ref={part} id={formId} className={styles.form} onSubmit={submit}>
      {isToldHere(change.error) && (
        <FormMessage tone="danger">{refusalText(change.error)}</FormMessage>
      )}
      {hasField(kind, "name") && (
        <Field
          ref={firstFocus}
          label={words.name}
          autoComplete="off"
          maxLength={limits.name}
          required
          {...wireText(form, "name")}
        />
      )}
      {hasField(kind, "user") && (
        <Field
          label={words.user}
          hint={words.userHint}
          type="email"
          inputMode="email"
          autoComplete="off"
          verbatim
          maxLength={limits.email}
          required
          {...wireText(form, "user")}
        />
      )}
      {hasField(kind, "pass") && (
        <>
          <Field
            ref={kind === "password" ? firstFocus : undefined}
            label={kind === "add" ? words.password : words.newPassword}
            hint={kind === "add" ? words.passwordHint : words.resetHint}
            type={isShown ? "text" : "password"}
            // A password of somebody else: the browser must not put the admin's own here, nor keep this one as theirs.
            autoComplete="new-password"
            verbatim
            maxLength={limits.password}
            required
            {...wireText(form, "pass")}
          />
          <CheckField
            label={signInText.showPassword}
            checked={isShown}
            onChange={(event) => setShown(event.currentTarget.checked)}
          />
        </>
      )}
      {hasField(kind, "level", isOwn) && (
        <SelectField label={words.level} {...wireText(form, "level")}>
          <option value="2">{words.levels[2]}</option>
          <option value="1">{words.levels[1]}</option>
        </SelectField>
      )}
    </Form>
  );
}

/** Shows a refusal with status 400 by its catalogue text and at its field; others only if they name no field. */
function isToldHere(error: Error | null): boolean {
  if (error === null) return false;
  const isOfCatalogue = error instanceof CallRefused && error.status === 400;
  return isOfCatalogue || Object.keys(refusedFields(error)).length === 0;
}
