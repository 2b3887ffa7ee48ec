import { readSession, writeSession } from "../../site/session-store.ts";
import { emptyDraft, type SettingsDraft } from "./settings-draft.ts";

/** In this tab only, and for one person: what is typed outlives a reload and the end of a session. */
const keyOf = (authId: string) => `settingsDraft ${authId}`;

export function readDraft(authId: string): SettingsDraft {
  const stored = readSession(keyOf(authId));
  return isDraft(stored) ? stored : emptyDraft;
}

export function storeDraft(authId: string, draft: SettingsDraft): void {
  writeSession(keyOf(authId), Object.keys(draft.values).length === 0 ? undefined : draft);
}

/** Written by this program alone: that it is one is all there is to ask. */
function isDraft(stored: unknown): stored is SettingsDraft {
  return typeof stored === "object" && stored !== null && "values" in stored && "base" in stored;
}
