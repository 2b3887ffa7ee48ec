import { isSmall, pictureSource, smallestPicture, type PictureFile } from "./picture-source.ts";

export type PictureProps = PictureFile & {
  /** Pixels of the image itself; the page reserves its shape. */
  height: number;
  /** Its dominant colour, seen until it is there. */
  colour?: string | undefined;
  alt: string;
  /** Its width, as in `<img sizes>`. */
  sizes: string;
  /**
   * `auto` where somebody waits for it. `high` is the largest part of the first screen, which a guest's document fetches
   * ahead unless the network is slow. Others load near the window, after what the page needs first.
   */
  priority?: "high" | "auto" | "low" | undefined;
  className?: string | undefined;
};

/** An account's image, in the format and the size that suit the browser and the place. */
export function Picture({
  height,
  colour,
  alt,
  sizes,
  priority = "low",
  className,
  ...image
}: PictureProps) {
  const small = isSmall(sizes);
  return (
    <picture>
      <source {...pictureSource(image, { sizes })} sizes={sizes} />
      <img
        className={className}
        src={smallestPicture(image)}
        srcSet={small ? undefined : pictureSource(image, { ending: "webp", sizes }).srcSet}
        sizes={small ? undefined : sizes}
        width={image.width}
        height={height}
        alt={alt}
        loading={priority === "auto" ? "eager" : "lazy"}
        fetchPriority={priority}
        decoding="async"
        style={colour ? { backgroundColor: colour } : undefined}
      />
    </picture>
  );
}
