import { join } from "node:path";
import { rm } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { withAccount } from "../../db/with-account.ts";
import { storeBytes } from "../../media/testing-uploads.ts";
import { insertUpload } from "../../media/upload-queries.ts";
import { signedInAdmin } from "../../testing/caller.ts";
import { newAccount, type TestAccount } from "../../testing/new-account.ts";
import { sharedApp } from "../../testing/start-app.ts";
import { loadWeb } from "../renderer.ts";
import { drawPicture } from "./draw-picture.ts";

// Draws as usual, and counts the calls.
vi.mock("./draw-picture.ts", { spy: true });

const testApp = sharedApp(async () => ({ web: await loadWeb() }));

const get = ({ host }: TestAccount, url: string) => testApp.app.inject({ url, headers: { host } });

async function pictureOf(account: TestAccount, url: string) {
  const { rawPayload, headers } = await get(account, url);
  const { data, info } = await sharp(rawPayload)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  /** Red, green, blue and opacity at a place given in shares of the sides. */
  const at = (x: number, y: number) => {
    const column = Math.min(info.width - 1, Math.round(x * info.width));
    const row = Math.min(info.height - 1, Math.round(y * info.height));
    return [...data.subarray((row * info.width + column) * 4).subarray(0, 4)];
  };
  return {
    format: (await sharp(rawPayload).metadata()).format,
    sides: [info.width, info.height],
    bytes: rawPayload.length,
    etag: headers["etag"],
    at,
  };
}

/** Gives the account a logo or banner of one colour. */
async function setPicture(
  { accountId }: TestAccount,
  {
    use,
    width,
    height,
    background,
  }: {
    use: "logo_upload_id" | "banner_upload_id";
    width: number;
    height: number;
    background: string;
  },
): Promise<string> {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  const stored = await storeBytes({ bytes, assetsDir: join(testApp.dataDir, "assets") });
  await withAccount(testApp.database, { accountId, mode: "write" }, async (tx) => {
    const uploadId = await insertUpload(tx, stored);
    await tx.db
      .updateTable("accounts")
      .set({ [use]: uploadId })
      .where("account_id", "=", accountId)
      .execute();
  });
  return stored.file;
}

/** The channels in which two colours differ; pictures are written with some loss. */
function difference(found: readonly number[], wanted: readonly number[]): number[] {
  return wanted
    .map((channel, index) => (found[index] ?? 0) - channel)
    .filter((by) => Math.abs(by) > 8);
}

const [red, blue, orange, white] = [
  [200, 20, 20],
  [20, 40, 200],
  [255, 136, 0],
  [255, 255, 255],
];

describe("the picture of a shared link", () => {
  it("is the banner with the logo in its middle, small enough for every messenger", async () => {
    const account = await newAccount(testApp);
    await setPicture(account, {
      use: "banner_upload_id",
      width: 900,
      height: 300,
      background: "#1428c8",
    });
    await setPicture(account, {
      use: "logo_upload_id",
      width: 300,
      height: 300,
      background: "#c81414",
    });
    const { format, sides, bytes, at } = await pictureOf(account, "/og.jpg");
    expect(format).toBe("jpeg");
    expect(sides).toEqual([1200, 630]);
    expect(bytes).toBeLessThan(300 * 1024);
    expect(difference(at(0.05, 0.1), blue)).toEqual([]);
    expect(difference(at(0.5, 0.5), red)).toEqual([]);
  });

  it("is the account's colour with its first letter when it has no pictures", async () => {
    const account = await newAccount(testApp, {
      extras: {
        styleguide: { colors: { accent: "#ff8800", surface: "#ffffff", paper: "#ffffff" } },
      },
    });
    const { sides, at } = await pictureOf(account, "/og.jpg");
    expect(sides).toEqual([1200, 630]);
    expect(difference(at(0.05, 0.1), orange)).toEqual([]);
    expect(difference(at(0.4, 0.4), white)).toEqual([]);
    // The stroke of the C of Casa.
    const row = Array.from({ length: 100 }, (_, index) => at(0.4 + index / 500, 0.5));
    expect(row.some(([r = 0, g = 0, b = 0]) => r > 240 && g < 160 && b < 40)).toBe(true);
  });

  it("fault 10: has a first letter in other scripts, too", async () => {
    const account = await newAccount(testApp, {
      extras: {
        styleguide: { colors: { accent: "#ff8800", surface: "#ffffff", paper: "#ffffff" } },
      },
    });
    const owner = await signedInAdmin(testApp, account);
    await owner.account.save({ body: { data: { name: "中华饭店" } } });
    const { at } = await pictureOf(account, "/og.jpg");
    // The stroke down the middle of the letter.
    expect(difference(at(0.5, 0.5), orange)).toEqual([]);
  });

  it("changes with the account and stays otherwise", async () => {
    const account = await newAccount(testApp);
    const first = await pictureOf(account, "/og.jpg");
    const second = await pictureOf(account, "/og.jpg");
    expect(second.etag).toBe(first.etag);
    await setPicture(account, {
      use: "banner_upload_id",
      width: 900,
      height: 300,
      background: "#1428c8",
    });
    const third = await pictureOf(account, "/og.jpg");
    expect(third.etag).not.toBe(first.etag);
    expect(difference(third.at(0.05, 0.1), blue)).toEqual([]);
  });

  it("is not remembered while a file of the account is missing", async () => {
    const account = await newAccount(testApp);
    const file = await setPicture(account, {
      use: "banner_upload_id",
      width: 700,
      height: 300,
      background: "#c81414",
    });
    const assets = join(testApp.dataDir, "assets", "960");
    await rm(join(assets, `${file}.webp`));
    const { statusCode, headers } = await get(account, "/og.jpg");
    expect([statusCode, headers["cache-control"]]).toEqual([200, "no-store"]);
    await setPicture(account, {
      use: "banner_upload_id",
      width: 700,
      height: 300,
      background: "#c81414",
    });
    expect(difference((await pictureOf(account, "/og.jpg")).at(0.05, 0.1), red)).toEqual([]);
  });
});

describe("the icons", () => {
  it("are the logo, square, in the sizes that their names say", async () => {
    const account = await newAccount(testApp);
    await setPicture(account, {
      use: "logo_upload_id",
      width: 400,
      height: 200,
      background: "#c81414",
    });
    const sizes = { "/icon-192.png": 192, "/icon-512.png": 512, "/favicon.ico": 48 };
    for (const [path, side] of Object.entries(sizes)) {
      const { format, sides, at } = await pictureOf(account, path);
      expect([format, ...sides], path).toEqual(["png", side, side]);
      expect(difference(at(0.5, 0.5), [...red, 255])).toEqual([]);
      expect(at(0.5, 0.05)[3], "above a wide logo there is nothing").toBe(0);
    }
  });

  it("are whole where systems cut their own shape out of them", async () => {
    const account = await newAccount(testApp);
    await setPicture(account, {
      use: "logo_upload_id",
      width: 400,
      height: 200,
      background: "#1428c8",
    });
    for (const path of ["/icon-maskable-512.png", "/apple-touch-icon.png"]) {
      const { at } = await pictureOf(account, path);
      expect(difference(at(0, 0), [...blue, 255])).toEqual([]);
      expect(difference(at(0.5, 0.3), [...blue, 255])).toEqual([]);
      expect(difference(at(0.5, 0.5), [...blue, 255])).toEqual([]);
    }
  });

  it("are drawn once for many who ask at the same time", async () => {
    const account = await newAccount(testApp);
    vi.mocked(drawPicture).mockClear();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => get(account, "/icon-512.png")),
    );
    expect(drawPicture).toHaveBeenCalledOnce();
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });
});
