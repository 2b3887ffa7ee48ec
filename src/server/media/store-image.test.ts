import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, onTestFinished, test } from "vitest";
import { Refused } from "../http/refused.ts";
import { assetSizes, sizesKept } from "./asset-sizes.ts";
import type { ImageFormat } from "./image-format.ts";
import { assetPath, storeImage } from "./store-image.ts";
import { hollowPng, noise, redAndBlue } from "./testing-images.ts";

const formats: ImageFormat[] = ["jpeg", "png", "webp"];

async function newAssetsDir(): Promise<string> {
  const assetsDir = await mkdtemp(join(tmpdir(), "comanda-assets-"));
  onTestFinished(() => rm(assetsDir, { recursive: true, force: true }));
  return assetsDir;
}

async function listFiles(assetsDir: string): Promise<string[]> {
  const found = await readdir(assetsDir, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

async function pixelAt(image: Buffer, left: number, top: number): Promise<"red" | "blue"> {
  const pixel = await sharp(image)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return (pixel[0] ?? 0) > (pixel[2] ?? 0) ? "red" : "blue";
}

/** Whether two #rrggbb colours are the same but for what lossy pictures lose. */
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
      const stored = await storeImage({
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
    const { file } = await storeImage({
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
    // Orientation 6: the camera was held so that the left of what it wrote is the top.
    const bytes = await redAndBlue(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const stored = await storeImage({ bytes, assetsDir });
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
    const { file } = await storeImage({ bytes, assetsDir });
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
    const { file } = await storeImage({ bytes, assetsDir });
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
      await storeImage({ bytes: await sharp({ create: green }).png().toBuffer(), assetsDir }),
      await storeImage({ bytes: await sharp({ create: clear }).png().toBuffer(), assetsDir }),
    ];
    expect([near(first.colour, "#20a040"), near(second.colour, "#ffffff")]).toEqual([true, true]);
  });

  test("keeps the same bytes once, and says the same of them again", async () => {
    const assetsDir = await newAssetsDir();
    const bytes = await noise("webp");
    const [first, second] = await Promise.all([
      storeImage({ bytes, assetsDir }),
      storeImage({ bytes, assetsDir }),
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
    await expect(storeImage({ bytes: await plain(5000, 5001), assetsDir })).rejects.toThrow(
      "too_large",
    );
    await expect(storeImage({ bytes: await plain(5000, 5000), assetsDir })).resolves.toMatchObject({
      width: 5000,
    });
  });
});

describe("threat 27: a file that is no picture to keep", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;
  const refusals: [name: string, code: string, bytes: () => Buffer | Promise<Buffer>][] = [
    ["nothing at all", "unsupported_media", () => Buffer.alloc(0)],
    ["an SVG", "unsupported_media", () => Buffer.from(svg)],
    [
      "an SVG with an XML declaration",
      "unsupported_media",
      () => Buffer.from(`<?xml version="1.0"?>${svg}`),
    ],
    [
      "a page that begins like a GIF",
      "unsupported_media",
      () => Buffer.from(`GIF89a/*<html>*/=1;alert(1)`),
    ],
    ["an AVIF", "unsupported_media", () => redAndBlue(20, 20).avif().toBuffer()],
    [
      "an SVG behind the mark of a PNG",
      "unsupported_media",
      () => Buffer.from(`\x89PNG\r\n\x1a\n${svg}`, "latin1"),
    ],
    [
      "a script behind the mark of a JPEG",
      "unsupported_media",
      () => Buffer.from("\xff\xd8\xff=1;alert(1)", "latin1"),
    ],
    [
      "a page behind the mark of a WebP",
      "unsupported_media",
      () => Buffer.from("RIFF\x24\x00\x00\x00WEBP<html>", "latin1"),
    ],
    ["a PNG of 50,000 by 50,000", "too_large", () => hollowPng(50_000, 50_000)],
    ["a PNG without its pixels", "unsupported_media", () => hollowPng(4000, 4000)],
    ["a PNG higher than any can be written", "too_large", () => hollowPng(100, 20_000)],
    ["more than 10 MB", "too_large", () => Buffer.alloc(10 * 1024 * 1024 + 1, 0xff)],
  ];
  test.each(refusals)("%s is refused as %s and leaves nothing behind", async (_, code, make) => {
    const assetsDir = await newAssetsDir();
    await expect(storeImage({ bytes: await make(), assetsDir })).rejects.toMatchObject({ code });
    expect(await listFiles(assetsDir)).toEqual([]);
  });

  test.each(formats)(
    "a %s that was cut off is refused and leaves nothing behind",
    async (format) => {
      const assetsDir = await newAssetsDir();
      const bytes = await noise(format);
      for (const share of [0.02, 0.3, 0.6, 0.9]) {
        const start = bytes.subarray(0, Math.floor(bytes.length * share));
        await expect(storeImage({ bytes: start, assetsDir })).rejects.toMatchObject({
          code: "unsupported_media",
        });
      }
      expect(await listFiles(assetsDir)).toEqual([]);
    },
  );

  test("damaged anywhere, a picture is either kept whole or refused, and the next one is kept", async () => {
    const assetsDir = await newAssetsDir();
    const originals = await Promise.all(
      formats.map((format) => noise(format, { width: 40, height: 30 })),
    );
    const damaged = fc
      .tuple(
        fc.constantFrom(...originals),
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), {
          minLength: 1,
          maxLength: 8,
        }),
      )
      .map(([original, changes]) => {
        const bytes = Buffer.from(original);
        for (const [at, value] of changes) bytes[at % bytes.length] = value;
        return bytes;
      });
    await fc.assert(
      fc.asyncProperty(damaged, async (bytes) => {
        const before = (await listFiles(assetsDir)).length;
        const outcome = await storeImage({ bytes, assetsDir }).catch((error: unknown) => {
          if (error instanceof Refused) return undefined;
          throw error;
        });
        const added = (await listFiles(assetsDir)).length - before;
        // Damage may be in what the picture says of its width.
        const whole = outcome ? 2 * sizesKept(outcome.width).length : 0;
        expect([0, whole]).toContain(added);
      }),
      { numRuns: 150 },
    );
    await expect(storeImage({ bytes: await noise("png"), assetsDir })).resolves.toBeDefined();
  });
});
