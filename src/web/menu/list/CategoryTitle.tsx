import type { ShownCategory } from "../../content/menu-view.ts";
import { Photo } from "../../content/Photo.tsx";
import { text } from "../../text/dictionary.ts";

type CategoryTitleProps = Pick<ShownCategory, "title" | "image"> & { count: number };

export function CategoryTitle({ title, image, count }: CategoryTitleProps) {
  return (
    <>
      {image && <Photo image={image} sizes="44px" />}
      <div>
        <h2>{title}</h2>
        <p>{count === 0 ? text.menu.emptyCategory : text.menu.itemCount(count)}</p>
      </div>
    </>
  );
}
