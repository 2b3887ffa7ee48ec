import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { storedSignIn, storeSignIn, type SignedIn } from "../api/session.ts";
import { text } from "../text/dictionary.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { FormMessage } from "../ui/FormMessage.tsx";
import { pathAfterSignIn } from "./path-after-sign-in.ts";
import { resumeSession, stopAsking, type SignInReason } from "../api/sign-in-prompt.ts";
import { SignInForm } from "./SignInForm.tsx";
import styles from "./SignInPage.module.css";
import { useSessionChange } from "./use-session-change.ts";

/** Asks for the password over the page. Somebody who was at work goes on from there; others begin at their own page. */
export function SignInDialog({ reason }: { reason: SignInReason | null }) {
  const session = useSessionChange();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  // The stored person may change while the question stands: somebody else signs in in another tab.
  const [asked, setAsked] = useState({ reason, person: storedSignIn()?._auth_id });
  if (asked.reason !== reason) setAsked({ reason, person: storedSignIn()?._auth_id });
  const resume = (signedIn: SignedIn) => {
    if (asked.person === signedIn._auth_id) {
      storeSignIn(signedIn);
      resumeSession();
      void queries.invalidateQueries();
      return;
    }
    session.begin(signedIn);
    navigate(pathAfterSignIn(signedIn));
  };
  return (
    <Dialog open={reason !== null} onClose={stopAsking} title={text.header.signIn} variant="center">
      <div className={styles.form}>
        {reason === "expired" && (
          <FormMessage tone="info">{text.states.sessionExpired}</FormMessage>
        )}
        <SignInForm onSignedIn={resume} />
      </div>
    </Dialog>
  );
}
