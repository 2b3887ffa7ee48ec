import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, inject, it } from "vitest";
import { assetPlaces } from "../assets/asset-places.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { writeBackup } from "../backup/write-backup.ts";
import { noise } from "../media/testing-images.ts";
import { pictureFiles, sendPicture } from "../media/testing-uploads.ts";
import { signedInAdmin } from "../testing/caller.ts";
import { fullAccount } from "../testing/full-account.ts";
import { newAccount } from "../testing/new-account.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { whoever } from "../testing/run-program.ts";
import { startS3Server, type S3Server } from "../testing/s3-server.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";
import { accountCommand } from "./testing-account-command.ts";

// Two servers share a bucket and no folder. The operator's machine has neither server's folder.
let s3: S3Server;
let first: TestApp;
let second: TestApp;
let folder: string;
beforeAll(async () => {
  s3 = await startS3Server();
  first = await startApp({ config: { bucket: s3.bucket } });
  second = await startApp({ config: { bucket: s3.bucket } });
  folder = await mkdtemp(join(tmpdir(), "comanda-operator-"));
});
afterEach(() => s3.failWith(undefined));
afterAll(async () => {
  await Promise.all([first.close(), second.close()]);
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const account = (...args: string[]) =>
  accountCommand(first, folder, { dataDir: folder, bucket: s3.bucket })(...args);
const fetchFrom = async (app: TestApp, { host }: { host: string }, url: string) =>
  app.app.inject({ url, headers: { host } });
const pictureKeys = (file: string) =>
  [...s3.objects.keys()].filter((key) => key.startsWith("assets/") && key.includes(`${file}.`));

it("a picture and a ticket that one server has made are served by the other", async () => {
  const { account: shop, guest, ids } = await fullAccount(first);
  const owner = await signedInAdmin(first, shop);
  const { upload } = await sendPicture(owner, { bytes: await noise("jpeg") });
  const served = await fetchFrom(second, shop, `/assets/240/${upload.file}.avif`);
  expect(served.statusCode).toBe(200);
  expect(served.headers).toMatchObject({
    "content-type": "image/avif",
    "content-length": String(served.rawPayload.length),
  });
  expect(served.rawPayload).toEqual(s3.objects.get(`assets/240/${upload.file}.avif`)?.bytes);
  expect(s3.objects.get(`assets/240/${upload.file}.avif`)?.type).toBe("image/avif");

  const items = { [ids["Água"] ?? ""]: { qty: 1 } };
  const { filename_jpg: name } = await guest.printing.print({ body: { data: { items } } });
  const ticket = await fetchFrom(second, shop, `/assets/print/${name}`);
  expect([ticket.statusCode, ticket.headers["content-type"]]).toEqual([200, "image/jpeg"]);
  expect((await fetchFrom(second, shop, `/assets/240/${"0".repeat(32)}`)).statusCode).toBe(404);
  expect([await pictureFiles(first), await pictureFiles(second)]).toEqual([[], []]);
});

it("while the bucket is away pictures are put off, orders go on, and nothing is lost", async () => {
  const { account: shop, guest, ids } = await fullAccount(first);
  const owner = await signedInAdmin(first, shop);
  const { upload } = await sendPicture(owner, { bytes: await noise("jpeg") });
  const bytes = await noise("png", { width: 300, height: 300 });
  const before = new Map(s3.objects);
  s3.failWith(503);
  const send = () => sendPicture(owner, { bytes, type: "image/png" });
  const unavailable = { status: 503, error: "unavailable", retry_after: 60 };
  expect(await refusalOf(send())).toMatchObject(unavailable);
  expect((await fetchFrom(second, shop, `/assets/240/${upload.file}`)).statusCode).toBe(503);
  const order = await sendOrder(guest, deliveryBody({ [ids["Água"] ?? ""]: { qty: 1 } }));
  expect(order.id).toBeGreaterThan(0);
  const created = await account("create", `late-${shop.label}`, ...whoever);
  expect(created.out.join("\n")).toMatch(/answered 503/);
  s3.failWith(undefined);
  expect(new Map(s3.objects)).toEqual(before);
  expect((await fetchFrom(second, shop, `/assets/240/${upload.file}`)).statusCode).toBe(200);
  expect(pictureKeys((await send()).upload.file)).toHaveLength(6);
});

it("backups, restoring and removing an account reach the pictures", async () => {
  const { account: shop } = await fullAccount(first);
  const other = await newAccount(first);
  const [shared, own] = [await noise("png"), await noise("jpeg")];
  const owner = await signedInAdmin(first, shop);
  const sharedFile = (await sendPicture(owner, { bytes: shared, type: "image/png" })).upload.file;
  const ownFile = (await sendPicture(owner, { bytes: own })).upload.file;
  await sendPicture(await signedInAdmin(first, other), { bytes: shared, type: "image/png" });
  await fetchFrom(first, shop, "/favicon.ico");

  const path = join(folder, "one.backup");
  const adminUrl = inject("adminUrl");
  const { pictures } = assetPlaces({ dataDir: folder, bucket: s3.bucket });
  const done = await writeBackup({ adminUrl, pictures, path, label: shop.label, now: new Date() });
  expect(done.pictures).toBeGreaterThanOrEqual(12);
  const kept = s3.objects.get(`assets/240/${ownFile}.webp`)?.bytes;
  // A bucket knows a file's time to the second only, so the files are made a minute older.
  for (const object of s3.objects.values()) object.modifiedAt = new Date(Date.now() - 60_000);

  const removed = await account("remove", shop.label, "--yes", shop.label, "--without-backup");
  expect(removed).toMatchObject({ code: 0, complaints: [] });
  expect(pictureKeys(ownFile)).toEqual([]);
  expect(pictureKeys(sharedFile)).not.toEqual([]);
  const drawn = [...s3.objects.keys()].filter((key) => key.includes(shop.accountId));
  expect(drawn).toEqual([]);
  const marks = [...s3.objects.keys()].filter((key) => /noted|removing/.test(key));
  expect(marks).toEqual([]);

  const restored = await restoreBackup({ path }, { adminUrl, pictures });
  expect([restored.pictures, restored.missingPictures]).toEqual([
    done.pictures,
    done.missingPictures,
  ]);
  expect(s3.objects.get(`assets/240/${ownFile}.webp`)?.bytes).toEqual(kept);
});
