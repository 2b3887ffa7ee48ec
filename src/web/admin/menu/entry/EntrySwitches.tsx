import { entryText } from "../../../text/entry-dictionary.ts";
import { CheckField } from "../../../ui/Field.tsx";
import type { EntryKind } from "./entry-draft.ts";
import styles from "./EntryForm.module.css";
import type { SwitchState } from "./use-switches.ts";

const words = entryText.entry;

/** Switches for guests to see an entry, and for the navigation to have it. Both are saved at once. */
export function EntrySwitches({ kind, switches }: { kind: EntryKind; switches: SwitchState }) {
  return (
    <div className={styles.switches}>
      <CheckField
        label={words.active}
        checked={switches.active}
        onChange={({ currentTarget }) => switches.set({ active: currentTarget.checked })}
      />
      {(kind === "category" || kind === "item") && (
        <CheckField
          label={kind === "item" ? words.itemNavHide : words.navHide}
          checked={switches.navHide}
          onChange={({ currentTarget }) => switches.set({ navHide: currentTarget.checked })}
        />
      )}
    </div>
  );
}
