import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { assetSizes, sizesKept } from "./asset-sizes.ts";
import { assetPath, listFiles, newAssetsDir } from "./testing-assets.ts";
import { formats, noise, redAndBlue } from "./testing-images.ts";
import { storeBytes } from "./testing-uploads.ts";

async function pixelAt(image: Buffer, left: number, top: number): Promise<"red" | "blue"> {
  const pixel = await sharp(image)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return (pixel[0] ?? 0) > (pixel[2] ?? 0) ? "red" : "blue";
}

/** Whether two #rrggbb colours are the same within what lossy formats lose. */
function near(one: string, other: string): boolean {
  const parts = (colour: string) =>
    [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const [first, second] = [parts(one), parts(other)];
  return first.every((part, at) => Math.abs(part - (second[at] ?? NaN)) <= 4);
}

describe("threat 27: storing a picture", () => {
  test.each(formats)(
    "keeps a %s in its widths as webp and avif, and nothing else",
    async (format) => {
      const assetsDir = await newAssetsDir();
      const stored = await storeBytes({
        bytes: await noise(format, { width: 1200, height: 600 }),
        assetsDir,
      });
      expect(stored).toMatchObject({
        width: 1200,
        height: 600,
        file: expect.stringMatching(/^[0-9a-f]{32}$/),
      });
      for (const size of assetSizes) {
        for (const [type, container] of [
          ["webp", "webp"],
          ["avif", "heif"],
        ] as const) {
          const image = await readFile(assetPath(assetsDir, { size, file: stored.file, type }));
          const { width, height, format: written } = await sharp(image).metadata();
          const kept = Math.min(size, 1200);
          expect([written, width, height]).toEqual([container, kept, kept / 2]);
        }
      }
      expect(await listFiles(assetsDir)).toHaveLength(8);
    },
  );

  test("never enlarges a picture, yet has all sizes of it but the largest", async () => {
    const assetsDir = await newAssetsDir();
    const { file } = await storeBytes({
      bytes: await noise("png", { width: 300, height: 200 }),
      assetsDir,
    });
    const widths = sizesKept(300).map(async (size) => {
      const image = await readFile(assetPath(assetsDir, { size, file, type: "avif" }));
      return (await sharp(image).metadata()).width;
    });
    expect(await Promise.all(widths)).toEqual([240, 300, 300]);
    expect(await listFiles(assetsDir)).toHaveLength(6);
    expect(sizesKept(960)).toEqual([240, 480, 960]);
    expect(sizesKept(961)).toEqual([240, 480, 960, 1920]);
  });

  test("turns it upright", async () => {
    const assetsDir = await newAssetsDir();
    // Orientation 6: the left of the stored picture is its top.
    const bytes = await redAndBlue(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const stored = await storeBytes({ bytes, assetsDir });
    expect(stored).toMatchObject({ width: 200, height: 400 });
    const image = await readFile(
      assetPath(assetsDir, { size: 960, file: stored.file, type: "webp" }),
    );
    expect([await pixelAt(image, 100, 50), await pixelAt(image, 100, 350)]).toEqual([
      "red",
      "blue",
    ]);
  });

  test("leaves out where and with what it was taken", async () => {
    const assetsDir = await newAssetsDir();
    const secret = "Rua Secreta";
    const bytes = await redAndBlue(400, 200)
      .withExif({
        IFD0: { Copyright: secret },
        IFD3: { GPSLatitude: "23/1 33/1 0/1", GPSLatitudeRef: "S" },
      })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>${secret}</note></x:xmpmeta>`)
      .withIccProfile("p3")
      .jpeg()
      .toBuffer();
    expect(bytes.includes(secret)).toBe(true);
    const { file } = await storeBytes({ bytes, assetsDir });
    for (const type of ["webp", "avif"] as const) {
      const image = await readFile(assetPath(assetsDir, { size: 480, file, type }));
      const { exif, xmp, iptc, icc, orientation } = await sharp(image).metadata();
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
      expect(image.includes(secret)).toBe(false);
    }
  });

  test("leaves out what is hidden behind the picture", async () => {
    const assetsDir = await newAssetsDir();
    const script = "<script>alert(1)</script>";
    const bytes = Buffer.concat([await noise("jpeg"), Buffer.from(script)]);
    const { file } = await storeBytes({ bytes, assetsDir });
    for (const size of sizesKept(300)) {
      for (const type of ["webp", "avif"] as const) {
        expect((await readFile(assetPath(assetsDir, { size, file, type }))).includes(script)).toBe(
          false,
        );
      }
    }
  });

  test("finds the colour that most of it has, white for what is transparent", async () => {
    const assetsDir = await newAssetsDir();
    const green = { width: 50, height: 50, channels: 3 as const, background: "#20a040" };
    const clear = { width: 50, height: 50, channels: 4 as const, background: "#00000000" };
    const [first, second] = [
      await storeBytes({ bytes: await sharp({ create: green }).png().toBuffer(), assetsDir }),
      await storeBytes({ bytes: await sharp({ create: clear }).png().toBuffer(), assetsDir }),
    ];
    expect([near(first.colour, "#20a040"), near(second.colour, "#ffffff")]).toEqual([true, true]);
  });

  test("keeps the same bytes once, and says the same of them again", async () => {
    const assetsDir = await newAssetsDir();
    const bytes = await noise("webp");
    const [first, second] = await Promise.all([
      storeBytes({ bytes, assetsDir }),
      storeBytes({ bytes, assetsDir }),
    ]);
    expect(second).toEqual(first);
    expect(await listFiles(assetsDir)).toHaveLength(6);
  });

  test("takes exactly 25 million pixels, and not one row more", async () => {
    const assetsDir = await newAssetsDir();
    const plain = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: "#ffffff" } })
        .png({ compressionLevel: 1 })
        .toBuffer();
    await expect(storeBytes({ bytes: await plain(5000, 5001), assetsDir })).rejects.toThrow(
      "too_large",
    );
    await expect(storeBytes({ bytes: await plain(5000, 5000), assetsDir })).resolves.toMatchObject({
      width: 5000,
    });
  });
});
