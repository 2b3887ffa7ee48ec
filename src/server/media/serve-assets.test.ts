import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import fc from "fast-check";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { handleNotFound } from "../http/edge/error-handler.ts";
import { serveAssets } from "./serve-assets.ts";
import { assetPath } from "./testing-assets.ts";
import { storeBytes } from "./testing-uploads.ts";
import type { StoredImage } from "./stored-image.ts";
import { noise } from "./testing-images.ts";

const secret = "a file that is nobody's business";
const agent = new Agent({ keepAlive: true });
let folder: string;
let stored: StoredImage;
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "comanda-serve-"));
  const assetsDir = join(folder, "assets");
  stored = await storeBytes({ bytes: await noise("jpeg"), assetsDir });
  await writeFile(join(folder, "secret"), secret);
  await writeFile(join(assetsDir, "secret"), secret);
  await mkdir(join(assetsDir, "960", "0".repeat(32)), { recursive: true });
  await writeFile(join(assetsDir, "240", "secret.webp"), secret);
  app = Fastify({ frameworkErrors: (_, request, reply) => handleNotFound(request, reply) });
  app.setNotFoundHandler(handleNotFound);
  serveAssets(app, assetsDir);
  port = Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
});
afterAll(async () => {
  agent.destroy();
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

// The path goes out as it is written; a URL would tidy it first.
async function fetchPath(path: string) {
  const [response] = await once(get({ host: "127.0.0.1", port, path, agent }), "response");
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

describe("the address of a picture", () => {
  test.each(["", ".webp", ".avif"])(
    "answers with the picture for the extension %j, forever",
    async (extension) => {
      const { status, headers } = await fetchPath(`/assets/480/${stored.file}${extension}`);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        "content-type": extension === ".avif" ? "image/avif" : "image/webp",
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
        "content-security-policy": "sandbox; default-src 'none'",
      });
      expect(Number(headers["content-length"])).toBeGreaterThan(100);
    },
  );

  test("is not found for any other size, name, extension or picture", async () => {
    const { file } = stored;
    const names = [
      `100/${file}`,
      `0240/${file}`,
      `240/${file}.png`,
      `240/${file}.webp.webp`,
      `240/${file.toUpperCase()}`,
    ];
    for (const name of [
      ...names,
      `240/${"1".repeat(32)}`,
      `240/${file.slice(1)}`,
      "240/secret.webp",
      "secret",
      "240",
      "",
    ]) {
      expect([name, (await fetchPath(`/assets/${name}`)).status]).toEqual([name, 404]);
    }
  });

  test("however it is bent, gives a stored picture or is not found", async () => {
    const { file } = stored;
    const pieces = [
      "240",
      "960",
      file,
      `${file}.webp`,
      ".webp",
      "..",
      ".",
      "%2e",
      "%2e%2e",
      "%2f",
      "%5c",
      "%00",
      "%",
      "%zz",
      "%c0%af",
    ];
    const others = [
      "/",
      "/",
      "//",
      "\\",
      "secret",
      "assets",
      "print",
      "?",
      "#",
      ";",
      "*",
      ":",
      "~",
      "+",
      "%25",
      "%252e",
    ];
    const path = fc
      .array(fc.constantFrom(...pieces, ...others), { maxLength: 9 })
      .map((parts) => `/assets/${parts.join("")}`);
    await fc.assert(
      fc.asyncProperty(path, async (bent) => {
        const { status, headers, body } = await fetchPath(bent);
        if (status === 200) expect(headers["content-type"]).toMatch(/^image\//);
        else expect(status).toBe(404);
        expect(body).not.toContain(secret);
      }),
      { numRuns: 3000 },
    );
  });

  test("stays whole for readers who come while it is stored again", async () => {
    const assetsDir = join(folder, "assets");
    const bytes = await noise("png", { width: 500, height: 400 });
    const { file } = await storeBytes({ bytes, assetsDir });
    const whole = (await fetchPath(`/assets/480/${file}`)).headers["content-length"];
    await rm(assetPath(assetsDir, { size: 960, file, type: "avif" }));
    const storing = storeBytes({ bytes, assetsDir });
    const lengths = await Promise.all(
      Array.from(
        { length: 20 },
        async () => (await fetchPath(`/assets/480/${file}`)).headers["content-length"],
      ),
    );
    await storing;
    expect(new Set(lengths)).toEqual(new Set([whole]));
  });
});
