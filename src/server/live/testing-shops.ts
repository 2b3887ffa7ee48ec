import { expect, inject, vi } from "vitest";
import { newCaller, signedInAdmin, type Caller } from "../testing/caller.ts";
import { listen, originOf, type Listening } from "../testing/listen.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";
import { startTestRelay } from "../testing/start-test-relay.ts";
import type { LiveSettings } from "./event-streams.ts";
import type { Relay } from "./relay.ts";

/** A server as it runs beside others on one database. */
export type LiveProcess = TestApp & { relay: Relay };

export async function startProcess(
  liveSettings: Partial<LiveSettings> = {},
  relayUrl = inject("databaseUrls").relay,
): Promise<LiveProcess> {
  const relay = await startTestRelay(relayUrl);
  const testApp = await startApp({ events: relay, liveSettings });
  await originOf(testApp);
  return {
    ...testApp,
    relay,
    async close() {
      await testApp.close();
      await relay.close();
    },
  };
}

/** Two processes on one database. The second checks its streams so often that a test can wait for it. */
export const startTwoProcesses = () =>
  Promise.all([startProcess(), startProcess({ heartbeatMs: 50, recheckMs: 50 })]);

/** Waits for events that take a moment, on a machine that is busy too. */
export const patience = { timeout: 20_000, interval: 5 };

export type Shop = { account: TestAccount; itemId: string | undefined; admin: Caller };

export async function newShop(testApp: TestApp): Promise<Shop> {
  const account = await newAccount(testApp, {
    features: { delivery: true, localOrder: true, attendantOrder: true },
    extras: { locations: 4 },
  });
  const ids = await newMenu(testApp, account, [
    { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 2299 }] },
  ]);
  return { account, itemId: ids["Calabresa"], admin: await signedInAdmin(testApp, account) };
}

/** Opens a stream, and waits for its first event. */
export async function listening(
  testApp: TestApp,
  {
    shop: { account },
    caller,
    lastEventId,
  }: { shop: Shop; caller: Caller; lastEventId?: string | undefined },
): Promise<Listening> {
  const stream = await listen(await originOf(testApp), {
    host: account.host,
    token: caller.token(),
    lastEventId,
  });
  if (stream.status === 200) {
    await vi.waitFor(() => expect(stream.events.length).toBeGreaterThan(0), patience);
  }
  return stream;
}

export const guestOf = (testApp: TestApp, { account }: Shop): Caller => newCaller(testApp, account);
