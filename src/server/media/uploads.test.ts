import { rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { newCaller, signedInAdmin, type Caller } from "../testing/caller.ts";
import { newAccount, type TestAccount } from "../testing/new-account.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { hollowPng, noise, redAndBlue, smallPng } from "./testing-images.ts";
import { pictureFiles, sendPicture } from "./testing-uploads.ts";

const testApp = sharedApp();
let account: TestAccount;
let owner: Caller;
beforeAll(async () => {
  account = await newAccount(testApp);
  owner = await signedInAdmin(testApp, account);
});

const upload = (bytes: Uint8Array, type = "image/jpeg") => sendPicture(owner, { bytes, type });
const megabyte = 1024 * 1024;

describe("a picture that an owner sends", () => {
  it.each(["jpeg", "png", "webp"] as const)(
    "is kept and served in every size, a %s",
    async (format) => {
      const { upload: image } = await upload(
        await noise(format, { width: 700, height: 500 }),
        "application/octet-stream",
      );
      expect(image).toEqual({
        id: expect.any(String),
        file: expect.stringMatching(/^[0-9a-f]{32}$/),
        width: 700,
        height: 500,
        colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
      });
      for (const size of [240, 480, 960]) {
        for (const [extension, type] of [
          ["", "image/webp"],
          [".avif", "image/avif"],
        ] as const) {
          const answer = await testApp.app.inject({
            url: `/assets/${size}/${image.file}${extension}`,
          });
          expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, type]);
        }
      }
    },
  );

  it.each(["", "application/octet-stream", "image/jpg", "image/pjpeg", "text/plain"])(
    "fault 12: is known by its bytes, whatever the device calls it: %j",
    async (type) => {
      const { upload: image } = await upload(await noise("jpeg"), type);
      expect(image).toMatchObject({ width: 300, height: 200 });
    },
  );

  it("is the account's from then on: it can be its logo, and every guest sees it", async () => {
    const { upload: image } = await upload(await noise("jpeg"));
    await owner.account.save({ body: { data: { logo: image.id } } });
    expect((await newCaller(testApp, account).content.home()).account.logo).toEqual(image);
  });

  it("is the same picture when it comes again", async () => {
    const bytes = await noise("jpeg", { width: 320, height: 200 });
    const [first, second] = await Promise.all([upload(bytes), upload(bytes)]);
    expect(first.upload.file).toBe(second.upload.file);
    const third = await upload(bytes, "image/png");
    expect([first.upload.id, second.upload.id]).toContain(third.upload.id);
  });

  it("is another account's own when they send it too, and nobody else's", async () => {
    const other = await newAccount(testApp);
    const stranger = await signedInAdmin(testApp, other);
    const bytes = await noise("png", { width: 100, height: 100 });
    const [mine, theirs] = [
      await upload(bytes),
      await sendPicture(stranger, { bytes, type: "image/png" }),
    ];
    expect(theirs.upload.id).not.toBe(mine.upload.id);
    expect(
      await refusalOf(stranger.account.save({ body: { data: { logo: mine.upload.id } } })),
    ).toMatchObject({ error: "invalid_id" });
  });

  it("threat 27: says nothing of where it was taken, and carries nothing behind it", async () => {
    const secret = "<script>alert('Rua Secreta')</script>";
    const photo = await redAndBlue(400, 200)
      .withExif({
        IFD0: { Copyright: secret },
        IFD3: { GPSLatitude: "23/1 33/1 0/1", GPSLatitudeRef: "S" },
      })
      .jpeg()
      .toBuffer();
    const { upload: image } = await upload(Buffer.concat([photo, Buffer.from(secret)]));
    for (const name of [image.file, `${image.file}.avif`]) {
      const { rawPayload } = await testApp.app.inject({ url: `/assets/480/${name}` });
      expect(rawPayload.includes("Secreta")).toBe(false);
      expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
    }
  });

  it("stands still", async () => {
    const frames = await Promise.all(
      ["#ff0000", "#0000ff"].map((background) =>
        sharp({ create: { width: 60, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const { upload: image } = await upload(moving);
    expect([image.width, image.height]).toEqual([60, 40]);
    const { rawPayload } = await testApp.app.inject({ url: `/assets/240/${image.file}` });
    expect((await sharp(rawPayload).metadata()).pages ?? 1).toBe(1);
  });
});

describe("a picture wider than any item is drawn", () => {
  const widthOf = async (size: number, file: string) => {
    const { statusCode, rawPayload } = await testApp.app.inject({ url: `/assets/${size}/${file}` });
    expect(statusCode).toBe(200);
    return (await sharp(rawPayload).metadata()).width;
  };

  it("has one size more, for banners", async () => {
    const { upload: image } = await upload(await noise("jpeg", { width: 2400, height: 300 }));
    expect([await widthOf(960, image.file), await widthOf(1920, image.file)]).toEqual([960, 1920]);
  });

  it("is served in the size below where it was sent before there was this one", async () => {
    const { upload: image } = await upload(await noise("jpeg", { width: 1000, height: 300 }));
    for (const type of ["webp", "avif"])
      await rm(join(testApp.dataDir, "assets", "1920", `${image.file}.${type}`));
    expect(await widthOf(1920, image.file)).toBe(960);
    expect(await widthOf(1920, `${image.file}.avif`)).toBe(960);
  });
});

describe("threat 27: what is no picture to keep", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;
  const bad: [
    name: string,
    status: number,
    message: RegExp,
    bytes: () => Uint8Array | Promise<Uint8Array>,
  ][] = [
    ["nothing at all", 415, /JPEG, PNG ou WebP/, () => Buffer.alloc(0)],
    ["an SVG", 415, /SVG/, () => Buffer.from(svg)],
    [
      "an SVG behind a declaration",
      415,
      /SVG/,
      () => Buffer.from(`\ufeff<?xml version="1.0"?>\n<!-- x -->${svg}`),
    ],
    ["a GIF", 415, /GIF/, () => redAndBlue(20, 20).gif().toBuffer()],
    ["an AVIF", 415, /AVIF/, () => redAndBlue(20, 20).avif().toBuffer()],
    [
      "a page",
      415,
      /JPEG, PNG ou WebP/,
      () => Buffer.from("<!doctype html><script>alert(1)</script>"),
    ],
    [
      "a script that begins like a JPEG",
      415,
      /danificada/,
      () => Buffer.from("\xff\xd8\xff/*=1;alert(1)//", "latin1"),
    ],
    ["half a photograph", 415, /danificada/, async () => (await noise("jpeg")).subarray(0, 4000)],
    ["a PNG of 50,000 by 50,000", 413, /25 megapixels/, () => hollowPng(50_000, 50_000)],
    ["a PNG that holds less than it says", 415, /danificada/, () => hollowPng(4000, 4000)],
    [
      "one byte more than 10 MB",
      413,
      /10 MB/,
      () => Buffer.concat([smallPng, Buffer.alloc(10 * megabyte + 1 - smallPng.length)]),
    ],
  ];

  it.each(bad)("is refused with words that say why: %s", async (_, status, message, make) => {
    const before = await pictureFiles(testApp);
    const refusal = await refusalOf(upload(await make()));
    expect(refusal).toMatchObject({
      status,
      error: status === 413 ? "too_large" : "unsupported_media",
    });
    expect(refusal.message).toMatch(message);
    expect(await pictureFiles(testApp)).toEqual(before);
  });

  it("takes exactly 10 MB", async () => {
    const bytes = Buffer.concat([await noise("png"), Buffer.alloc(10 * megabyte)]).subarray(
      0,
      10 * megabyte,
    );
    expect((await upload(bytes)).upload.width).toBe(300);
  });
});
