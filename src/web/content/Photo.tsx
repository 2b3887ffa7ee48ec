import type { Image } from "../../contract/fields.ts";
import { useSite } from "../site/site.ts";
import { Picture, type PictureProps } from "../ui/Picture.tsx";

type PhotoProps = Pick<PictureProps, "sizes" | "priority" | "className"> & {
  image: Image;
  /** Empty if adjacent words say the same. */
  alt?: string | undefined;
};

export function Photo({ image, alt = "", ...place }: PhotoProps) {
  const { assetsUrl } = useSite();
  const { file, width, height, colour } = image;
  return <Picture {...{ file, width, height, colour, alt, assetsUrl }} {...place} />;
}
