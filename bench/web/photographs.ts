import sharp from "sharp";
import { randomFrom } from "./random.ts";

/** The patches of colour along the longer side, before they are drawn larger. */
const patches = 36;
const grain = 18;

/** A picture with soft shapes and a camera's grain: compressed it is about as large as a photograph of a dish. */
export async function photograph(
  seed: number,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const random = randomFrom(seed);
  const shapes = { width: patches, height: Math.round((patches * height) / width) };
  const base = [90 + 120 * random(), 60 + 90 * random(), 40 + 60 * random()];
  const colours = Buffer.from(
    Array.from({ length: shapes.width * shapes.height }, () => {
      const light = 0.45 + random();
      return base.map((value) => Math.min(255, value * light + 40 * random()));
    }).flat(),
  );
  const large = await sharp(colours, { raw: { ...shapes, channels: 3 } })
    .resize(width, height, { fit: "fill", kernel: "cubic" })
    .raw()
    .toBuffer();
  return sharp(
    large.map((value) => Math.min(255, Math.max(0, value + grain * (random() - 0.5)))),
    { raw: { width, height, channels: 3 } },
  )
    .jpeg({ quality: 88 })
    .toBuffer();
}
