import { memo } from "react";
import type { Item } from "../../../contract/content.ts";
import { centsFromReais } from "../../../domain/money.ts";
import rowStyles from "../../menu/ItemRow.module.css";
import { Photo } from "../../content/Photo.tsx";
import { translatedText } from "../../content/translated-texts.ts";
import { useSite } from "../../site/site.ts";
import { menuEditorText } from "../../text/menu-editor-dictionary.ts";
import { IconButton } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Price } from "../../ui/Price.tsx";
import { smallestPicture } from "../../ui/picture-source.ts";
import { useIsUnsaved } from "./drafts.ts";
import { EntryForm } from "./EntryForm.tsx";
import { EntryMarks, MissingSign } from "./EntryMarks.tsx";
import { Face } from "./Face.tsx";
import { useOwner } from "./owner-context.ts";
import styles from "./OwnerMenu.module.css";
import { entryElementId, useEditing } from "./use-editing.ts";

const words = menuEditorText.entry;

/** An item as guests see it, and its editor in its place. */
export const OwnerItemRow = memo(function OwnerItemRow({ item }: { item: Item }) {
  const { isEditing, takesFocus, isSaved, pencil, begin, end } = useEditing(item.id);
  const isUnsaved = useIsUnsaved(item.id);
  if (isEditing) {
    return (
      <li id={entryElementId(item.id)} className={styles.editedRow}>
        <EntryForm kind="item" entry={item} takesFocus={takesFocus} onDone={end} />
      </li>
    );
  }
  const name = item.title_br ?? "";
  return (
    <li id={entryElementId(item.id)} className={classNames(rowStyles.row, styles.row)}>
      <ItemOpener item={item} />
      <div className={styles.rowBody}>
        <ItemRowFace item={item} />
        <EntryMarks entry={item} isMissingElsewhere {...{ isSaved, isUnsaved }} />
      </div>
      <div className={styles.side}>
        <IconButton
          ref={pencil}
          data-pencil
          icon="pencil"
          label={words.edit(name)}
          className={styles.pencil}
          onClick={begin}
        />
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

function ItemRowFace({ item }: { item: Item }) {
  const { language, currency, icons } = useOwner();
  const { assetsUrl } = useSite();
  const image = item.uploads.images[0];
  const subtitle = translatedText(item, "subtitle", language);
  const priceCents = centsFromReais(item.extras.price);
  return (
    <Face active={item.active} className={styles.rowFace}>
      <div className={rowStyles.words}>
        <h3>{translatedText(item, "title", language)}</h3>
        {subtitle !== "" && <p className={rowStyles.subtitle}>{subtitle}</p>}
        <div className={rowStyles.marks}>
          {priceCents > 0 && <Price cents={priceCents} currency={currency} />}
          {icons.map(({ id, title, uploads }) => {
            const drawing = item.extras.icons[id] ? uploads.icons[0] : undefined;
            return (
              drawing && (
                <img
                  key={id}
                  src={smallestPicture({ ...drawing, assetsUrl })}
                  alt={title}
                  width="20"
                  height="20"
                  loading="lazy"
                />
              )
            );
          })}
        </div>
      </div>
      {image && (
        <div className={styles.photo}>
          <Photo image={image} sizes="96px" />
        </div>
      )}
    </Face>
  );
}
