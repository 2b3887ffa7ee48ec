import { useSyncExternalStore } from "react";
import { storedSignIn, subscribeSession, type SignedIn } from "../api/session.ts";

let known: SignedIn | null = null;

/** The same object as long as the same person is signed in. */
function signedInNow(): SignedIn | null {
  const stored = storedSignIn();
  if (JSON.stringify(stored) !== JSON.stringify(known)) known = stored;
  return known;
}

/**
 * The signed-in person as far as this browser knows, null for guests. Undefined on the server and
 * while hydrating, where nobody is known.
 */
export function useSignedIn(): SignedIn | null | undefined {
  return useSyncExternalStore<SignedIn | null | undefined>(
    subscribeSession,
    signedInNow,
    nobodyKnown,
  );
}

function nobodyKnown(): undefined {
  return undefined;
}
