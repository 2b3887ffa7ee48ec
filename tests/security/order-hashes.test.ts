import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { newCaller } from "../../src/server/testing/caller.ts";
import { fullAccount, type FullAccount } from "../../src/server/testing/full-account.ts";
import { newOrder } from "../../src/server/testing/new-order.ts";
import { rawCall } from "../../src/server/testing/raw-call.ts";
import { sharedApp } from "../../src/server/testing/start-app.ts";

/** `HASH_GUESSES=100000` is the long form. */
const guessCount = Number(process.env["HASH_GUESSES"] ?? 400);

const testApp = sharedApp();
let own: FullAccount;
let other: FullAccount;
beforeAll(async () => {
  [own, other] = [await fullAccount(testApp), await fullAccount(testApp)];
});

const ask = (path: string, token: string | undefined) =>
  rawCall(testApp, { url: `/v2.0/${path}`, host: own.account.host, token });

/** Hashes and keys that differ from existing ones in one digit, and then random ones. */
function* guesses(count: number): Generator<string> {
  let made = 0;
  const keys = [own, other].map(({ ids }) => String(ids["Acompanhar"]));
  const hashes = [...[own.order, own.sheet, other.order].map(({ hash }) => hash), ...keys];
  for (const hash of hashes) {
    for (let at = 0; at < hash.length; at += 1) {
      const digit = ((parseInt(hash.charAt(at), 16) + 1) % 16).toString(16);
      made += 1;
      yield `${hash.slice(0, at)}${digit}${hash.slice(at + 1)}`;
    }
  }
  for (; made < count; made += 1) yield randomBytes(16).toString("hex");
}

describe("threat 12: the hash of an order", () => {
  it(
    "is not found by guessing, by a guest, by nobody or by staff",
    { timeout: 60_000 + guessCount * 20 },
    async () => {
      const tokens = [own.guest.token(), undefined, own.attendant.token()];
      const missing = (await ask(`order/${"0".repeat(32)}`, tokens[0])).text;
      const left = guesses(guessCount);
      let hits = 0;
      const work = async () => {
        for (const hash of left) {
          const token = tokens[hash.charCodeAt(0) % tokens.length];
          const { status, text } = await ask(`order/${hash}`, token);
          if (status !== 404 || text !== missing) hits += 1;
          // After so many wrong keys a limit changes this answer, for a right key as well.
          if ((await ask(`order/shared/${hash}`, token)).status < 400) hits += 1;
        }
      };
      await Promise.all([work(), work(), work(), work()]);
      expect(hits).toBe(0);
      console.log(`${guessCount} guessed hashes, 0 hits`);
    },
  );

  it("opens nothing to whoever it was passed on to", async () => {
    const { hash } = own.order;
    const stranger = newCaller(testApp, own.account);
    await newOrder(stranger, own.ids["Água"]);
    const missing = await ask(`order/${"0".repeat(32)}`, stranger.token());
    for (const token of [undefined, stranger.token()]) {
      const { status, text } = await ask(`order/${hash}`, token);
      expect([status, text]).toEqual([404, missing.text]);
    }
    for (const { token } of [other.guest, other.attendant, other.admin]) {
      expect((await ask(`order/${hash}`, token())).status).toBe(403);
    }
    expect((await ask(`order/${hash}`, own.guest.token())).status).toBe(200);
  });

  it("says nothing of when the order was placed or of the next one", async () => {
    const guest = newCaller(testApp, own.account);
    const hashes: string[] = [];
    while (hashes.length < 60) hashes.push((await newOrder(guest, own.ids["Água"])).hash);
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{32}$/);
    // No two of 60 random numbers begin or end alike in 8 digits, and every place has many digits.
    expect(new Set(hashes.map((hash) => hash.slice(0, 8))).size).toBe(60);
    expect(new Set(hashes.map((hash) => hash.slice(-8))).size).toBe(60);
    for (let at = 0; at < 32; at += 1)
      expect(new Set(hashes.map((hash) => hash[at])).size, `place ${at}`).toBeGreaterThan(8);
  });
});
