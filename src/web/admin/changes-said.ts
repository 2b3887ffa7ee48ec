import type { SavingState } from "../forms/saving-queue.ts";
import { editingText } from "../text/editing-dictionary.ts";
import type { IconName } from "../ui/icons.tsx";

export type SavingNotice = {
  tone: "ok" | "warn" | "danger" | "info";
  icon: IconName;
  said: string;
};

type Changes = {
  /** The number of fields with a problem. */
  wrong: number;
  /** Words for the unsaved changes; undefined if there are none. */
  unsaved: string | undefined;
  /** Some changes are from an earlier visit. */
  wasRestored: boolean;
  saving: { state: SavingState };
};

const words = editingText.pending;

/** The state of a page that is saved as a whole. It is undefined right after saving: `SavingMark` says that. */
export function changesSaid({
  wrong,
  unsaved,
  wasRestored,
  saving,
}: Changes): SavingNotice | undefined {
  if (wrong > 0) return { tone: "danger", icon: "alert", said: words.wrong(wrong) };
  if (unsaved !== undefined) {
    const said = wasRestored ? `${words.restored} ${unsaved}` : unsaved;
    return { tone: "warn", icon: "pencil", said };
  }
  return saving.state === "saved" ? undefined : { tone: "ok", icon: "check", said: words.saved };
}
