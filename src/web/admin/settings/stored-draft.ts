import { emptyDraft, type SettingsDraft } from "./settings-draft.ts";

/** In this tab only, and for one person: what is typed outlives a reload and the end of a session. */
const keyOf = (authId: string) => `settingsDraft ${authId}`;

export function readDraft(authId: string): SettingsDraft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(authId)) ?? "null");
    return isDraft(stored) ? stored : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

export function storeDraft(authId: string, draft: SettingsDraft): void {
  try {
    if (Object.keys(draft.values).length === 0) sessionStorage.removeItem(keyOf(authId));
    else sessionStorage.setItem(keyOf(authId), JSON.stringify(draft));
  } catch {
    // Without a storage the draft lasts as long as the page.
  }
}

/** Written by this program alone: that it is one is all there is to ask. */
function isDraft(stored: unknown): stored is SettingsDraft {
  return typeof stored === "object" && stored !== null && "values" in stored && "base" in stored;
}
