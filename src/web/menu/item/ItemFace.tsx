import type { ShownItem } from "../../content/menu-view.ts";
import { Photo } from "../../content/Photo.tsx";
import { useSite } from "../../site/site.ts";
import { text } from "../../text/dictionary.ts";
import { smallestPicture } from "../../ui/picture-source.ts";
import { ItemMarks, ItemPrice } from "../list/Figures.tsx";
import styles from "./ItemForm.module.css";

/** The first part of an open item, below its title. */
export function ItemFace({ item, currency }: { item: ShownItem; currency: string }) {
  const { assetsUrl } = useSite();
  const { title, subtitle, image, icons } = item;
  return (
    <>
      {image && (
        <div className={styles.cover}>
          <Photo
            image={image}
            alt={text.a11y.photoOf(title)}
            sizes="(min-width: 768px) 576px, 100vw"
            priority="auto"
          />
        </div>
      )}
      {subtitle !== "" && <p className={styles.soft}>{subtitle}</p>}
      {icons.length > 0 && (
        <ul className={styles.icons}>
          {icons.map((icon) => (
            <li key={icon.image.id}>
              <img
                src={smallestPicture({ ...icon.image, assetsUrl })}
                alt=""
                width="20"
                height="20"
              />
              {icon.title}
            </li>
          ))}
        </ul>
      )}
      <ItemPrice item={item} currency={currency} className={styles.price} />
      <ItemMarks item={item} />
    </>
  );
}
