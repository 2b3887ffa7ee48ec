import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { newAccount, newMenu } from "../../src/server/testing/new-account.ts";
import { startApp } from "../../src/server/testing/start-app.ts";
import { openDatabase, prepareDatabase } from "../../src/server/db/database.ts";
import { isOutage, withAccount } from "../../src/server/db/with-account.ts";
import { newDatabaseProxy, type DatabaseProxy } from "./database-proxy.ts";
import { newLoad } from "./load.ts";
import { newDatabase } from "./new-database.ts";
import { endInOrder, newFolder, startServer } from "./server-process.ts";
import { openShop, openToMany } from "./shop.ts";
import { evenly, noOutages, sendAll, type Outage } from "./writes.ts";

const faultCount = Number(process.env["FAULT_NETWORK_FAULTS"] ?? 1);
const writeCount = Number(process.env["FAULT_NETWORK_ORDERS"] ?? 45);
const heldMs = 2_000;
const patience = faultCount * 30_000 + writeCount * 200 + 180_000;

/** Faults of the network, each from its start until the network works again. */
const faults = {
  async "is cut"(proxy: DatabaseProxy, outages: Record<Outage, number>) {
    const before = outages["503"];
    proxy.cut();
    while (outages["503"] < before + 10) await sleep(1);
    proxy.mend();
  },

  async "holds everything up for 2 s"(proxy: DatabaseProxy) {
    proxy.hold();
    await sleep(heldMs);
    proxy.mend();
  },

  async "loses the database's reply to commits"(proxy: DatabaseProxy) {
    const before = proxy.lostReplies();
    proxy.loseRepliesToCommits(3);
    while (proxy.lostReplies() < before + 3) await sleep(1);
  },
};

describe("threat 35: while the network between the site and its database", () => {
  it(
    `${Object.keys(faults).join(", ")}: every acknowledged order and payment comes to pass exactly once`,
    { timeout: patience },
    async () => {
      const proxy = await newDatabaseProxy(await newDatabase());
      const place = { ...openToMany, DATA_DIR: await newFolder(), DATABASE_URL: proxy.url };
      const server = await startServer(place);
      const shop = await openShop(server, { place });
      const load = newLoad(shop);
      for (const [fault, breakNetwork] of Object.entries(faults)) {
        const outages = noOutages();
        await sendAll({
          writes: await load.more(server.origin, writeCount),
          host: shop.host,
          origin: () => server.origin,
          onOutage: (outage) => (outages[outage] += 1),
          async during(waitUntilLeft) {
            for (const left of evenly(faultCount, writeCount)) {
              await waitUntilLeft(left);
              await breakNetwork(proxy, outages);
            }
          },
        });
        console.log(
          `${writeCount} orders and payments, the network ${fault} ${faultCount} times: ${outages["503"]} answers of 503, ${proxy.lostReplies()} replies to commits lost`,
        );
        expect({ ...outages, "503": 0 }, fault).toEqual(noOutages());
        if (breakNetwork !== faults["holds everything up for 2 s"])
          expect(outages["503"], fault).toBeGreaterThan(0);
        await load.expectAllOnce(server.origin);
      }
      expect(server.said()).not.toMatch(/unhandled|uncaught|request failed/i);
      expect(await endInOrder(server.process)).toBe(0);
    },
  );

  it("goes silent for good, nobody waits for ever, and the next one gets a fresh connection", async () => {
    const proxy = await newDatabaseProxy(await newDatabase());
    const urls = await prepareDatabase(proxy.url);
    const testApp = await startApp({ urls });
    onTestFinished(() => testApp.close());
    const account = await newAccount(testApp);
    await newMenu(testApp, account, [{ title: "Bebidas", items: [] }]);
    const { accountId } = account;
    const silenceMs = 1_000;
    const database = openDatabase(urls, { poolSize: 1, silenceMs });
    onTestFinished(() => database.close());
    const countEntries = () =>
      withAccount(database, { accountId, mode: "read" }, ({ db }) =>
        db.selectFrom("entries").select("entry_id").where("account_id", "=", accountId).execute(),
      );
    expect(await countEntries()).toHaveLength(1);
    proxy.hold();
    const error = await countEntries().catch((reason: unknown) => reason);
    expect(isOutage(error), String(error)).toBe(true);
    proxy.mend();
    expect(await countEntries()).toHaveLength(1);
  });
});
