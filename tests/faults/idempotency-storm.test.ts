import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { withAccount } from "../../src/server/db/with-account.ts";
import type { TestAccount } from "../../src/server/testing/new-account.ts";
import { sharedApp } from "../../src/server/testing/start-app.ts";
import { addressOf } from "./addresses.ts";
import { openWaterAccount } from "./water-account.ts";

const keyCount = Number(process.env["FAULT_STORM_KEYS"] ?? 20);
const sendsPerKey = 20;

const testApp = sharedApp({ poolSize: 20, limits: { perGuest: 1e6, perAddress: 1e6 } });
let account: TestAccount;
let body: string;
beforeAll(async () => {
  ({ account, body } = await openWaterAccount(testApp));
  await testApp.app.ready();
});

type Told = { text: string; putOff: number };

/** Sends one of many tries under a key, again for as long as the server asks it to come back. */
async function place(key: string, remoteAddress: string): Promise<Told> {
  for (let putOff = 0; ; putOff += 1) {
    const {
      statusCode,
      headers,
      body: text,
    } = await testApp.app.inject({
      method: "POST",
      url: "/v2.0/order",
      remoteAddress,
      headers: {
        host: account.host,
        "content-type": "application/json",
        "idempotency-key": key,
      },
      payload: body,
    });
    if (statusCode === 201) return { text, putOff };
    expect([429, 503], `${text} ${testApp.logLines.join("").slice(0, 2_000)}`).toContain(
      statusCode,
    );
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    await sleep(Number(headers["retry-after"]) * 1_000 * (1 + Math.random()));
  }
}

async function countOf(table: "orders" | "order_lines" | "guests" | "idempotency_keys") {
  const { accountId } = account;
  const rows = await withAccount(testApp.database, { accountId, mode: "read" }, ({ db }) =>
    db.selectFrom(table).select("account_id").where("account_id", "=", accountId).execute(),
  );
  return rows.length;
}

describe("threat 35: a storm of the same orders", () => {
  it(
    `of ${keyCount} keys, each sent ${sendsPerKey} times at once, places ${keyCount} orders and answers each with the same bytes`,
    { timeout: 120_000 + keyCount * sendsPerKey * 100 },
    async () => {
      const keys = Array.from({ length: keyCount }, () => randomUUID());
      const told = await Promise.all(
        keys.map((key, index) =>
          Promise.all(Array.from({ length: sendsPerKey }, () => place(key, addressOf(index)))),
        ),
      );
      const answers = told.map((each) => new Set(each.map(({ text }) => text)));
      expect(answers.map(({ size }) => size)).toEqual(keys.map(() => 1));
      expect(new Set(answers.flatMap((each) => [...each])).size).toBe(keyCount);
      expect(await Promise.all([countOf("orders"), countOf("order_lines")])).toEqual([
        keyCount,
        keyCount,
      ]);
      expect(await Promise.all([countOf("guests"), countOf("idempotency_keys")])).toEqual([
        keyCount,
        keyCount,
      ]);
      const putOff = told.flat().reduce((sum, one) => sum + one.putOff, 0);
      console.log(
        `${keyCount} keys x ${sendsPerKey} at once: ${await countOf("orders")} orders, ${putOff} tries put off`,
      );
    },
  );
});
