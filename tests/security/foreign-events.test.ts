import { request, type ClientRequest } from "node:http";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { startRelay, type Relay } from "../../src/server/live/relay.ts";
import { signedInAdmin, newCaller, type Caller } from "../../src/server/testing/caller.ts";
import { originOf } from "../../src/server/testing/listen.ts";
import { newAccount, newMenu, type TestAccount } from "../../src/server/testing/new-account.ts";
import { deliveryBody, sendOrder } from "../../src/server/testing/new-order.ts";
import { startApp, type TestApp } from "../../src/server/testing/start-app.ts";

/** `EVENT_ACCOUNTS=50 EVENT_LISTENERS=100` is the long form: so many accounts with so many listeners each. */
const accountCount = Number(process.env["EVENT_ACCOUNTS"] ?? 5);
const listenerCount = Number(process.env["EVENT_LISTENERS"] ?? 6);
const patience = { timeout: 30_000 + accountCount * listenerCount * 10, interval: 50 };

type Shop = {
  account: TestAccount;
  itemId: string;
  admin: Caller;
  guest: Caller;
  /** The text that each of its listeners has been sent. */
  heard: string[];
};

let relay: Relay;
let testApp: TestApp;
const shops: Shop[] = [];
const open: ClientRequest[] = [];
beforeAll(async () => {
  relay = await startRelay({
    relayUrl: inject("databaseUrls").relay,
    logger: { warn: () => undefined, error: console.error },
  });
  testApp = await startApp({
    events: relay,
    poolSize: 10,
    liveSettings: { perAddress: 1e6, perSession: 1e6, perAccount: 1e6 },
    limits: { perGuest: 1e6, perAddress: 1e6 },
  });
  while (shops.length < accountCount) {
    const account = await newAccount(testApp, {
      features: { delivery: true, localOrder: true },
      extras: { locations: 4 },
    });
    const ids = await newMenu(testApp, account, [
      { title: "Pratos", items: [{ title: `Prato de ${account.label}`, priceCents: 500 }] },
    ]);
    shops.push({
      account,
      itemId: String(ids[`Prato de ${account.label}`]),
      admin: await signedInAdmin(testApp, account),
      guest: newCaller(testApp, account),
      heard: [],
    });
  }
}, 120_000);
afterAll(async () => {
  for (const call of open) call.destroy();
  await testApp.close();
  await relay.close();
});

/** Listens with a token, and collects the text in the shop's `heard`. Resolves with the status. */
function listenTo(
  origin: string,
  { shop: { account, heard }, token }: { shop: Shop; token: string | undefined },
) {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const at = heard.push("") - 1;
  const call = request(`${origin}/v2.0/order/events`, {
    agent: false,
    headers: { host: account.host, authorization: `Bearer ${token}` },
  });
  open.push(call);
  call.on("error", reject);
  call.on("response", (answer) => {
    answer.setEncoding("utf8");
    answer.on("error", () => undefined);
    answer.on("data", (part: string) => {
      heard[at] += part;
      if (heard[at]?.includes("event: ready")) resolve(200);
    });
    if (answer.statusCode !== 200) resolve(answer.statusCode ?? 0);
  });
  call.end();
  return promise;
}

describe("threat 8: events of many accounts", () => {
  it(
    "come to the listeners of their own, and of nobody else",
    { timeout: 120_000 + accountCount * listenerCount * 100 },
    async () => {
      const origin = await originOf(testApp);
      for (const shop of shops) {
        await sendOrder(shop.guest, orderOf(shop));
        const opened = Array.from({ length: listenerCount }, (_, n) =>
          listenTo(origin, { shop, token: (n % 4 === 3 ? shop.guest : shop.admin).token() }),
        );
        expect(new Set(await Promise.all(opened))).toEqual(new Set([200]));
      }
      // Each writes while all the others do.
      const placed = await Promise.all(
        shops.map(async (shop) => {
          const hashes: string[] = [];
          for (let n = 0; n < 3; n += 1)
            hashes.push((await sendOrder(shop.guest, orderOf(shop))).hash);
          await shop.guest.tables.requestService({ body: { number: 2 } });
          return hashes;
        }),
      );
      for (const [index, { heard }] of shops.entries()) {
        const hasAll = (text: string) => placed[index]?.every((hash) => text.includes(hash));
        await vi.waitFor(() => expect(heard.map(hasAll)).toEqual(heard.map(() => true)), patience);
      }
      let events = 0;
      for (const { account, heard } of shops) {
        for (const text of heard) {
          events += text.match(/^event: /gm)?.length ?? 0;
          expect(text).toContain(`Prato de ${account.label}`);
          const named = new Set(text.match(/\bt[0-9a-f]{12}\b/g));
          expect([...named]).toEqual([account.label]);
        }
      }
      console.log(
        `${events} events to ${accountCount} x ${listenerCount} listeners, 0 foreign ones`,
      );
    },
  );

  it("are told nobody who comes with a token of another", async () => {
    const origin = await originOf(testApp);
    const [shop, other] = shops;
    if (!shop || !other) throw new Error("There are no two accounts");
    for (const { token } of [other.admin, other.guest]) {
      const nowhere = { ...shop, heard: [] };
      expect(await listenTo(origin, { shop: nowhere, token: token() })).toBe(403);
    }
  });
});

function orderOf({ itemId, account }: Shop) {
  const userData = { name: `Cliente de ${account.label}`, email: "cliente@example.com" };
  return deliveryBody({ [itemId]: { qty: 1 } }, { userData });
}
