import { text } from "../../text/dictionary.ts";
import { menuEditorText } from "../../text/menu-editor-dictionary.ts";
import { Chip } from "../../ui/Chip.tsx";
import { Icon } from "../../ui/icons.tsx";
import { fieldsOf, missingLanguages } from "./entry-draft.ts";
import styles from "./OwnerMenu.module.css";
import type { Entry } from "./menu-edits.ts";
import { useOwner } from "./owner-context.ts";

type EntryMarksProps = {
  entry: Entry;
  /** What was edited has just been saved. */
  isSaved: boolean;
  isUnsaved?: boolean | undefined;
};

/** What guests do not see of an entry: whether they see it at all, and which languages lack a text. */
export function EntryMarks({ entry, isSaved, isUnsaved = false }: EntryMarksProps) {
  const { offered } = useOwner();
  const missing = missingLanguages(fieldsOf(entry), offered).length;
  const isHidden = entry.extras.nav_hide === 1;
  if (entry.active && !isHidden && missing === 0 && !isUnsaved && !isSaved) return null;
  return (
    <p className={styles.marks}>
      {isSaved && (
        <span role="status">
          <Chip icon="check" tone="ok">
            {menuEditorText.saving.saved}
          </Chip>
        </span>
      )}
      {!entry.active && (
        <Chip icon="eyeOff" tone="warn">
          {text.menu.inactive}
        </Chip>
      )}
      {isHidden && <Chip icon="menu">{text.menu.hiddenFromNavigation}</Chip>}
      {missing > 0 && (
        <span className={styles.missing}>
          <Icon name="globe" />
          {menuEditorText.languages.missingCount(missing)}
        </span>
      )}
      {isUnsaved && (
        <Chip icon="alert" tone="danger">
          {menuEditorText.entry.unsaved}
        </Chip>
      )}
    </p>
  );
}
