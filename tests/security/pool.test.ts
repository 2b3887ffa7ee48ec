import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signedInAdmin } from "../../src/server/testing/caller.ts";
import { originOf } from "../../src/server/testing/listen.ts";
import { newAccount, newMenu } from "../../src/server/testing/new-account.ts";
import { deliveryBody, newOrder } from "../../src/server/testing/new-order.ts";
import { startApp, type TestApp } from "../../src/server/testing/start-app.ts";
import { createSender, type Sent } from "./sender.ts";

/** `POOL_REQUESTS=10000` is the long form, for each size of the pool. */
const requestCount = Number(process.env["POOL_REQUESTS"] ?? 140);
const poolSizes = [1, 2];
const accountCount = 4;

type Shop = { host: string; label: string; token: string | undefined; itemId: string };
type Tried = { app: TestApp; shops: Shop[]; sender: ReturnType<typeof createSender> };

const apps = new Map<number, Tried>();
beforeAll(async () => {
  for (const poolSize of poolSizes) {
    const app = await startApp({ poolSize, limits: { perGuest: 1e9, perAddress: 1e9 } });
    const shops: Shop[] = [];
    while (shops.length < accountCount) {
      const account = await newAccount(app);
      const title = `Prato de ${account.label}`;
      const ids = await newMenu(app, account, [
        { title: `Cardápio de ${account.label}`, items: [{ title, priceCents: 500 }] },
      ]);
      const admin = await signedInAdmin(app, account);
      await newOrder(admin, ids[title]);
      const { host, label } = account;
      shops.push({ host, label, token: admin.token(), itemId: String(ids[title]) });
    }
    apps.set(poolSize, { app, shops, sender: createSender(await originOf(app)) });
  }
});
afterAll(async () => {
  for (const { app, sender } of apps.values()) {
    sender.close();
    await app.close();
  }
});

/** Calls to a shop, in turn; some are refused after the database has been asked. */
function callsOf({ host, token, itemId }: Shop): Sent[] {
  const post = (body: object): Sent => ({
    method: "POST",
    url: "/v2.0/order",
    host,
    headers: { "idempotency-key": crypto.randomUUID() },
    body,
  });
  return [
    { method: "GET", url: "/v2.0/content/menu", host, token },
    { method: "GET", url: "/v2.0/order?tab=all", host, token },
    { method: "GET", url: "/v2.0/content/home", host },
    { method: "PUT", url: `/v2.0/content/${itemId}/navHide`, host, token, body: {} },
    post(deliveryBody({ [itemId]: { qty: 1 } })),
    post(deliveryBody({ [crypto.randomUUID()]: { qty: 1 } })),
    { method: "GET", url: `/v2.0/order/${"0".repeat(32)}`, host, token },
  ];
}

/** Sends a call and hangs up after a while, answered or not. */
function abort(
  origin: string,
  { sent: { method, url, host, token, body }, afterMs }: { sent: Sent; afterMs: number },
) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const call = request(`${origin}${url}`, {
    method,
    agent: false,
    headers: {
      host,
      "idempotency-key": crypto.randomUUID(),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
  });
  call.on("error", () => undefined);
  call.on("close", resolve);
  call.on("response", (answer) => answer.on("error", () => undefined).resume());
  call.end(body === undefined ? undefined : JSON.stringify(body));
  setTimeout(() => call.destroy(), afterMs);
  return promise;
}

describe("threat 5: connections that accounts take in turns", () => {
  it.each(poolSizes)(
    "a pool of %i carries nothing from one to the next, whoever hangs up in between",
    { timeout: 60_000 + requestCount * 40 },
    async (poolSize) => {
      const tried = apps.get(poolSize);
      if (!tried) throw new Error("There is no such server");
      const { app, shops, sender } = tried;
      const origin = await originOf(app);
      const labels = new Set(shops.map(({ label }) => label));
      let aborted = 0;
      const numbers = Array.from({ length: requestCount }, (_, n) => n).values();
      const work = async () => {
        for (const n of numbers) {
          const shop = shops[n % accountCount];
          const calls = shop ? callsOf(shop) : [];
          const call = calls[Math.floor(n / accountCount) % calls.length];
          if (!shop || !call) continue;
          if (n % 3 === 1) {
            aborted += 1;
            await abort(origin, { sent: call, afterMs: (n * 7) % 23 });
            continue;
          }
          const { status, text } = await sender.send(call);
          expect(status, `${call.method} ${call.url}: ${text}`).toBeLessThan(500);
          const named = new Set(text.match(/\bt[0-9a-f]{12}\b/g)?.filter((one) => labels.has(one)));
          named.delete(shop.label);
          expect([...named], `${call.method} ${call.url} at ${shop.label}`).toEqual([]);
        }
      };
      await Promise.all(Array.from({ length: 5 }, work));
      // Aborted calls still give their connections back.
      const counts = () => app.database.poolCounts();
      await expect
        .poll(() => counts().open - counts().idle + counts().waiting, { timeout: 20_000 })
        .toBe(0);
      expect(counts().open).toBeLessThanOrEqual(poolSize);
      console.log(
        `${requestCount} requests of ${accountCount} accounts on ${poolSize} connections, ${aborted} of them broken off, 0 foreign rows`,
      );
    },
  );
});
