import { useMutation } from "@tanstack/react-query";
import { useLayoutEffect, useRef, useState } from "react";
import { limits } from "../../domain/text-rules.ts";
import { useApi } from "../api/api.ts";
import { refusalText } from "../api/refusal-text.ts";
import type { SignedIn } from "../api/session.ts";
import { timeLimit } from "../api/transport.ts";
import { useErrors } from "../forms/use-errors.ts";
import { createKeptStore } from "../storage/kept-store.ts";
import { signInText } from "../text/sign-in-dictionary.ts";
import { Button } from "../ui/Button.tsx";
import { CheckField, Field } from "../ui/Field.tsx";
import { firstFocus } from "../ui/first-focus.ts";
import { Form } from "../ui/Form.tsx";
import { FormMessage } from "../ui/FormMessage.tsx";
import type { SendForm } from "../../contract/client.ts";
import styles from "./SignInPage.module.css";

type Credentials = { user: string; pass: string };

/** Kept after signing out: it lets the server tell this browser from strangers who guess passwords. */
const device = createKeptStore<string | null>({
  key: "device",
  findStorage: () => localStorage,
  read: (mark) => mark,
  write: (mark) => mark,
});

const timeoutMs = 20_000;

/** Sends a sign-in with the mark of this browser, and stores the mark that the answer gives. */
export const sendSignIn: SendForm = async ({ address, body, signal }, headers) => {
  device.refresh();
  const mark = device.current();
  const response = await fetch(address, {
    method: "POST",
    headers: {
      ...headers,
      "content-type": "application/json",
      ...(mark === null ? {} : { device: mark }),
    },
    body: JSON.stringify(body),
    credentials: "omit",
    signal: timeLimit(timeoutMs, signal),
  });
  const given = response.headers.get("device");
  if (given !== null) device.change(() => given);
  return {
    status: response.status,
    header: (name) => response.headers.get(name),
    body: await response.text(),
  };
};

/** User and password; `onSignedIn` hears who they belong to. */
export function SignInForm({ onSignedIn }: { onSignedIn: (signedIn: SignedIn) => void }) {
  const { part, errors, show } = useErrors();
  const userField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => firstFocus(userField.current), []);
  const [isShown, setShown] = useState(false);
  const signIn = useSignIn(onSignedIn, () => passwordField.current?.select());

  const submit = () => {
    const user = userField.current?.value.trim() ?? "";
    const pass = passwordField.current?.value ?? "";
    const isWhole = show({
      ...(user === "" ? { user: signInText.fieldErrors.user } : {}),
      ...(pass === "" ? { pass: signInText.fieldErrors.password } : {}),
    });
    if (isWhole) signIn.mutate({ user, pass });
  };
  return (
    <Form ref={part} className={styles.form} onSubmit={submit}>
      {signIn.error && <FormMessage tone="danger">{refusalText(signIn.error)}</FormMessage>}
      <Field
        ref={userField}
        label={signInText.user}
        placeholder={signInText.userPlaceholder}
        name="user"
        inputMode="email"
        autoComplete="username"
        verbatim
        maxLength={limits.email}
        error={errors["user"]}
      />
      <Field
        ref={passwordField}
        label={signInText.password}
        name="password"
        type={isShown ? "text" : "password"}
        autoComplete="current-password"
        verbatim
        maxLength={limits.password}
        error={errors["pass"]}
      />
      <CheckField
        label={signInText.showPassword}
        checked={isShown}
        onChange={(event) => setShown(event.currentTarget.checked)}
      />
      <Button type="submit" variant="primary" busy={signIn.isPending}>
        {signInText.submit}
      </Button>
    </Form>
  );
}

function useSignIn(onSignedIn: (signedIn: SignedIn) => void, onError: () => void) {
  const api = useApi();
  return useMutation({
    mutationFn: (body: Credentials) => api.auth.login({ body }, { sendForm: sendSignIn }),
    onSuccess: onSignedIn,
    onError,
  });
}
