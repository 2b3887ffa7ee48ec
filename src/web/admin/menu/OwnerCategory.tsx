import { useState } from "react";
import type { Category, Item, Menu } from "../../../contract/content.ts";
import { translatedText } from "../../content/translated-texts.ts";
import categoryStyles from "../../menu/list/CategorySection.module.css";
import { CategoryTitle } from "../../menu/list/CategoryTitle.tsx";
import { menuEditorText } from "../../text/menu-editor-dictionary.ts";
import { Accordion } from "../../ui/Accordion.tsx";
import { Button, IconButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { memo } from "../../ui/memo.ts";
import { EditedEntry, prepareEditor } from "./entry/EditedEntry.tsx";
import { NewEntry } from "./entry/NewEntry.tsx";
import { entryElementId, useEditing } from "./entry/use-editing.ts";
import { EntryMarks } from "./EntryMarks.tsx";
import { Face } from "./Face.tsx";
import { useOwner } from "./owner-context.ts";
import { OwnerItemRow } from "./OwnerItemRow.tsx";
import styles from "./OwnerMenu.module.css";

/** An item's rough height. Rows far from the window are not laid out, and keep this much room until they are. */
const rowHeightPx = 106;

type OwnerCategoryProps = {
  category: Category;
  /** Those that are shown: all, or what a search has found. */
  items: readonly Item[];
  groups: Menu["menuSubGroups"];
  anchor: string;
  /** The search's text. A closed category opens again when it changes. */
  query: string;
};

/** A category and its items, with everything that an owner can do to them. */
export const OwnerCategory = memo(function OwnerCategory(props: OwnerCategoryProps) {
  const { category, items, groups, anchor, query } = props;
  const { sort, language } = useOwner();
  const [closedUnder, setClosedUnder] = useState<string>();
  const { isEditing, isSaved, pencil, form } = useEditing(category.id);
  const name = category.title_br ?? "";
  const subtitle = translatedText(category, "subtitle", language);
  const isOpen = closedUnder !== query || isEditing;
  const opener = !isEditing && (
    <IconButton
      {...pencil}
      label={menuEditorText.entry.edit(name)}
      className={styles.categoryPencil}
      onFocus={prepareEditor}
      onPointerEnter={prepareEditor}
    />
  );
  return (
    <section id={entryElementId(category.id)} className={styles.category} aria-label={name}>
      <Accordion
        id={anchor}
        className={categoryStyles.category}
        open={isOpen}
        onToggle={(open) => setClosedUnder(open ? undefined : query)}
        summary={
          <Face active={category.active} className={categoryStyles.title}>
            <CategoryTitle
              title={translatedText(category, "title", language)}
              image={category.uploads.images[0]}
              count={category.items.length}
            />
          </Face>
        }
      >
        {isOpen && opener}
        {isEditing ? (
          <div className={styles.editedCategory}>
            <EditedEntry kind="category" entry={category} {...form} />
          </div>
        ) : (
          <>
            <EntryMarks entry={category} isSaved={isSaved} />
            {subtitle !== "" && <p className={categoryStyles.subtitle}>{subtitle}</p>}
          </>
        )}
        <ul
          className={categoryStyles.items}
          style={{ containIntrinsicHeight: `auto ${items.length * rowHeightPx}px` }}
        >
          {items.map((item) => (
            <OwnerItemRow
              key={item.id}
              item={item}
              ofCategory={category.extras.available}
              groups={groups[item.id]}
            />
          ))}
        </ul>
        {category.items.length === 0 && (
          <p className={styles.note}>{menuEditorText.adding.noItems}</p>
        )}
        <div className={styles.tools}>
          <NewEntry kind="item" parentId={category.id} />
          {category.items.length > 0 && (
            <Button onClick={() => sort("item", category.id)}>
              <Icon name="sort" />
              {menuEditorText.sorting.items}
            </Button>
          )}
        </div>
      </Accordion>
      {/* The contents of a closed category are not there, but the keyboard must reach the pencil after the title. */}
      {!isOpen && opener}
    </section>
  );
});
