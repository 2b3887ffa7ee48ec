import { randomBytes, randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it, vi } from "vitest";
import { recompressAfterRequests, contentOf, createResponseCache } from "./response-cache.ts";

const maxBytes = 300 * 1024;

const unpacked = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes: Buffer) => bytes,
};

const failures: unknown[] = [];
const onFailure = (error: unknown) => void failures.push(error);
const newCache = () =>
  createResponseCache({ maxBytes, enabled: true, securityHeaders: {}, onFailure });

/** A page of that many bytes, of which compression leaves about half. */
const pageOf = (bytes: number) => async () => ({
  status: 200 as const,
  type: "text/html",
  body: randomBytes(bytes / 2).toString("hex"),
});

it("the cache of public bytes is bounded in bytes, all their forms together, and the least used go first", async () => {
  const cache = newCache();
  const keys = Array.from({ length: 24 }, () => `http://${randomUUID()}.test/cardapio`);
  const [favourite = "", second = ""] = keys;
  for (const key of keys) {
    const answer = await cache.getOrBuild({ accountId: randomUUID(), key }, pageOf(10_000));
    if ("redirect" in answer) throw new Error("A page was asked for");
    for (const form of ["br", "gzip"] as const) await cache.encodeAs(answer, form);
    // Somebody asks for the first one all the while.
    expect(cache.find(favourite)).toBeDefined();
  }
  const kept = keys.flatMap((key) => cache.find(key) ?? []);
  const pieces = kept.flatMap(({ identity, ready }) =>
    [identity, ready.br?.body, ready.gzip?.body].filter((piece) => piece !== undefined),
  );
  const bytes = pieces.map((piece) => piece.length);
  // No piece holds more memory than is counted.
  expect(pieces.filter((piece) => piece.buffer.byteLength > piece.length)).toEqual([]);
  expect(kept.length).toBeGreaterThan(5);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(maxBytes);
  expect(cache.find(second)).toBeUndefined();
  expect(cache.find(keys.at(-1) ?? "")).toBeDefined();
});

it("an answer that is larger than the cache is sent and not kept", async () => {
  const cache = newCache();
  const key = `http://${randomUUID()}.test/cardapio`;
  const place = { accountId: randomUUID(), key };
  const sent = await cache.getOrBuild(place, pageOf(maxBytes));
  expect("identity" in sent && sent.identity?.length).toBe(maxBytes);
  expect(cache.find(key)).toBeUndefined();
});

it("a thousand who miss at the same time wait for one build, and have its content encoded once", async () => {
  const cache = newCache();
  const place = { accountId: randomUUID(), key: `http://${randomUUID()}.test/cardapio` };
  let builds = 0;
  const build = async () => {
    builds += 1;
    await nextTurn();
    return { status: 200 as const, type: "text/html", body: `page ${builds}` };
  };
  const bodies = await Promise.all(
    Array.from({ length: 1_000 }, async () => {
      const answer = await cache.getOrBuild(place, build);
      if ("redirect" in answer) throw new Error("A page was asked for");
      return (await cache.encodeAs(answer, "br")).body;
    }),
  );
  expect(builds).toBe(1);
  expect(new Set(bodies).size).toBe(1);
});

it("what was begun before a change is not kept, nor given to who asks after it", async () => {
  const cache = newCache();
  const place = { accountId: randomUUID(), key: `http://${randomUUID()}.test/cardapio` };
  const page = (body: string) => ({ status: 200 as const, type: "text/html", body });
  const old = Promise.withResolvers<ReturnType<typeof page>>();
  const before = cache.getOrBuild(place, () => old.promise);
  cache.drop(place.accountId);
  const after = await cache.getOrBuild(place, async () => page("new"));
  old.resolve(page("old"));
  const tags = [await before, after, cache.find(place.key)].map(
    (answer) => answer !== undefined && "etag" in answer && answer.etag,
  );
  expect(tags[1]).not.toBe(tags[0]);
  expect(tags[2]).toBe(tags[1]);
  expect(cache.find(place.key)?.identity?.toString()).toBe("new");
});

it("an answer in one form after another is the same content under the same ETag, sent from memory the next time", async () => {
  const cache = newCache();
  const place = { accountId: randomUUID(), key: `https://${randomUUID()}.test/cardapio` };
  const answer = await cache.getOrBuild(place, pageOf(2_000));
  if ("redirect" in answer) throw new Error("A page was asked for");
  const content = String(answer.identity);
  for (const [form, unpack] of Object.entries(unpacked)) {
    const { headers, body } = await cache.encodeAs(answer, form as keyof typeof unpacked); // entries() forgets the keys
    expect(unpack(body ?? Buffer.alloc(0)).toString()).toBe(content);
    expect(headers).toMatchObject({ etag: answer.etag, "content-length": String(body?.length) });
  }
  await cache.encodeAs(answer, "unchanged");
  const ready = cache.find(place.key)?.ready;
  expect(Object.keys(ready ?? {}).toSorted()).toEqual(["br", "gzip", "identity", "unchanged"]);
  expect(ready?.unchanged).toMatchObject({ status: 304, body: undefined });
  // It is kept under https, which a trusted proxy has vouched for.
  expect(ready?.br?.headers).toContain("strict-transport-security");
});

it("an answer is made as small as can be once it is asked for often", async () => {
  const cache = newCache();
  const place = { accountId: randomUUID(), key: `http://${randomUUID()}.test/cardapio` };
  const lines = Array.from({ length: 500 }, (_, at) => `Prato ${at}: R$ ${(at * 7_919) % 97},90`);
  const page = { status: 200 as const, type: "text/html", body: lines.join("; ") };
  const answer = await cache.getOrBuild(place, async () => page);
  if ("redirect" in answer) throw new Error("A page was asked for");
  await cache.encodeAs(answer, "br");
  const sizeNow = () => cache.find(place.key)?.ready.br?.body?.length ?? 0;
  await expect.poll(() => cache.find(place.key)?.identity, { timeout: 10_000 }).toBeUndefined();
  const quick = sizeNow();
  for (let asked = 0; asked < recompressAfterRequests; asked += 1) cache.find(place.key);
  await expect.poll(sizeNow, { timeout: 10_000 }).toBeLessThan(quick);
  const kept = cache.find(place.key);
  expect(kept && (await contentOf(kept)).toString()).toBe(page.body);
});

it("an answer is made as small as can be as well if they ask while the form that stays is looked up", async () => {
  const cache = newCache();
  const place = { accountId: randomUUID(), key: `http://${randomUUID()}.test/cardapio` };
  const lines = Array.from({ length: 500 }, (_, at) => `Prato ${at}: R$ ${(at * 7_919) % 97},90`);
  const page = { status: 200 as const, type: "text/html", body: lines.join("; ") };
  const answer = await cache.getOrBuild(place, async () => page);
  if ("redirect" in answer) throw new Error("A page was asked for");
  const quick = (await cache.encodeAs(answer, "br")).body;
  const lookUp = vi.spyOn(answer.encoded, "get").mockImplementationOnce(() => {
    for (let asked = 0; asked < recompressAfterRequests; asked += 1) cache.find(place.key);
    return Promise.resolve(quick ?? Buffer.alloc(0));
  });
  const sizeNow = () => cache.find(place.key)?.ready.br?.body?.length ?? 0;
  await expect.poll(sizeNow, { timeout: 10_000 }).toBeLessThan(quick?.length ?? 0);
  expect(lookUp).toHaveBeenCalled();
});

it("an answer that nobody has changed for a while is kept in one form alone, and given in every one", async () => {
  const cache = newCache();
  const place = { accountId: randomUUID(), key: `http://${randomUUID()}.test/cardapio` };
  const content = "Pizza de calabresa, R$ 22,99. ".repeat(1_000);
  const answer = await cache.getOrBuild(place, async () => ({
    status: 200,
    type: "text/html",
    body: content,
  }));
  if ("redirect" in answer) throw new Error("A page was asked for");
  for (const form of ["identity", "br"] as const) await cache.encodeAs(answer, form);
  await expect.poll(() => cache.find(place.key)?.identity, { timeout: 10_000 }).toBeUndefined();
  const kept = cache.find(place.key);
  if (kept === undefined) throw new Error("It is not kept");
  expect(Object.values(kept.ready).flatMap((form) => form?.body ?? [])).toHaveLength(1);
  expect((await contentOf(kept)).toString()).toBe(content);
  for (const [form, unpack] of Object.entries(unpacked)) {
    const { body } = await cache.encodeAs(kept, form as keyof typeof unpacked); // entries() forgets the keys
    expect(unpack(body ?? Buffer.alloc(0)).toString()).toBe(content);
  }
  expect(cache.find(place.key)?.ready.identity?.body?.toString()).toBe(content);
});

it("an answer that is made anew of the same content while the form that stays is being made is whole", async () => {
  const cache = newCache();
  const place = { accountId: randomUUID(), key: `http://${randomUUID()}.test/pedidos` };
  const page = await pageOf(20_000)();
  const make = () => cache.getOrBuild(place, async () => page);
  const first = await make();
  if ("redirect" in first) throw new Error("A page was asked for");
  await cache.encodeAs(first, "br");
  const kept = await vi.waitUntil(
    async () => {
      const found = cache.find(place.key);
      if (found?.identity === undefined) return found;
      // The account changes again and again, but nothing that stands on this page.
      cache.drop(place.accountId);
      await make();
      return undefined;
    },
    { timeout: 10_000, interval: 1 },
  );
  for (const form of ["identity", "gzip", "br"] as const) {
    const { body } = await cache.encodeAs(kept, form);
    expect(unpacked[form](body ?? Buffer.alloc(0)).toString(), form).toBe(page.body);
  }
});

it("a form that cannot be made smaller is told of, and keeps no other from it", async () => {
  const cache = newCache();
  const spoilt = { accountId: randomUUID(), key: `http://${randomUUID()}.test/cardapio` };
  const sound = { accountId: randomUUID(), key: `http://${randomUUID()}.test/cardapio` };
  for (const place of [spoilt, sound]) {
    const answer = await cache.getOrBuild(place, pageOf(10_000));
    if ("redirect" in answer) throw new Error("A page was asked for");
    await cache.encodeAs(answer, "br");
  }
  for (let asked = 0; asked < recompressAfterRequests; asked += 1) cache.find(spoilt.key);
  const kept = cache.find(spoilt.key);
  if (!kept) throw new Error("It should be kept");
  kept.identity = undefined;
  kept.encoded.set("br", Promise.resolve(Buffer.from("not brotli")));
  await vi.waitUntil(() => cache.find(sound.key)?.identity === undefined, { timeout: 10_000 });
  expect(failures.splice(0)).toHaveLength(1);
});

it("a form that could not be made is tried again for the next who asks", async () => {
  const cache = newCache();
  const place = { accountId: randomUUID(), key: `http://${randomUUID()}.test/cardapio` };
  const page = await pageOf(10_000)();
  const answer = await cache.getOrBuild(place, async () => page);
  if ("redirect" in answer) throw new Error("A page was asked for");
  const { identity } = answer;
  answer.identity = undefined;
  answer.encoded.set("br", Promise.resolve(Buffer.from("not brotli")));
  await expect(cache.encodeAs(answer, "gzip")).rejects.toThrow();
  answer.identity = identity;
  const { body } = await cache.encodeAs(answer, "gzip");
  expect(gunzipSync(body ?? "").toString()).toBe(page.body);
});
