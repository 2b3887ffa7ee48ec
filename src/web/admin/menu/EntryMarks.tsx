import { editingText } from "../../text/editing-dictionary.ts";
import { menuEditorText } from "../../text/menu-editor-dictionary.ts";
import { Chip } from "../../ui/Chip.tsx";
import { Icon } from "../../ui/icons.tsx";
import { missingLanguages } from "./entry/entry-draft.ts";
import { fieldsOf } from "./entry/entry-fields.ts";
import styles from "./OwnerMenu.module.css";
import type { Entry } from "./edits/menu-edits.ts";
import { useOwner } from "./owner-context.ts";

type EntryMarksProps = {
  entry: Entry;
  /** The edited fields have just been saved. */
  isSaved: boolean;
  isUnsaved?: boolean | undefined;
  /** The sign of missing languages stands in another place. */
  isMissingElsewhere?: boolean | undefined;
};

/** The owner's marks on an entry: just saved, hidden from guests or the navigation, lacking texts, unsaved. */
export function EntryMarks({
  entry,
  isSaved,
  isUnsaved = false,
  isMissingElsewhere = false,
}: EntryMarksProps) {
  const missing = useMissingCount(entry);
  const hasMissing = !isMissingElsewhere && missing > 0;
  const isHidden = entry.extras.nav_hide === 1;
  if (entry.active && !isHidden && !hasMissing && !isUnsaved && !isSaved) return null;
  return (
    <p className={styles.marks}>
      {isSaved && (
        <span role="status">
          <Chip icon="check" tone="ok">
            {editingText.pending.savedMark}
          </Chip>
        </span>
      )}
      {!entry.active && (
        <Chip icon="eyeOff" tone="warn">
          {menuEditorText.entry.inactive}
        </Chip>
      )}
      {isHidden && <Chip icon="menu">{menuEditorText.entry.hiddenFromNavigation}</Chip>}
      {hasMissing && <MissingSign entry={entry} />}
      {isUnsaved && (
        <Chip icon="alert" tone="danger">
          {editingText.pending.unsavedMark}
        </Chip>
      )}
    </p>
  );
}

/** A small sign with the number of languages that lack a text of the entry. */
export function MissingSign({ entry }: { entry: Entry }) {
  const missing = useMissingCount(entry);
  if (missing === 0) return null;
  const words = menuEditorText.languages.missingCount(missing);
  return (
    <span className={styles.missing} title={words}>
      <Icon name="globe" />
      <span aria-hidden="true">{missing}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}

function useMissingCount(entry: Entry): number {
  const { offered } = useOwner();
  return missingLanguages(fieldsOf(entry), offered).length;
}
