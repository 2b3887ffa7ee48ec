import type { ReactNode } from "react";
import type { ItemFigures, ShownItem } from "../../content/menu-view.ts";
import { useSite } from "../../site/site.ts";
import { smallestPicture } from "../../ui/picture-source.ts";
import { ItemMarks, ItemPrice } from "./Figures.tsx";
import styles from "./ItemRow.module.css";

type RowWordsProps = {
  item: ItemFigures & Pick<ShownItem, "subtitle" | "icons">;
  currency: string;
  /** The item's title, with the control that it belongs to. */
  heading: ReactNode;
  /** Marks beside the price and the icons. */
  children?: ReactNode;
};

export function RowWords({ item, currency, heading, children }: RowWordsProps) {
  const { assetsUrl } = useSite();
  const { subtitle, icons } = item;
  return (
    <div className={styles.words}>
      <h3>{heading}</h3>
      <ItemPrice item={item} currency={currency} className={styles.price} />
      {subtitle !== "" && <p className={styles.subtitle}>{subtitle}</p>}
      <div className={styles.marks}>
        <ItemMarks item={item} />
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
        {children}
      </div>
    </div>
  );
}
