import type { Image } from "../../contract/fields.ts";
import { useSite } from "../site/site.ts";
import { Picture } from "../ui/Picture.tsx";

type PhotoProps = {
  image: Image;
  /** Empty if adjacent words say the same. */
  alt?: string | undefined;
  /** Its width, as in `<img sizes>`. */
  sizes: string;
  eager?: boolean | undefined;
  first?: boolean | undefined;
  className?: string | undefined;
};

/** A picture of the account. */
export function Photo({ image, alt = "", sizes, eager, first, className }: PhotoProps) {
  const { assetsUrl } = useSite();
  const { file, width, height, colour } = image;
  const place = { alt, assetsUrl, sizes, eager, first, className };
  return <Picture {...{ file, width, height, colour }} {...place} />;
}
