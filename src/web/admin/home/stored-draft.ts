import { storedSignIn } from "../../api/session.ts";
import { readSession, writeSession } from "../../site/session-store.ts";
import { emptyDraft, isEmpty, type AccountDraft } from "./account-draft.ts";

/** The parts of the page that are edited on their own. */
export type DraftName = "home" | "banner";

/** In this tab only, and for one person: what was typed outlives a reload and the end of a session. */
const keyOf = (name: DraftName) => `accountDraft ${name} ${storedSignIn()?._auth_id ?? ""}`;

export function readDraft(name: DraftName): AccountDraft {
  const stored = readSession(keyOf(name));
  return isDraft(stored) ? stored : emptyDraft;
}

export function storeDraft(name: DraftName, draft: AccountDraft): void {
  writeSession(keyOf(name), isEmpty(draft) ? undefined : draft);
}

/** Written by this program alone: that it is one is all there is to ask. */
function isDraft(stored: unknown): stored is AccountDraft {
  return typeof stored === "object" && stored !== null && "changes" in stored && "base" in stored;
}
