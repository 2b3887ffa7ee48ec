/** The widths, in pixels, in which the images of an account are stored. */
const storedWidths = [240, 480, 960, 1920] as const;

type PictureProps = {
  /** The image's content name, without an ending. */
  file: string;
  /** The size of the image itself; the page reserves its shape. */
  width: number;
  height: number;
  /** Its dominant colour, seen until it is there. */
  colour?: string | undefined;
  alt: string;
  assetsUrl: string;
  /** How wide it is drawn, as in `<img sizes>`. */
  sizes: string;
  /** On the first screen: loaded at once. */
  eager?: boolean | undefined;
  className?: string | undefined;
};

/** An account's image, in the format and the size that suit the browser and the place. */
export function Picture({
  file,
  width,
  height,
  colour,
  alt,
  assetsUrl,
  sizes,
  eager = false,
  className,
}: PictureProps) {
  const address = (stored: number, ending: string) => `${assetsUrl}/${stored}/${file}.${ending}`;
  // Up to the first that holds the whole image, which is never enlarged.
  const sources = (ending: string) =>
    storedWidths
      .filter((_, at) => (storedWidths[at - 1] ?? 0) < width)
      .map((stored) => `${address(stored, ending)} ${Math.min(stored, width)}w`)
      .join(", ");
  return (
    <picture>
      <source type="image/avif" srcSet={sources("avif")} sizes={sizes} />
      <img
        className={className}
        src={address(storedWidths[0], "webp")}
        srcSet={sources("webp")}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding="async"
        style={colour ? { backgroundColor: colour } : undefined}
      />
    </picture>
  );
}
