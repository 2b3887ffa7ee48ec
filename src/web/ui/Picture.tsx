import { pictureSource, smallestPicture, type PictureFile } from "./picture-source.ts";

type PictureProps = PictureFile & {
  /** Pixels of the image itself; the page reserves its shape. */
  height: number;
  /** Its dominant colour, seen until it is there. */
  colour?: string | undefined;
  alt: string;
  /** Its width, as in `<img sizes>`. */
  sizes: string;
  /** Somebody waits for it: loaded at once. Others load near the window, after what the page needs first. */
  eager?: boolean | undefined;
  /** The largest part of the first screen: loaded before other pictures. */
  first?: boolean | undefined;
  className?: string | undefined;
};

/** An account's image, in the format and the size that suit the browser and the place. */
export function Picture({
  height,
  colour,
  alt,
  sizes,
  eager = false,
  first = false,
  className,
  ...image
}: PictureProps) {
  return (
    <picture>
      <source {...pictureSource(image, { sizes })} sizes={sizes} />
      <img
        className={className}
        src={smallestPicture(image)}
        srcSet={pictureSource(image, { ending: "webp", sizes }).srcSet}
        sizes={sizes}
        width={image.width}
        height={height}
        alt={alt}
        loading={eager || first ? "eager" : "lazy"}
        fetchPriority={priorityOf({ eager, first })}
        decoding="async"
        style={colour ? { backgroundColor: colour } : undefined}
      />
    </picture>
  );
}

function priorityOf({ eager, first }: { eager: boolean; first: boolean }) {
  if (first) return "high";
  return eager ? "auto" : "low";
}
