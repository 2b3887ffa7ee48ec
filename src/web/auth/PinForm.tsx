import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { isPin } from "../../domain/owner-pin.ts";
import { limits } from "../../domain/text-rules.ts";
import { useApi } from "../api/api.ts";
import { refusalText } from "../api/refusal-text.ts";
import { refusedFields } from "../api/refused-fields.ts";
import { useForm } from "../forms/use-form.ts";
import { wireText } from "../forms/wire-text.ts";
import { accessText } from "../text/access-dictionary.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { Form } from "../ui/Form.tsx";
import { useToast } from "../ui/Toast.tsx";
import { useOwnToast } from "../ui/use-own-toast.ts";
import styles from "./PasswordForm.module.css";
import { pinQuery } from "./queries.ts";

const words = accessText.pin;

type PinChange = { pin: string; password: string };
const empty: PinChange = { pin: "", password: "" };

/** An owner's own PIN, by which they approve on attendants' screens. */
export function PinForm() {
  const api = useApi();
  const show = useToast();
  const warn = useOwnToast();
  const queries = useQueryClient();
  const query = useQuery(pinQuery(api));
  const hasPin = query.data?.has_pin === true;
  const { part, ...form } = useForm(empty);
  const change = useMutation({
    mutationFn: ({ pin, password }: { pin: string | null; password: string }) =>
      api.staff.setPin({ body: { pin, password } }),
    onSuccess(answer, { pin }) {
      form.set(empty);
      warn({ text: "" });
      queries.setQueryData(pinQuery(api).queryKey, answer);
      show({ text: pin === null ? words.removed : words.saved, tone: "ok" });
    },
    onError(error) {
      const { current, ...fields } = refusedFields(error);
      const told = current === undefined ? fields : { ...fields, password: current };
      if (form.show(told)) warn({ text: refusalText(error), tone: "danger" });
    },
  });
  const { pin, password } = form.values;
  const lacksPassword = password === "" ? { password: words.passwordRequired } : {};
  const submit = () => {
    const wrong = { ...(isPin(pin) ? {} : { pin: words.form }), ...lacksPassword };
    if (form.show(wrong)) change.mutate({ pin, password });
  };
  const remove = () => {
    if (form.show(lacksPassword)) change.mutate({ pin: null, password });
  };
  const secret = { type: "password", autoComplete: "new-password" } as const;
  return (
    <Form ref={part} className={styles.form} onSubmit={submit}>
      <p>{hasPin ? words.hasOne : words.hasNone}</p>
      <Field
        {...wireText(form, "pin")}
        {...secret}
        label={words.pin}
        // The error of a malformed PIN is the hint's own sentence, so the hint goes while the error is shown.
        hint={form.errors.pin === words.form ? undefined : words.form}
        inputMode="numeric"
        maxLength={limits.pin}
      />
      <Field
        {...wireText(form, "password")}
        type="password"
        autoComplete="current-password"
        label={words.password}
        maxLength={limits.password}
      />
      <Button type="submit" variant="primary" busy={change.isPending}>
        {hasPin ? words.change : words.set}
      </Button>
      {hasPin && (
        <Button busy={change.isPending} onClick={remove}>
          {words.remove}
        </Button>
      )}
    </Form>
  );
}
