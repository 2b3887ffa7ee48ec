import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { CallRefused } from "../../contract/client.ts";
import { useApi } from "../api/api.ts";
import { refusalText } from "../api/refusal-text.ts";
import { text } from "../text/dictionary.ts";
import { signInText } from "../text/sign-in-dictionary.ts";
import { Button } from "../ui/Button.tsx";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { FormMessage } from "../ui/FormMessage.tsx";
import { pathAfterAccessCode, pathAfterSignIn } from "./path-after-sign-in.ts";
import { useSessionChange } from "./use-session-change.ts";
import { useSignedIn } from "./use-signed-in.ts";

type AccessCodeExchangeProps = {
  code: string;
  /** The server does not take the code, and never will. */
  onRefused: () => void;
};

/**
 * Exchanges a code for a session. Somebody who is signed in already is asked first: a foreign address must not put them
 * into another person's session unnoticed.
 */
export function AccessCodeExchange({ code, onRefused }: AccessCodeExchangeProps) {
  const signedIn = useSignedIn();
  const [, navigate] = useLocation();
  const exchange = useExchange(onRefused);
  const started = useRef(false);
  const { mutate } = exchange;
  useEffect(() => {
    if (signedIn !== null || started.current) return;
    started.current = true;
    mutate(code);
  }, [signedIn, mutate, code]);

  if (exchange.isError) {
    return (
      <>
        <FormMessage tone="danger">{refusalText(exchange.error)}</FormMessage>
        <Button onClick={() => mutate(code)}>{text.common.retry}</Button>
      </>
    );
  }
  return (
    <>
      <p role="status">{text.common.wait}</p>
      <ConfirmDialog
        open={Boolean(signedIn) && exchange.isIdle}
        question={signInText.replaceQuestion}
        onYes={() => mutate(code)}
        onNo={() => signedIn && navigate(pathAfterSignIn(signedIn), { replace: true })}
      >
        {signInText.replaceExplanation(signedIn?.auth_group_label ?? "")}
      </ConfirmDialog>
    </>
  );
}

function useExchange(onRefused: () => void) {
  const api = useApi();
  const session = useSessionChange();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: (accessToken: string) => api.auth.accessToken({ body: { accessToken } }),
    onSuccess(signedIn) {
      session.begin(signedIn);
      navigate(pathAfterAccessCode(signedIn), { replace: true });
    },
    onError(error) {
      if (error instanceof CallRefused && isFinal(error.status)) onRefused();
    },
  });
}

/** A refusal that trying again does not change. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 429;
}
