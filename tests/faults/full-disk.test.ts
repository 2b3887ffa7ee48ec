import { randomUUID } from "node:crypto";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { noise } from "../../src/server/media/testing-images.ts";
import { sendPicture } from "../../src/server/media/testing-uploads.ts";
import { newCaller, signedInAdmin } from "../../src/server/testing/caller.ts";
import { newAccount, newMenu } from "../../src/server/testing/new-account.ts";
import { deliveryBody, newOrder as placeOne } from "../../src/server/testing/new-order.ts";
import { refusalOf } from "../../src/server/testing/refusal-of.ts";
import { startApp } from "../../src/server/testing/start-app.ts";
import { expectOrdersOnce, newOrder } from "./order-load.ts";
import { endInOrder, newFolder, startServer } from "./server-process.ts";
import { openShop, openToMany } from "./shop.ts";
import { canMount, mountSmallDisk } from "./small-disk.ts";
import { noOutages, sendAll } from "./writes.ts";

/** Enough for the database to need more room than it has. */
const mostOrders = Number(process.env["FAULT_DISK_ORDERS"] ?? 300);
const kilobyte = 1024;
/** From no room at all to enough for some of a picture's files. */
const roomsLeft = [0, 4, 16, 48, 96].map((kilobytes) => kilobytes * kilobyte);

/** An account on a data folder that a test may fill. Its database is elsewhere. */
async function openAccount() {
  const testApp = await startApp();
  onTestFinished(() => testApp.close());
  const account = await newAccount(testApp);
  const ids = await newMenu(testApp, account, [
    { title: "Bebidas", items: [{ title: "Água", priceCents: 400 }] },
  ]);
  const owner = await signedInAdmin(testApp, account);
  const guest = newCaller(testApp, account);
  const order = () => placeOne(guest, ids["Água"]);
  const print = async () => {
    const { hash } = await order();
    const { userData, cartData } = deliveryBody({ [String(ids["Água"])]: { qty: 1 } });
    return guest.printing.print({
      body: { data: { hash, items: cartData.items, total: 4, name: userData.name } },
    });
  };
  return { testApp, account, owner, order, print };
}

/** Every picture under its final name is whole. */
async function expectWholePictures(dataDir: string): Promise<number> {
  const names = await readdir(join(dataDir, "assets"), { recursive: true }).catch(() => []);
  const pictures = names.filter((name) => /\.(?:webp|avif)$/.test(name));
  for (const name of pictures) {
    const { data } = await sharp(join(dataDir, "assets", name))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data.length).toBeGreaterThan(0);
  }
  expect(names.filter((name) => name.startsWith("incoming/"))).toEqual([]);
  return pictures.length;
}

describe("a full disk", () => {
  it.runIf(canMount)(
    "fault 44: is told of at /readyz and in the log, and refuses pictures and tickets clearly, lets orders through, and is as before once there is room",
    { timeout: 180_000 },
    async () => {
      const { testApp, account, owner, order, print } = await openAccount();
      const disk = await mountSmallDisk(testApp.dataDir, 4);
      const picture = await noise("png", { width: 900, height: 900 });
      for (const left of roomsLeft) {
        await disk.fill(left);
        expect(
          await refusalOf(sendPicture(owner, { bytes: picture, type: "image/png" })),
        ).toMatchObject({
          status: 503,
          error: "unavailable",
          retry_after: 60,
        });
        expect(await expectWholePictures(testApp.dataDir)).toBe(0);
        await order();
      }
      await disk.fill(0);
      testApp.logLines.splice(0);
      expect(await refusalOf(print())).toMatchObject({ status: 503, retry_after: 60 });
      const lines = testApp.logLines.map((line) => JSON.parse(line));
      expect(lines).toMatchObject([
        { level: 50, disk: "full", status: 503, err: { code: "ENOSPC" } },
      ]);
      const ready = await testApp.app.inject("/readyz");
      expect([ready.statusCode, ready.body]).toEqual([503, "not ready: the disk is full\n"]);
      await disk.free();
      const { upload } = await sendPicture(owner, { bytes: picture, type: "image/png" });
      expect(await expectWholePictures(testApp.dataDir)).toBe(6);
      const served = await testApp.app.inject({
        url: `/assets/960/${upload.file}`,
        headers: { host: account.host },
      });
      expect([served.statusCode, (await sharp(served.rawPayload).metadata()).format]).toEqual([
        200,
        "webp",
      ]);
      expect((await print()).filename_jpg).toMatch(/\.jpg$/);
      console.log(
        `a full disk: ${roomsLeft.length} pictures refused with 503, ${roomsLeft.length + 2} orders placed meanwhile, 0 files cut short`,
      );
    },
  );

  it.runIf(canMount)(
    "fault 44: under the database as well is told of at /readyz and in the log; what it cannot write is put off with 503, and nothing needs repair",
    { timeout: 300_000 },
    async () => {
      const dataDir = await newFolder();
      const disk = await mountSmallDisk(dataDir, 160);
      const place = { ...openToMany, DATA_DIR: dataDir };
      const server = await startServer(place);
      const shop = await openShop(server, { place });
      const orders = Array.from({ length: mostOrders }, (_, index) => newOrder(shop, index));
      const outages = noOutages();
      let acknowledged = 0;
      let whileFull = 0;
      let ready = "";
      await disk.fill(256 * kilobyte);
      await sendAll({
        writes: orders,
        host: shop.host,
        origin: () => server.origin,
        onOutage: (outage) => (outages[outage] += 1),
        onAcknowledged: () => (acknowledged += 1),
        // The disk is freed when the database has refused some orders; then all are placed.
        async during() {
          while (outages["503"] < 5 && acknowledged < mostOrders) await sleep(1);
          whileFull = acknowledged;
          const answer = await fetch(`${server.origin}/readyz`);
          ready = `${answer.status} ${await answer.text()}`;
          await disk.free();
        },
      });
      console.log(
        `a full disk under the database: ${whileFull} orders went on, ${outages["503"]} put off with 503, ${acknowledged} acknowledged in the end`,
      );
      expect(outages["503"]).toBeGreaterThan(0);
      expect({ ...outages, "503": 0 }).toEqual(noOutages());
      expect(ready).toBe("503 not ready: the disk is full\n");
      const told = server.said().match(/^\{.*"status":503.*"msg":"request put off"\}$/gm) ?? [];
      expect(told.length).toBeGreaterThan(0);
      for (const line of told) expect(JSON.parse(line)).toHaveProperty("err.message");
      await expectOrdersOnce(server.origin, { shop, orders });
      expect(server.said()).not.toMatch(/unhandled|uncaught/i);
      expect(await endInOrder(server.process)).toBe(0);
      const again = await startServer(place);
      await expectOrdersOnce(again.origin, { shop, orders });
    },
  );

  it.runIf(!canMount)(
    "as far as it can be shown where no small disk can be mounted: a folder that takes no files refuses pictures and lets orders through",
    async () => {
      const { testApp, owner, order } = await openAccount();
      await writeFile(join(testApp.dataDir, "assets"), randomUUID());
      expect(
        await refusalOf(
          sendPicture(owner, {
            bytes: await noise("png", { width: 300, height: 300 }),
            type: "image/png",
          }),
        ),
      ).toMatchObject({ status: 503, error: "unavailable" });
      await order();
    },
  );
});
