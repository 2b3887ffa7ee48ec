import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Refused } from "../http/refused.ts";
import { sizesKept } from "./asset-sizes.ts";
import { listFiles, newAssetsDir } from "./testing-assets.ts";
import { formats, hollowPng, noise, redAndBlue } from "./testing-images.ts";
import { storeBytes } from "./testing-uploads.ts";

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
    await expect(storeBytes({ bytes: await make(), assetsDir })).rejects.toMatchObject({ code });
    expect(await listFiles(assetsDir)).toEqual([]);
  });

  test.each(formats)(
    "a %s that was cut off is refused and leaves nothing behind",
    async (format) => {
      const assetsDir = await newAssetsDir();
      const bytes = await noise(format);
      for (const share of [0.02, 0.3, 0.6, 0.9]) {
        const start = bytes.subarray(0, Math.floor(bytes.length * share));
        await expect(storeBytes({ bytes: start, assetsDir })).rejects.toMatchObject({
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
        const outcome = await storeBytes({ bytes, assetsDir }).catch((error: unknown) => {
          if (error instanceof Refused) return undefined;
          throw error;
        });
        const added = (await listFiles(assetsDir)).length - before;
        // The damage may be in the width that the picture states.
        const whole = outcome ? 2 * sizesKept(outcome.width).length : 0;
        expect([0, whole]).toContain(added);
      }),
      { numRuns: 150 },
    );
    await expect(storeBytes({ bytes: await noise("png"), assetsDir })).resolves.toBeDefined();
  });
});
