import type { Category, Item } from "../../../contract/content.ts";
import { createItemView } from "../../content/menu-view.ts";
import { Photo } from "../../content/Photo.tsx";
import rowStyles from "../../menu/list/ItemRow.module.css";
import { RowWords } from "../../menu/list/RowWords.tsx";
import { SoldOutButton } from "../../stock/SoldOutButton.tsx";
import { StockMark } from "../../stock/StockMark.tsx";
import { useStock } from "../../stock/use-stock.ts";
import { menuEditorText } from "../../text/menu-editor-dictionary.ts";
import { IconButton } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { memo } from "../../ui/memo.ts";
import { useIsUnsaved } from "./entry/drafts.ts";
import { EditedEntry, prepareEditor } from "./entry/EditedEntry.tsx";
import { EntryMarks, MissingSign } from "./EntryMarks.tsx";
import { Face } from "./Face.tsx";
import { useOwner } from "./owner-context.ts";
import styles from "./OwnerMenu.module.css";
import { entryElementId, useEditing } from "./entry/use-editing.ts";

const words = menuEditorText.entry;

type OwnerItemRowProps = {
  item: Item;
  /** The times of its category. */
  ofCategory: Category["extras"]["available"];
  groups: Category[] | undefined;
};

/** An item as guests see it, and its editor in its place. */
export const OwnerItemRow = memo(function OwnerItemRow(props: OwnerItemRowProps) {
  const { item } = props;
  const { openItem } = useOwner();
  const { isEditing, isSaved, pencil, form } = useEditing(item.id);
  const isUnsaved = useIsUnsaved(item.id);
  if (isEditing) {
    return (
      <li id={entryElementId(item.id)} className={styles.editedRow}>
        <EditedEntry kind="item" entry={item} {...form} />
      </li>
    );
  }
  const name = item.title_br ?? "";
  return (
    <li id={entryElementId(item.id)} className={classNames(rowStyles.row, styles.row)}>
      <button
        type="button"
        className={classNames(rowStyles.open, styles.opener)}
        aria-haspopup="dialog"
        aria-label={words.open(name)}
        onClick={() => openItem(item)}
      />
      <div className={styles.rowBody}>
        <ItemRowFace {...props} />
        <EntryMarks entry={item} isMissingElsewhere {...{ isSaved, isUnsaved }} />
      </div>
      <div className={styles.side}>
        <IconButton
          {...pencil}
          label={words.edit(name)}
          className={styles.pencil}
          onFocus={prepareEditor}
          onPointerEnter={prepareEditor}
        />
        <SoldOutButton itemId={item.id} title={name} />
        <MissingSign entry={item} />
      </div>
    </li>
  );
});

/** Its least price is that of guests, too: an owner who saw none would type one, and guests would pay both. */
function ItemRowFace({ item, ofCategory, groups }: OwnerItemRowProps) {
  const { language, currency, icons } = useOwner();
  const left = useStock().get(item.id);
  const parts = { menuSubGroups: { [item.id]: groups ?? [] }, icons: [...icons] };
  const shown = createItemView(parts, language)(item, ofCategory);
  return (
    <Face active={item.active} className={styles.rowFace}>
      <RowWords item={shown} currency={currency} heading={shown.title}>
        <StockMark left={left} />
      </RowWords>
      {shown.image && (
        <div className={styles.photo}>
          <Photo image={shown.image} sizes="96px" />
        </div>
      )}
    </Face>
  );
}
