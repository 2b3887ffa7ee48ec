import { storedSignIn } from "../api/session.ts";
import { readSession, writeSession } from "../storage/session-store.ts";
import { isEmpty } from "./draft.ts";

type AnyDraft = { values: object; base: object };

/**
 * The storage key of unsaved work in this tab. The work outlives a reload and the end of the session, so the key names
 * the person. Storage is per host and so per account.
 */
export const ownKey = (what: string) => `${what} ${storedSignIn()?._auth_id ?? ""}`;

export function readDraft<Kept extends AnyDraft>(key: string, none: Kept): Kept {
  const stored = readSession(key);
  // Only this program writes here, so it is enough that it is a draft at all.
  return isDraft(stored) ? (stored as Kept) : none;
}

export function storeDraft(key: string, draft: AnyDraft): void {
  writeSession(key, isEmpty(draft) ? undefined : draft);
}

function isDraft(stored: unknown): stored is AnyDraft {
  return typeof stored === "object" && stored !== null && "values" in stored && "base" in stored;
}
