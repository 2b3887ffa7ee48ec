import { useEffect } from "react";
import { useLocation } from "wouter";
import { useLazyPart } from "../ui/use-lazy-part.ts";
import { clearSignIn } from "../api/session.ts";
import { stopAsking, useSignInReason } from "../api/sign-in-prompt.ts";

const fetchDialog = () => import("./SignInDialog.tsx");

/**
 * Asks for the password over pages that can be edited. Its parts are fetched only then; if that fails, the page for
 * signing in asks, and typed text waits in the tab.
 */
export function SignInPrompt() {
  const reason = useSignInReason();
  const { part, failed } = useLazyPart(fetchDialog, reason !== null, true);
  const [, navigate] = useLocation();
  useEffect(() => {
    if (!failed || reason === null) return;
    // Otherwise the next refusal of the old token would reload the page while somebody types there.
    clearSignIn();
    stopAsking();
    navigate(reason === "expired" ? "/auth/login?expired=1" : "/auth/login");
  }, [failed, reason, navigate]);
  return part && <part.SignInDialog reason={reason} />;
}
