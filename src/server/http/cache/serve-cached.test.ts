import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withAccount } from "../../db/with-account.ts";
import type { Relay } from "../../live/relay.ts";
import { signedInAdmin } from "../../testing/caller.ts";
import { leastMs } from "../../testing/least-ms.ts";
import { originOf, portOf } from "../../testing/listen.ts";
import { builtCount } from "../../testing/metric-of.ts";
import { newAccount, newMenu, type TestAccount } from "../../testing/new-account.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { startTestRelay } from "../../testing/start-test-relay.ts";

let testApp: TestApp;
let relay: Relay;
beforeAll(async () => {
  relay = await startTestRelay();
  testApp = await startApp({ events: relay });
});
afterAll(async () => {
  await testApp.close();
  await relay.close();
});

type Asked = { account: TestAccount; headers?: Record<string, string>; address?: string };

const ask = ({ account, headers = {}, address = "/v2.0/content/menu" }: Asked) =>
  testApp.app.inject({ url: address, headers: { host: account.host, ...headers } });

async function accountWithItem(): Promise<TestAccount> {
  const account = await newAccount(testApp);
  await newMenu(testApp, account, [
    { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 2299 }] },
  ]);
  return account;
}

/** Changes the price of the account's one item, as its owner does. */
async function changePrice(account: TestAccount, price: number): Promise<void> {
  const { content } = await signedInAdmin(testApp, account);
  const { menu } = await content.menu();
  await content.saveItem({ body: { data: { id: menu[0]?.items[0]?.id, extras: { price } } } });
}

describe("threat 7: public bytes", () => {
  it("come in the encoding that the caller takes, with the same content", async () => {
    const account = await accountWithItem();
    const plain = await ask({ account });
    const brotli = await ask({ account, headers: { "accept-encoding": "gzip, br" } });
    const gzip = await ask({ account, headers: { "accept-encoding": "gzip" } });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  });

  it("are made once for all who ask, which the metrics tell", async () => {
    const account = await accountWithItem();
    const before = await builtCount(testApp);
    const bodies = await Promise.all(
      Array.from({ length: 20 }, async () => (await ask({ account })).body),
    );
    expect(new Set(bodies).size).toBe(1);
    expect((await builtCount(testApp)) - before).toBe(1);
  });

  it("are made once however the host is written", async () => {
    const account = await accountWithItem();
    const before = await builtCount(testApp);
    const { host } = account;
    for (const written of [host.toUpperCase(), `${host}.`, host]) {
      const { headers } = await ask({ account, headers: { host: written } });
      expect(headers["cache-control"]).toBe("public, no-cache");
      await ask({ account, headers: { host: "api.comanda.test", domain: written } });
    }
    expect((await builtCount(testApp)) - before).toBe(1);
  });

  it("fault 47: are kept for the port that they are asked for by, and once for all ports that callers make up", async () => {
    const account = await accountWithItem();
    const address = `${await originOf(testApp)}/v2.0/content/menu`;
    const built = async (port: number, headers: Record<string, string> = {}) => {
      const before = await builtCount(testApp);
      for (let n = 1; n <= 3; n += 1) {
        const call = get(address, { headers: { ...headers, host: `${account.host}:${port}` } });
        const [answer] = (await once(call, "response")) as [IncomingMessage];
        expect(await text(answer)).toContain("Calabresa");
      }
      return (await builtCount(testApp)) - before;
    };
    expect(await built(await portOf(testApp))).toBe(1);
    const others = [];
    for (let port = 1; port <= 9; port += 1) others.push(await built(port));
    expect(others).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0]);
    // An account has answers of its own for a port that its staff use, and strangers do not push these out.
    const owner = await signedInAdmin(testApp, account);
    const asOwner = { authorization: `Bearer ${owner.token()}` };
    await built(8080, asOwner);
    expect(await built(8080)).toBe(1);
    for (let port = 10; port <= 19; port += 1) await built(port);
    expect(await built(8080)).toBe(0);
  });

  it("fault 47: are what whoever makes up a token of the right form gets, without being made anew", async () => {
    const account = await accountWithItem();
    const { body } = await ask({ account });
    // A write past the program drops no cached answer, so a new reading of the menu would show it.
    await withAccount(testApp.database, { ...account, mode: "write" }, ({ db, accountId }) =>
      db
        .updateTable("entries")
        .set({ price_cents: 1 })
        .where("account_id", "=", accountId)
        .where("kind", "=", "item")
        .execute(),
    );
    for (let n = 1; n <= 5; n += 1) {
      const token = `${randomBytes(32).toString("base64url")}.${account.accountId.replaceAll("-", "")}`;
      const answer = await ask({ account, headers: { authorization: `Bearer ${token}` } });
      expect(answer.headers).toMatchObject({ "cache-control": "no-store", authenticated: "false" });
      expect(answer.body).toBe(body);
    }
    const owner = await signedInAdmin(testApp, account);
    const asOwner = { authorization: `Bearer ${owner.token()}` };
    expect((await ask({ account, headers: asOwner })).body).toContain('"price":0.01');
  });

  it("are what whoever sends a token that is none gets", async () => {
    const account = await accountWithItem();
    const { headers, body } = await ask({ account });
    for (const token of ["nonsense", crypto.randomUUID(), `${"x".repeat(43)}.${"0".repeat(31)}`]) {
      const answer = await ask({ account, headers: { authorization: `Bearer ${token}` } });
      expect(answer.headers).toMatchObject({
        etag: headers["etag"],
        "cache-control": "public, no-cache",
        authenticated: "false",
      });
      expect(answer.body).toBe(body);
    }
  });

  it("come as they are to who takes no encoding, or says which ones not to send", async () => {
    const account = await accountWithItem();
    for (const accepted of [
      "identity",
      "br;q=0",
      "gzip;q=0.0, br; Q=0",
      "brotli, xgzip",
      "*;q=0",
    ]) {
      const { headers } = await ask({ account, headers: { "accept-encoding": accepted } });
      expect(headers["content-encoding"], accepted).toBeUndefined();
    }
    const second = await ask({ account, headers: { "accept-encoding": "br;q=0, GZIP;q=0.5" } });
    expect(second.headers["content-encoding"]).toBe("gzip");
  });

  it("are not sent again to who has them", async () => {
    const account = await accountWithItem();
    const { headers } = await ask({ account });
    const again = await ask({ account, headers: { "if-none-match": String(headers["etag"]) } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe("");
  });

  it("say each time that whoever asks is not staff", async () => {
    const account = await newAccount(testApp);
    const first = await ask({ account });
    const again = await ask({ account });
    const unchanged = await ask({
      account,
      headers: { "if-none-match": String(again.headers["etag"]) },
    });
    expect(unchanged.statusCode).toBe(304);
    for (const { headers } of [first, again, unchanged])
      expect(headers["authenticated"]).toBe("false");
  });

  it("change within a second of the owner's change", async () => {
    const account = await accountWithItem();
    let price = 25;
    const leastTakenMs = await leastMs(1_000, async () => {
      price += 1;
      const before = await ask({ account });
      await changePrice(account, price);
      const changedAt = performance.now();
      await expect
        .poll(async () => (await ask({ account })).body, { interval: 20 })
        .toContain(`"price":${price}`);
      const takenMs = performance.now() - changedAt;
      const after = await ask({ account });
      expect(after.headers["etag"]).not.toBe(before.headers["etag"]);
      return takenMs;
    });
    expect(leastTakenMs).toBeLessThan(1_000);
  });

  it("of one account never answer for another, whichever header names it", async () => {
    const [one, other] = [await accountWithItem(), await newAccount(testApp)];
    await ask({ account: one });
    const named = await ask({ account: other, headers: { domain: other.host } });
    expect(named.json().account.name).toBe(`Casa ${other.label}`);
    expect(named.json().menu).toEqual([]);
    const mixed = await ask({ account: other, headers: { domain: one.host } });
    expect(mixed.statusCode).toBe(403);
  });

  it("are not what somebody who is signed in gets", async () => {
    const account = await accountWithItem();
    await ask({ account });
    const admin = await signedInAdmin(testApp, account);
    await admin.content.menu();
    expect(admin.lastHeaders()["cache-control"]).toBe("no-store");
    expect(admin.lastHeaders()["authenticated"]).toBe("true");
  });
});
