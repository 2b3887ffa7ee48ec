import { useEffect, useSyncExternalStore } from "react";
import { createListeners } from "../storage/listeners.ts";
import { storedInlineAdminMode, storedSignIn, storeInlineAdminMode } from "./session.ts";

/**
 * Why a page asks for the password in a dialog: a person wants to sign in, or a session has expired. The page stays
 * unchanged behind the dialog, so that no typed text is lost.
 */
export type SignInReason = "wanted" | "expired";

const pages = new Set<object>();
const listeners = createListeners();
const waiting = createListeners();
let reason: SignInReason | null = null;

function set(next: SignInReason | null): void {
  if (reason === next) return;
  reason = next;
  listeners.tell();
}

/** Asks for the password, now or as soon as a page is there that can; false when there is none yet. */
export function askToSignIn(why: SignInReason): boolean {
  set(why);
  return pages.size > 0;
}

/** Ends the question if nobody signs in. Without a session there is no admin mode either. */
export function stopAsking(): void {
  set(null);
  if (!storedSignIn()) storeInlineAdminMode(null);
}

/** The same person is back: what had to wait for them goes on. */
export function resumeSession(): void {
  set(null);
  waiting.tell();
}

/** Tells when a session that had ended goes on. */
export const onSessionResumed = waiting.add;

/** Registers the page as one that can ask. Returns the reason while it should. */
export function useSignInReason(): SignInReason | null {
  useEffect(() => {
    const page = {};
    pages.add(page);
    if (storedInlineAdminMode() === "true" && !storedSignIn()) set("wanted");
    return () => {
      pages.delete(page);
    };
  }, []);
  return useSyncExternalStore(
    listeners.add,
    () => reason,
    () => null,
  );
}
