import sharp from "sharp";

/** As many pixels are enough to tell a picture's colour. */
const sample = { width: 64, height: 64 };

type Tally = { pixels: number; red: number; green: number; blue: number };

/**
 * The colour that most of a picture has, as #rrggbb; what is transparent counts as white. Alike are colours whose red,
 * green and blue are each in the same sixteenth; of those that are most, it is the mean.
 */
export async function dominantColour(bytes: Uint8Array): Promise<string> {
  const pixels = await sharp(bytes)
    .flatten({ background: "#ffffff" })
    // Picks pixels and mixes none, so that no colour appears that the picture does not have.
    .resize({ ...sample, fit: "fill", kernel: "nearest" })
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  const tallies = new Map<number, Tally>();
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const before = tallies.get(key) ?? { pixels: 0, red: 0, green: 0, blue: 0 };
    tallies.set(key, {
      pixels: before.pixels + 1,
      red: before.red + red,
      green: before.green + green,
      blue: before.blue + blue,
    });
  }
  const [most] = [...tallies.values()].toSorted((a, b) => b.pixels - a.pixels);
  if (!most) throw new Error("a picture without pixels");
  const mean = [most.red, most.green, most.blue].map((sum) => Math.round(sum / most.pixels));
  return `#${mean.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
