import type { Image } from "../../contract/fields.ts";
import { useSite } from "../site/site.ts";
import { Picture } from "../ui/Picture.tsx";

type PhotoProps = {
  image: Image;
  /** Empty where the words beside it say as much. */
  alt?: string | undefined;
  /** How wide it is drawn, as in `<img sizes>`. */
  sizes: string;
  eager?: boolean | undefined;
  className?: string | undefined;
};

/** A picture of the account. */
export function Photo({ image, alt = "", sizes, eager, className }: PhotoProps) {
  const { assetsUrl } = useSite();
  const { file, width, height, colour } = image;
  return <Picture {...{ file, width, height, colour, alt, assetsUrl, sizes, eager, className }} />;
}
