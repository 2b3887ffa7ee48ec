/** The widths, in pixels, in which the images of an account are stored. */
const storedWidths = [240, 480, 960, 1920] as const;

/** The most device pixels that a screen has for a CSS pixel. */
const maxDensity = 4;

export type PictureFile = {
  /** The image's content name, without an ending. */
  file: string;
  /** Pixels of the image itself. */
  width: number;
  assetsUrl: string;
};

/** The smallest form, for browsers that do not choose. */
export function smallestPicture({ file, assetsUrl }: Omit<PictureFile, "width">): string {
  return `${assetsUrl}/${storedWidths[0]}/${file}.webp`;
}

/** The forms of an image for `<source>`, without those too large to be of use where it is drawn as `sizes` says. */
export function pictureSource(
  { file, width, assetsUrl }: PictureFile,
  { ending = "avif", sizes = "100vw" }: { ending?: "avif" | "webp"; sizes?: string } = {},
): { type: string; srcSet: string } {
  const most = Math.min(width, usefulPixels(sizes));
  let srcSet = "";
  let last = 0;
  for (const stored of storedWidths) {
    // Stop at the first that is large enough: nothing is enlarged.
    if (last >= most) break;
    const separator = last === 0 ? "" : ", ";
    srcSet += `${separator}${assetsUrl}/${stored}/${file}.${ending} ${Math.min(stored, width)}w`;
    last = stored;
  }
  return { type: `image/${ending}`, srcSet };
}

/**
 * Whether browsers without AVIF, few and old, do with the smallest form: a second list of addresses on each of 120 rows
 * would make the page half a kilobyte too long for its first round trip.
 */
export const isSmall = (sizes: string) => usefulPixels(sizes) <= 2 * storedWidths[0];

/** The most pixels that a screen shows in a place of one fixed width, as "96px"; Infinity or NaN for any other. */
const usefulPixels = (sizes: string) =>
  sizes.endsWith("px") ? Number(sizes.slice(0, -2)) * maxDensity : Number.POSITIVE_INFINITY;
