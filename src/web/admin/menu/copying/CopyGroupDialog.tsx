import { useMemo, useState } from "react";
import type { Category, Item, Menu } from "../../../../contract/content.ts";
import { translatedText } from "../../../content/translated-texts.ts";
import { SavingMark } from "../../../forms/SavingMark.tsx";
import { useSaving } from "../../../forms/use-saving.ts";
import { text } from "../../../text/dictionary.ts";
import { sortText } from "../../../text/sort-dictionary.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { CheckField, Field } from "../../../ui/Field.tsx";
import { firstFocus } from "../../../ui/first-focus.ts";
import formStyles from "../entry/EntryForm.module.css";
import { useOwner } from "../owner-context.ts";
import { ownerSearch } from "../owner-search.ts";
import styles from "./CopyGroupDialog.module.css";

const words = sortText.copying;

type CopyGroupDialogProps = {
  open: boolean;
  menu: Menu;
  group: Category;
  onClose: () => void;
};

/** The items that get a copy of a group, with its options. */
export function CopyGroupDialog({ open, menu, group, onClose }: CopyGroupDialogProps) {
  const { copyGroupTo } = useOwner();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [isNoneTicked, setNoneTicked] = useState(false);
  const categories = useMemo(() => otherItems(menu, group.parent_id), [menu, group.parent_id]);
  const saving = useSaving(async (itemIds: readonly string[]) => {
    await copyGroupTo(group, itemIds);
    onClose();
  });
  const isSaving = saving.state === "saving";
  const copy = () => {
    setNoneTicked(ticked.length === 0);
    if (ticked.length > 0 && !isSaving) saving.run(ticked);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closable={!isSaving}
      title={words.heading(group.title_br ?? "")}
      footer={
        <>
          <div className={styles.state}>
            <p role="alert" className={formStyles.error}>
              {isNoneTicked && words.chooseSome}
            </p>
            <SavingMark saving={{ ...saving, retry: copy }} />
          </div>
          <Button onClick={onClose} disabled={isSaving}>
            {text.common.cancel}
          </Button>
          <Button variant="primary" busy={isSaving} onClick={copy}>
            {words.copy(ticked.length)}
          </Button>
        </>
      }
    >
      {categories.length === 0 ? (
        <p>{words.noOthers}</p>
      ) : (
        <ItemChoice
          {...{ menu, group, categories, ticked }}
          onTick={(ids) => {
            setNoneTicked(false);
            setTicked(ids);
          }}
        />
      )}
    </Dialog>
  );
}

type ItemChoiceProps = Pick<CopyGroupDialogProps, "menu" | "group"> & {
  categories: Category[];
  ticked: readonly string[];
  onTick: (itemIds: readonly string[]) => void;
};

function ItemChoice({ menu, group, categories, ticked, onTick }: ItemChoiceProps) {
  const { language } = useOwner();
  const [query, setQuery] = useState("");
  const search = useMemo(
    () => ownerSearch({ menu: categories, icons: menu.icons }, language),
    [categories, menu.icons, language],
  );
  const shown =
    search(query.trim()) ?? categories.map((category) => ({ category, items: category.items }));
  const shownIds = shown.flatMap(({ items }) => items.map(({ id }) => id));
  return (
    <div className={styles.choice}>
      <p>{words.explanation}</p>
      <Field
        ref={firstFocus}
        label={words.search}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <div className={formStyles.actions}>
        <Button onClick={() => onTick([...new Set([...ticked, ...shownIds])])}>
          {words.markShown}
        </Button>
        {ticked.length > 0 && <Button onClick={() => onTick([])}>{words.unmark}</Button>}
      </div>
      <p role="status" className={styles.note}>
        {shownIds.length === 0 && words.nothingFound}
      </p>
      {shown.map(({ category, items }) => (
        <fieldset key={category.id} className={styles.category}>
          <legend>{translatedText(category, "title", language)}</legend>
          {items.map((item) => (
            <CheckField
              key={item.id}
              label={<ItemLabel item={item} hasIt={hasGroup(menu, { item, group })} />}
              checked={ticked.includes(item.id)}
              onChange={({ currentTarget }) => {
                const others = ticked.filter((id) => id !== item.id);
                onTick(currentTarget.checked ? [...others, item.id] : others);
              }}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

function ItemLabel({ item, hasIt }: { item: Item; hasIt: boolean }) {
  const { language } = useOwner();
  return (
    <>
      {translatedText(item, "title", language)}
      {hasIt && <span className={styles.note}> {words.hasIt}</span>}
    </>
  );
}

/** The categories without the group's own item. Categories that are then empty are left out. */
function otherItems({ menu }: Menu, itemId: string | null): Category[] {
  return menu
    .map((category) => ({ ...category, items: category.items.filter(({ id }) => id !== itemId) }))
    .filter(({ items }) => items.length > 0);
}

function hasGroup(menu: Menu, { item, group }: { item: Item; group: Category }): boolean {
  const groups = menu.menuSubGroups[item.id] ?? [];
  return groups.some(({ title_br: title }) => title === group.title_br);
}
