import { afterAll, beforeAll, describe, expect, it, inject } from "vitest";
import { newCaller, signedInAdmin, type Caller } from "../testing/caller.ts";
import { originOf } from "../testing/listen.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { newOrder } from "../testing/new-order.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";
import { startRelay, type Relay } from "./relay.ts";

/** The limits of a place with many guests, made small. */
const liveSettings = { perAccount: 8, perAddress: 4, perSession: 2 };

let relay: Relay;
let testApp: TestApp;
let account: TestAccount;
let origin: string;
beforeAll(async () => {
  relay = await startRelay({
    relayUrl: inject("databaseUrls").relay,
    logger: { warn: () => undefined, error: () => undefined },
  });
  testApp = await startApp({ events: relay, liveSettings });
  account = await newAccount(testApp, {
    features: { delivery: true, localOrder: true },
    extras: { locations: 50 },
  });
  origin = await originOf(testApp);
});
afterAll(async () => {
  await testApp.close();
  await relay.close();
});

/** An answer that nobody holds would be collected, and its stream closed. */
const held: Response[] = [];

/** Opens a stream, which is closed with the test, and answers its status. */
async function listen(caller: Caller): Promise<number> {
  const answer = await fetch(`${origin}/v2.0/order/events`, {
    headers: { domain: account.host, authorization: `Bearer ${caller.token()}` },
  });
  held.push(answer);
  return answer.status;
}

describe("threat 57: streams of events", () => {
  it("fault 46: of guests who are made up leave room for those who have ordered, and for whoever works there", async () => {
    const ids = await newMenu(testApp, account, [
      { title: "Bebidas", items: [{ title: "Água", priceCents: 400 }] },
    ]);
    const known = newCaller(testApp, account);
    await newOrder(known, ids["Água"]);
    const statuses: number[] = [];
    for (let number = 1; number <= 10; number += 1) {
      const madeUp = newCaller(testApp, account);
      await madeUp.tables.requestService({ body: { number } });
      statuses.push(await listen(madeUp));
    }
    expect(statuses).toEqual([...Array(4).fill(200), ...Array(6).fill(429)]);
    expect(await listen(known)).toBe(200);
    const owner = await signedInAdmin(testApp, account);
    expect([await listen(owner), await listen(owner), await listen(owner)]).toEqual([
      200, 200, 429,
    ]);
  });
});
