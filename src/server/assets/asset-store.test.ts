import { mkdtemp, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { startS3Server, type S3Server } from "../testing/s3-server.ts";
import { assetPlaces, openAssetStore, requireBucket } from "./asset-places.ts";
import { isAssetOutage, readAsset, type AssetStore } from "./asset-store.ts";

let s3: S3Server;
let folder: string;
beforeAll(async () => {
  s3 = await startS3Server();
  folder = await mkdtemp(join(tmpdir(), "comanda-store-"));
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const hello = Buffer.from("hello");
const dayMs = 86_400_000;

async function keysIn(store: AssetStore, below: string, beginning = ""): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(below, beginning)) keys.push(key);
  return keys.toSorted();
}

const makers = [
  {
    name: "a folder",
    place: () => assetPlaces({ dataDir: folder }).pictures,
    async age(key: string, to: Date) {
      await utimes(join(folder, "assets", key), to, to);
    },
  },
  {
    name: "a bucket",
    place: () => assetPlaces({ dataDir: folder, bucket: s3.bucket }).pictures,
    async age(key: string, to: Date) {
      const object = s3.objects.get(`assets/${key}`);
      if (!object) throw new Error(`no ${key}`);
      object.modifiedAt = to;
    },
  },
];

describe.each(makers)("$name", ({ name, place, age }) => {
  const at = (key: string) => `${name === "a folder" ? "f" : "b"}/${key}`;

  it("gives back what was put, and the last of what was put twice", async () => {
    const store = openAssetStore(place());
    await store.put(at("one.webp"), Buffer.from("earlier"));
    await store.put(at("one.webp"), hello);
    expect(await readAsset(store, at("one.webp"))).toEqual(hello);
    const opened = await store.open(at("one.webp"));
    expect(opened?.bytes).toBe(5);
    opened?.stream.destroy();
    await store.put(at("empty"), new Uint8Array());
    expect(await readAsset(store, at("empty"))).toEqual(Buffer.alloc(0));
  });

  it("says of what is not there that it is not", async () => {
    const store = openAssetStore(place());
    expect(await store.open(at("none"))).toBeUndefined();
    expect(await store.modifiedAt(at("none"))).toBeUndefined();
    expect(await store.touch(at("none"))).toBe(false);
    expect(await store.removeIfOlder(at("none"), new Date())).toBe(true);
    await store.remove(at("none"));
    expect(await keysIn(store, at("nowhere"))).toEqual([]);
  });

  it("lists what is right below a folder, however much that is", async () => {
    const store = openAssetStore(place());
    const keys = Array.from({ length: 8 }, (_, index) => at(`list/${index}.webp`));
    await store.putAll(keys.map((key) => ({ key, bytes: hello })));
    await store.put(at("list/deeper/one"), hello);
    expect(await keysIn(store, at("list"))).toEqual(keys);
    expect(await keysIn(store, at("list"), "3.")).toEqual(keys.slice(3, 4));
    await store.remove(keys[0] ?? "");
    expect(await keysIn(store, at("list"))).toEqual(keys.slice(1));
  });

  it("removes only what is older, which what was touched is not", async () => {
    const store = openAssetStore(place());
    const key = at("old");
    const before = new Date(Date.now() - dayMs);
    await store.put(key, hello);
    expect(await store.removeIfOlder(key, before)).toBe(false);
    await age(key, new Date(Date.now() - 2 * dayMs));
    expect(await store.touch(key)).toBe(true);
    expect(await store.removeIfOlder(key, before)).toBe(false);
    expect(await readAsset(store, key)).toEqual(hello);
    await age(key, new Date(Date.now() - 2 * dayMs));
    expect(await store.removeIfOlder(key, before)).toBe(true);
    expect(await store.open(key)).toBeUndefined();
  });

  it("never removes from under whoever was told that the file is there", async () => {
    const store = openAssetStore(place());
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const key = at(`race/${index}`);
        await store.put(key, hello);
        await age(key, new Date(Date.now() - 2 * dayMs));
        const [isThere] = await Promise.all([
          store.touch(key),
          store.removeIfOlder(key, new Date(Date.now() - dayMs)),
        ]);
        return !isThere || (await store.modifiedAt(key)) !== undefined;
      }),
    );
    expect(outcomes).not.toContain(false);
  });
});

it("a bucket's file is given whole to a reader who takes longer than the bucket may to answer", async () => {
  const store = openAssetStore(assetPlaces({ dataDir: folder, bucket: s3.bucket }).pictures);
  const large = Buffer.alloc(8_000_000, "a");
  await store.put("large.webp", large);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers().restoreAllMocks());
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(), ms);
    return limit.signal;
  });
  const opened = await store.open("large.webp");
  vi.advanceTimersByTime(60_000);
  expect(opened && (await buffer(opened.stream)).equals(large)).toBe(true);
});

describe("a bucket that cannot be used", () => {
  const storeOf = (change: Partial<S3Server["bucket"]>) =>
    openAssetStore(assetPlaces({ dataDir: folder, bucket: { ...s3.bucket, ...change } }).pictures);
  const outageOf = (work: Promise<unknown>) =>
    work.then(
      () => "nothing",
      (error: unknown) => (isAssetOutage(error) ? error.message : String(error)),
    );

  it("is told apart from a file that is not there, and loses nothing", async () => {
    const store = storeOf({});
    await store.put("kept", hello);
    s3.failWith(503);
    const works = [
      () => store.put("kept", Buffer.from("other")),
      () => store.open("kept"),
      () => store.touch("kept"),
      () => store.remove("kept"),
      () => store.removeIfOlder("kept", new Date()),
      () => keysIn(store, ""),
    ];
    for (const work of works) expect(await outageOf(work())).toMatch(/answered 503/);
    s3.failWith(undefined);
    expect(await readAsset(store, "kept")).toEqual(hello);
  });

  it.each([
    [{ secretAccessKey: "wrong" }, /answered 403 SignatureDoesNotMatch/],
    [{ accessKeyId: "nobody" }, /answered 403 InvalidAccessKeyId/],
    [{ name: "elsewhere" }, /answered 404 NoSuchBucket for the bucket "elsewhere"/],
    [{ endpoint: "http://127.0.0.1:9" }, /http:\/\/127\.0\.0\.1:9 cannot be reached/],
  ])("says why: %j", async (change, why) => {
    expect(await outageOf(storeOf(change).put("one", hello))).toMatch(why);
    await expect(
      requireBucket({ dataDir: folder, bucket: { ...s3.bucket, ...change } }),
    ).rejects.toThrow(why);
    await requireBucket({ dataDir: folder, bucket: s3.bucket });
  });
});
