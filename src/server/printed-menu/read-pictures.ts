import { createCanvas, loadImage, type Image } from "@napi-rs/canvas";

/** An icon's pixels on paper: two hundred or more an inch. */
const iconSide = 72;

/** The logo, or undefined for an unreadable one: a menu without it is better than none. */
export async function readLogo(
  base64: string | null,
  { hasColours }: { hasColours: boolean },
): Promise<Image | undefined> {
  const image = await readPicture(base64);
  return image && (hasColours ? image : redrawn(image, { ...sizeOf(image), hasColours }));
}

/** An icon, scaled down to its printed size. One file holds each icon once. */
export async function readPrintedIcon(
  base64: string | null,
  { hasColours }: { hasColours: boolean },
): Promise<Image | undefined> {
  const image = await readPicture(base64);
  return image && redrawn(image, { width: iconSide, height: iconSide, hasColours });
}

async function readPicture(base64: string | null): Promise<Image | undefined> {
  if (base64 === null) return undefined;
  return loadImage(Buffer.from(base64, "base64")).catch(() => undefined);
}

const sizeOf = ({ width, height }: Image) => ({ width, height });

async function redrawn(
  image: Image,
  { width, height, hasColours }: { width: number; height: number; hasColours: boolean },
): Promise<Image> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!hasColours) context.filter = "grayscale(1)";
  const scale = Math.min(width / image.width, height / image.height);
  const [drawnWidth, drawnHeight] = [image.width * scale, image.height * scale];
  const place = [(width - drawnWidth) / 2, (height - drawnHeight) / 2] as const;
  context.drawImage(image, ...place, drawnWidth, drawnHeight);
  return loadImage(await canvas.encode("png"));
}
