import type { Category, Item } from "../../../contract/content.ts";
import { itemFigures } from "../../content/menu-view.ts";
import { Photo } from "../../content/Photo.tsx";
import { translatedText } from "../../content/translated-texts.ts";
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
};

/** An item as guests see it, and its editor in its place. */
export const OwnerItemRow = memo(function OwnerItemRow({ item, ofCategory }: OwnerItemRowProps) {
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
      <ItemOpener item={item} />
      <div className={styles.rowBody}>
        <ItemRowFace {...{ item, ofCategory }} />
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

function ItemOpener({ item }: { item: Item }) {
  const { openItem } = useOwner();
  return (
    <button
      type="button"
      className={classNames(rowStyles.open, styles.opener)}
      aria-haspopup="dialog"
      aria-label={words.open(item.title_br ?? "")}
      onClick={() => openItem(item)}
    />
  );
}

function ItemRowFace({ item, ofCategory }: OwnerItemRowProps) {
  const { language, currency, icons } = useOwner();
  const left = useStock().get(item.id);
  const [photo] = item.uploads.images;
  const shown = {
    subtitle: translatedText(item, "subtitle", language),
    ...itemFigures(item.extras, ofCategory),
    icons: icons.flatMap(({ id, title, uploads }) => {
      const [image] = uploads.icons;
      return item.extras.icons[id] && image ? [{ title, image }] : [];
    }),
  };
  return (
    <Face active={item.active} className={styles.rowFace}>
      <RowWords item={shown} currency={currency} heading={translatedText(item, "title", language)}>
        <StockMark left={left} />
      </RowWords>
      {photo && (
        <div className={styles.photo}>
          <Photo image={photo} sizes="96px" />
        </div>
      )}
    </Face>
  );
}
