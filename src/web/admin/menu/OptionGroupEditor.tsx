import type { Category, Item } from "../../../contract/content.ts";
import { centsFromReais } from "../../../domain/money.ts";
import { translatedText } from "../../content/translated-texts.ts";
import { menuEditorText } from "../../text/menu-editor-dictionary.ts";
import { entryText } from "../../text/entry-dictionary.ts";
import { ruleLine } from "../../text/option-rule-words.ts";
import { Button, IconButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { Price } from "../../ui/Price.tsx";
import { EntryForm } from "./entry/EntryForm.tsx";
import { EntryMarks } from "./EntryMarks.tsx";
import { Face } from "./Face.tsx";
import { unmetWarning } from "./entry/group-rules.ts";
import { optionRules } from "../../../domain/option-rules.ts";
import { NewEntry } from "./entry/NewEntry.tsx";
import { useOwner } from "./owner-context.ts";
import styles from "./OwnerMenu.module.css";
import { entryElementId, useEditing } from "./entry/use-editing.ts";

type OptionGroupEditorProps = { group: Category; itemId: string };

const words = menuEditorText;

/** A sub-category of an item with its options. */
export function OptionGroupEditor({ group, itemId }: OptionGroupEditorProps) {
  const { sort, copyGroup } = useOwner();
  return (
    <section id={entryElementId(group.id)} className={styles.group} aria-label={group.title_br}>
      <GroupHead {...{ group, itemId }} />
      <ul className={styles.options}>
        {group.items.map((option) => (
          <li key={option.id} id={entryElementId(option.id)}>
            <OptionRow {...{ option, itemId }} />
          </li>
        ))}
      </ul>
      <div className={styles.tools}>
        <NewEntry kind="option" parentId={group.id} within={itemId} />
        {group.items.length > 1 && (
          <Button onClick={() => sort("option", group.id)}>
            <Icon name="sort" />
            {words.sorting.options}
          </Button>
        )}
        <Button onClick={() => copyGroup(group)}>
          <Icon name="copy" />
          {entryText.copying.toOthers}
        </Button>
      </div>
    </section>
  );
}

function GroupHead({ group, itemId }: OptionGroupEditorProps) {
  const { language } = useOwner();
  const { isEditing, takesFocus, isSaved, pencil, begin, end } = useEditing(group.id);
  if (isEditing) {
    return (
      <EntryForm kind="group" entry={group} within={itemId} takesFocus={takesFocus} onDone={end} />
    );
  }
  const subtitle = translatedText(group, "subtitle", language);
  const optionsWithPrices = group.items.some(({ extras }) => extras.price > 0);
  const rules = ruleLine(optionRules(group.extras), { optionsWithPrices });
  const warning = unmetWarning(group);
  return (
    <div className={styles.groupHead}>
      <div>
        <Face active={group.active}>
          <h3>{translatedText(group, "title", language)}</h3>
          {subtitle !== "" && <p className={styles.soft}>{subtitle}</p>}
          {rules !== "" && <p className={styles.soft}>{rules}</p>}
        </Face>
        {warning !== undefined && (
          <p className={styles.warning}>
            <Icon name="alert" />
            {warning}
          </p>
        )}
        <EntryMarks entry={group} isSaved={isSaved} />
      </div>
      <IconButton
        ref={pencil}
        data-pencil
        icon="pencil"
        label={words.entry.edit(group.title_br ?? "")}
        onClick={begin}
      />
    </div>
  );
}

function OptionRow({ option, itemId }: { option: Item; itemId: string }) {
  const { language, currency } = useOwner();
  const { isEditing, takesFocus, isSaved, pencil, begin, end } = useEditing(option.id);
  if (isEditing) {
    return (
      <EntryForm
        kind="option"
        entry={option}
        within={itemId}
        takesFocus={takesFocus}
        onDone={end}
      />
    );
  }
  const subtitle = translatedText(option, "subtitle", language);
  const priceCents = centsFromReais(option.extras.price);
  return (
    <div className={styles.option}>
      <div>
        <Face active={option.active}>
          <p>{translatedText(option, "title", language)}</p>
          {subtitle !== "" && <p className={styles.soft}>{subtitle}</p>}
          {priceCents > 0 && (
            <p className={styles.soft}>
              + <Price cents={priceCents} currency={currency} />
            </p>
          )}
        </Face>
        <EntryMarks entry={option} isSaved={isSaved} />
      </div>
      <IconButton
        ref={pencil}
        data-pencil
        icon="pencil"
        label={words.entry.edit(option.title_br ?? "")}
        onClick={begin}
      />
    </div>
  );
}
