import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noise } from "../../src/server/media/testing-images.ts";
import { storeBytes } from "../../src/server/media/testing-uploads.ts";
import { originOf } from "../../src/server/testing/listen.ts";
import { newAccount } from "../../src/server/testing/new-account.ts";
import { startApp, type TestApp } from "../../src/server/testing/start-app.ts";
import { createSender } from "./sender.ts";

/** `ASSET_PATHS=10000` is the long form. */
const pathCount = Number(process.env["ASSET_PATHS"] ?? 400);
const secret = "a file that is nobody's business";

let testApp: TestApp;
let sender: ReturnType<typeof createSender>;
let host: string;
let file: string;
beforeAll(async () => {
  testApp = await startApp();
  ({ host } = await newAccount(testApp));
  const { dataDir } = testApp;
  const assetsDir = join(dataDir, "assets");
  ({ file } = await storeBytes({ bytes: await noise("jpeg"), assetsDir }));
  await mkdir(join(dataDir, "print"), { recursive: true });
  for (const place of ["secret", "assets/secret", "assets/240/secret.webp", "print/secret.jpg"])
    await writeFile(join(dataDir, place), secret);
  sender = createSender(await originOf(testApp));
});
afterAll(async () => {
  sender.close();
  await testApp.close();
});

const pieces = [
  "240",
  "480",
  "960",
  "0240",
  "-1",
  "1e3",
  "print",
  "FILE",
  "FILE.webp",
  "FILE.avif",
  ".jpg",
  "secret",
  "secret.webp",
  "assets",
  "..",
  ".",
  "...",
  "%2e",
  "%2E%2e",
  "%252e",
  "%2f",
  "%5c",
  "\\",
  "%00",
  "%",
  "%zz",
  "%ff",
  "%c0%af",
  "%u002e",
  "%F0%9F%8D%95",
  "/",
  "/",
  "/",
  "//",
  "?",
  "#",
  ";",
  ":",
  "*",
  "~",
  "+",
  "'",
  '"',
  "<script>",
  "a".repeat(300),
  "0".repeat(32),
] as const;

describe("threat 28: the address of a picture", () => {
  it(
    "however it is bent, leads to a stored picture or is not found",
    { timeout: 60_000 + pathCount * 20 },
    async () => {
      const right = fc
        .constantFrom("240", "480", "960")
        .map((size) => `/assets/${size}/${file}.avif`);
      // A right path with a piece put into it.
      const nearly = fc
        .tuple(right, fc.nat({ max: 60 }), fc.constantFrom("", ...pieces))
        .map(([url, at, piece]) => url.slice(0, at) + piece + url.slice(at));
      const bent = fc
        .array(
          fc.oneof(
            { weight: 6, arbitrary: fc.constantFrom(...pieces) },
            fc
              .string({ unit: "grapheme-ascii", maxLength: 6 })
              .map((text) => text.replaceAll(" ", "")),
          ),
          { maxLength: 9 },
        )
        .map((parts) => `/assets/${parts.join("")}`);
      const path = fc
        .oneof(nearly, bent)
        .filter((url) => url.startsWith("/"))
        .map((url) => url.replaceAll("FILE", file));
      let found = 0;
      await fc.assert(
        fc.asyncProperty(fc.constantFrom("GET", "HEAD"), path, async (method, url) => {
          const { status, headers, text } = await sender.send({ method, url, host });
          expect(text).not.toContain(secret);
          expect([200, 404]).toContain(status);
          if (status === 404) return;
          found += 1;
          expect(headers["content-type"]).toMatch(/^image\/(?:webp|avif)$/);
          expect(headers["content-security-policy"]).toBe("sandbox; default-src 'none'");
        }),
        {
          numRuns: pathCount,
          examples: [
            ["GET", `/assets/240/${file}`],
            ["HEAD", `/assets/960/${file}.avif`],
          ],
        },
      );
      expect(found).toBeGreaterThanOrEqual(2);
      expect(testApp.logLines.filter((line) => line.includes('"level":50'))).toEqual([]);
      console.log(`${pathCount} bent paths, ${found} pictures, 0 answers of 5xx`);
    },
  );
});
