import type { ShownItem } from "../../content/menu-view.ts";
import { Photo } from "../../content/Photo.tsx";
import { text } from "../../text/dictionary.ts";
import { Chip } from "../../ui/Chip.tsx";
import { prepareItemDialog } from "../item/ItemDialog.tsx";
import { memo } from "../../ui/memo.ts";
import styles from "./ItemRow.module.css";
import { RowWords } from "./RowWords.tsx";

type ItemRowProps = {
  item: ShownItem;
  currency: string;
  inCart: number;
  onOpen: (item: ShownItem) => void;
  /** Puts one into the order. Undefined where that needs a choice, or is not possible. */
  onAdd: ((item: ShownItem) => void) | undefined;
  onEnlarge: (item: ShownItem) => void;
};

/** An item's row. The row opens the item, and the picture opens the picture. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, currency, inCart, onOpen, onAdd, onEnlarge } = props;
  const { title, image } = item;
  return (
    <li className={styles.row}>
      <RowWords
        {...{ item, currency }}
        heading={
          <button
            type="button"
            className={styles.open}
            aria-haspopup="dialog"
            onPointerEnter={prepareItemDialog}
            onFocus={prepareItemDialog}
            onClick={() => onOpen(item)}
          >
            {title}
          </button>
        }
      >
        {inCart > 0 && (
          <Chip tone="ok" icon="cart">
            <span aria-hidden="true">{inCart}</span>
            <span className="visually-hidden">{text.menu.inCart(inCart)}</span>
          </Chip>
        )}
      </RowWords>
      {image && (
        <button
          type="button"
          className={styles.photo}
          aria-haspopup="dialog"
          aria-label={text.menu.enlargePhoto(title)}
          onClick={() => onEnlarge(item)}
        >
          <Photo image={image} sizes="96px" />
        </button>
      )}
      {onAdd && (
        <button
          type="button"
          className={styles.add}
          aria-label={text.item.addOne(title)}
          onClick={() => onAdd(item)}
        />
      )}
    </li>
  );
});
