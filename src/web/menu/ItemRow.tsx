import { memo } from "react";
import type { ShownItem } from "../content/menu-view.ts";
import { Photo } from "../content/Photo.tsx";
import { useSite } from "../site/site.ts";
import { text } from "../text/dictionary.ts";
import { Chip } from "../ui/Chip.tsx";
import { smallestPicture } from "../ui/picture-source.ts";
import { Price } from "../ui/Price.tsx";
import { prepareItemDialog } from "./ItemDialog.tsx";
import styles from "./ItemRow.module.css";

type ItemRowProps = {
  item: ShownItem;
  currency: string;
  /** How many of it the guest's order has. */
  inCart: number;
  onOpen: (item: ShownItem) => void;
  onEnlarge: (item: ShownItem) => void;
};

/** An item: all of it opens the item, its picture alone opens the picture. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, currency, inCart, onOpen, onEnlarge } = props;
  const { assetsUrl } = useSite();
  const { title, subtitle, priceCents, image, icons } = item;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3>
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
        </h3>
        {subtitle !== "" && <p className={styles.subtitle}>{subtitle}</p>}
        <div className={styles.marks}>
          {priceCents > 0 && <Price cents={priceCents} currency={currency} />}
          {icons.map((icon) => (
            <img
              key={icon.image.id}
              src={smallestPicture({ ...icon.image, assetsUrl })}
              alt={icon.title}
              width="20"
              height="20"
              loading="lazy"
              fetchPriority="low"
            />
          ))}
          {inCart > 0 && (
            <Chip tone="ok" icon="cart">
              <span aria-hidden="true">{inCart}</span>
              <span className="visually-hidden">{text.menu.inCart(inCart)}</span>
            </Chip>
          )}
        </div>
      </div>
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
    </li>
  );
});
