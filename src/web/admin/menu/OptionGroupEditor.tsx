import type { ReactNode } from "react";
import type { Category, Item } from "../../../contract/content.ts";
import { centsFromReais } from "../../../domain/money.ts";
import { translatedText } from "../../content/translated-texts.ts";
import { menuEditorText } from "../../text/menu-editor-dictionary.ts";
import { entryText } from "../../text/entry-dictionary.ts";
import { ruleLine } from "../../text/option-rule-words.ts";
import { Button, IconButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { Price } from "../../ui/Price.tsx";
import type { Entry } from "./edits/menu-edits.ts";
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
  const optionsWithPrices = group.items.some(({ extras }) => extras.price > 0);
  const rules = ruleLine(optionRules(group.extras), { optionsWithPrices });
  return (
    <Part kind="group" entry={group} {...{ itemId }} warning={unmetWarning(group)}>
      {rules !== "" && <p className={styles.soft}>{rules}</p>}
    </Part>
  );
}

function OptionRow({ option, itemId }: { option: Item; itemId: string }) {
  const { currency } = useOwner();
  const priceCents = centsFromReais(option.extras.price);
  return (
    <Part kind="option" entry={option} {...{ itemId }}>
      {priceCents > 0 && (
        <p className={styles.soft}>
          + <Price cents={priceCents} currency={currency} />
        </p>
      )}
    </Part>
  );
}

const looks = {
  group: { Title: "h3", className: styles.groupHead },
  option: { Title: "p", className: styles.option },
} as const;

type PartProps = {
  kind: "group" | "option";
  entry: Entry;
  itemId: string;
  warning?: string | undefined;
  /** Stands below its texts. */
  children: ReactNode;
};

/** A group's head or an option as guests read it, or its editor. */
function Part({ kind, entry, itemId, warning, children }: PartProps) {
  const { language } = useOwner();
  const { isEditing, isSaved, pencil, form } = useEditing(entry.id);
  if (isEditing) return <EntryForm {...{ kind, entry }} within={itemId} {...form} />;
  const { Title, className } = looks[kind];
  const subtitle = translatedText(entry, "subtitle", language);
  return (
    <div className={className}>
      <div>
        <Face active={entry.active}>
          <Title>{translatedText(entry, "title", language)}</Title>
          {subtitle !== "" && <p className={styles.soft}>{subtitle}</p>}
          {children}
        </Face>
        {warning !== undefined && (
          <p className={styles.warning}>
            <Icon name="alert" />
            {warning}
          </p>
        )}
        <EntryMarks entry={entry} isSaved={isSaved} />
      </div>
      <IconButton {...pencil} label={words.entry.edit(entry.title_br ?? "")} />
    </div>
  );
}
