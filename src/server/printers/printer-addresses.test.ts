import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { withAccount } from "../db/with-account.ts";
import { concurrencyLimits } from "../http/limits/concurrency-limits.ts";
import { rawCall } from "../testing/raw-call.ts";
import { sharedApp, startApp } from "../testing/start-app.ts";
import { callOf, newPrinterShop, type PrinterShop } from "./testing-shop.ts";

const testApp = sharedApp();
let shop: PrinterShop;
beforeEach(async () => {
  shop = await newPrinterShop(testApp);
});

describe("threat 62: an address that is none", () => {
  it("is as good as no page, of whatever kind and account, and a removed printer's as well", async () => {
    const { address, printer } = await shop.add({});
    const other = await newPrinterShop(testApp);
    const secret = address.slice(-32);
    const wrong = [
      `/print/agent/${"A".repeat(32)}`,
      `/print/cloudprnt/${secret}`,
      `/print/epson/${secret}`,
      "/print/agent/%00",
    ];
    for (const path of wrong) {
      const answer = await callOf(testApp, shop, path)({ method: "POST", body: {} });
      expect([answer.status, answer.body.error], path).toEqual([404, "not_found"]);
    }
    expect((await callOf(testApp, other, address)({ method: "POST", body: {} })).status).toBe(404);
    await shop.owner.printers.remove({ params: { id: printer.id } });
    expect((await callOf(testApp, shop, address)({ method: "POST", body: {} })).status).toBe(404);
  });

  it("stands in no line of the log, and the secret in no row", async () => {
    const { address } = await shop.add({});
    const secret = address.slice(-32);
    for (let count = 0; count < 245; count += 1)
      await callOf(testApp, shop, address)({ method: "POST", body: {} });
    expect(testApp.logLines.join("\n")).toContain("callsOfPrinter");
    expect(testApp.logLines.join("\n")).not.toContain(secret);
    const kept = await withAccount(
      testApp.database,
      { accountId: shop.account.accountId, mode: "read" },
      (tx) =>
        tx.db.selectFrom("printers").selectAll().where("account_id", "=", tx.accountId).execute(),
    );
    expect(JSON.stringify(kept)).not.toContain(secret);
    expect(kept[0]?.secret_hash).toHaveLength(32);
  });

  it("waits with the others of its sender's address, however many are made up", async () => {
    const { transactions } = concurrencyLimits;
    const narrow = { ...transactions, perCaller: 1, waitingPerCaller: 2 };
    const small = await startApp({ poolSize: 1, shareLimits: narrow });
    onTestFinished(() => small.close());
    const { account } = await newPrinterShop(small);
    const connection = await small.database.connect();
    const statuses: number[] = [];
    const tries = Array.from({ length: 10 }, async (_, at) => {
      const url = `/print/agent/${String(at).padStart(32, "D")}`;
      const { status } = await rawCall(small, { host: account.host, method: "POST", url });
      statuses.push(status);
    });
    await vi
      .waitFor(() => expect(statuses).toEqual(Array.from({ length: 7 }, () => 429)), {
        timeout: 20_000,
      })
      .finally(() => connection.release());
    await Promise.all(tries);
    expect(statuses.slice(7)).toEqual([404, 404, 404]);
  });

  it("is refused soon where many are tried, and a printer at the same address goes on", async () => {
    const { address } = await shop.add({});
    await callOf(testApp, shop, address)({ method: "POST", body: {} });
    const tries = Array.from({ length: 80 }, (_, at) =>
      callOf(
        testApp,
        shop,
        `/print/agent/${String(at).padStart(32, "B")}`,
      )({ method: "POST", body: {} }),
    );
    const answers = (await Promise.all(tries)).map(({ status }) => status);
    expect(answers.filter((status) => status === 404)).toHaveLength(60);
    answers.push(
      (await callOf(testApp, shop, `/print/agent/${"C".repeat(32)}`)({ method: "POST", body: {} }))
        .status,
    );
    expect(answers.at(-1)).toBe(429);
    expect((await callOf(testApp, shop, address)({ method: "POST", body: {} })).status).toBe(204);
  });
});
