import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import { prepareDatabase } from "../../src/server/db/database.ts";
import {
  adminCredentials,
  newAccount,
  newMenu,
  type TestAccount,
} from "../../src/server/testing/new-account.ts";
import { startApp, testBaseDomain, type TestApp } from "../../src/server/testing/start-app.ts";
import { addressOf } from "./addresses.ts";
import { newDatabase } from "./new-database.ts";
import { newListener, newTokens, type Listener } from "./listeners.ts";
import { newOrder, type Shop } from "./order-load.ts";
import { endInOrder, newFolder, startServer, type ServerProcess } from "./server-process.ts";
import { sendWrite } from "./writes.ts";

const listenerCount = Number(process.env["FAULT_LISTENERS"] ?? 200);
const orderCount = Number(process.env["FAULT_LISTENED_ORDERS"] ?? 20);
/** The share of every second listener that is cut off with each order, and comes back to one server or the other. */
const cutShare = 0.2;
const orderEveryMs = 250;
const connectedAtOnce = 50;
const patience = { timeout: 30_000, interval: 20 };

async function openShop(testApp: TestApp, account: TestAccount): Promise<Shop> {
  const ids = await newMenu(testApp, account, [
    {
      title: "Pizzas",
      items: [
        {
          title: "Calabresa",
          priceCents: 2290,
          groups: [{ title: "Borda", items: [{ title: "Catupiry", priceCents: 350 }] }],
        },
      ],
    },
  ]);
  return {
    host: account.host,
    ...adminCredentials,
    itemId: String(ids["Calabresa"]),
    optionId: String(ids["Catupiry"]),
  };
}

async function metric({ origin }: ServerProcess, name: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
}

async function connectAll(listeners: Listener[], origins: string[]): Promise<void> {
  for (let next = 0; next < listeners.length; next += connectedAtOnce) {
    const some = listeners.slice(next, next + connectedAtOnce);
    await Promise.all(
      some.map((listener, index) =>
        listener.connect(origins[(next + index) % origins.length] ?? ""),
      ),
    );
  }
}

type Absence = { origin: string; cutAfterMs: number; awayMs: number };

async function comeBack(listener: Listener, { origin, cutAfterMs, awayMs }: Absence) {
  await sleep(cutAfterMs);
  listener.cut();
  await sleep(awayMs);
  // A browser would try again too: a server to which so many come back at once may turn some of them away.
  while (!listener.isOpen()) {
    await listener.connect(origin).catch(() => {
      // A stream whose earlier orders could not be fetched would never know some of them.
      listener.cut();
      return sleep(awayMs);
    });
  }
}

it(
  "every listener of two servers knows every order, though many are cut off all the time, and no stream repeats one",
  { timeout: 600_000 },
  async () => {
    const databaseUrl = await newDatabase();
    const testApp = await startApp({ urls: await prepareDatabase(databaseUrl) });
    onTestFinished(() => testApp.close());
    const account = await newAccount(testApp);
    const shop = await openShop(testApp, account);
    const tokens = await newTokens(testApp, { account, count: listenerCount });
    const settings = {
      DATABASE_URL: databaseUrl,
      BASE_DOMAIN: testBaseDomain,
      TRUSTED_PROXIES: "127.0.0.1",
      ORDERS_PER_MINUTE_ADDRESS: "1000000",
    };
    const servers = [
      await startServer({ ...settings, DATA_DIR: await newFolder() }),
      await startServer({ ...settings, DATA_DIR: await newFolder() }),
    ];
    const origins = servers.map(({ origin }) => origin);
    const listeners = tokens.map((token, index) =>
      newListener({
        host: account.host,
        token,
        address: addressOf(index),
      }),
    );

    await connectAll(listeners, origins);
    const open = await Promise.all(servers.map((server) => metric(server, "comanda_live_streams")));
    expect(open.reduce((sum, count) => sum + count, 0)).toBe(listenerCount);
    const [steady, restless] = [0, 1].map((rest) => listeners.filter((_, at) => at % 2 === rest));
    if (!steady || !restless) throw new Error("Nobody listens");
    const placed = new Map<string, number>();
    const comingBack: Promise<void>[] = [];
    // Nobody is cut off twice at a time: a listener with two streams would not hear the older one.
    const away = new Set<Listener>();
    for (let index = 1; index <= orderCount; index += 1) {
      for (const listener of restless) {
        if (!away.has(listener) && listener.isOpen() && Math.random() < cutShare) {
          const origin = origins[Math.floor(Math.random() * origins.length)] ?? "";
          const [cutAfterMs, awayMs] = [Math.random() * orderEveryMs, Math.random() * 500];
          const back = comeBack(listener, { origin, cutAfterMs, awayMs });
          away.add(listener);
          comingBack.push(back.finally(() => away.delete(listener)));
        }
      }
      const order = newOrder(shop, index);
      await sendWrite(origins[index % 2] ?? "", { host: shop.host, write: order });
      const { order: taken } = JSON.parse(order.acknowledged ?? "") as { order: { hash: string } };
      placed.set(taken.hash, performance.now());
      await sleep(orderEveryMs);
    }
    const sentAt = performance.now();
    await Promise.all(comingBack);
    const missedBy = (listener: Listener) =>
      [...placed.keys()].filter((hash) => !listener.known.has(hash)).length;
    await vi.waitFor(
      () => expect(listeners.reduce((sum, listener) => sum + missedBy(listener), 0)).toBe(0),
      patience,
    );
    const times = listeners.flatMap(({ known }) => [...known.values()]);
    const within = (some: Listener[], share: number) => {
      const delays = some.flatMap(({ known }) =>
        [...known].map(([hash, at]) => Math.max(0, at - (placed.get(hash) ?? 0))),
      );
      const sorted = delays.toSorted((a, b) => a - b);
      return Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
    };
    const repeats = listeners.reduce((sum, listener) => sum + listener.repeats(), 0);
    console.log(
      [
        `${listenerCount} listeners of 2 servers, ${comingBack.length} times cut off; ${placed.size} orders, each known to ${times.length / placed.size}`,
        `0 missed, ${repeats} repeated, the last ${Math.round(Math.max(...times) - sentAt)} ms after the last order`,
        `from the order's answer to the ear: half within ${within(steady, 0.5)} ms, 95 % within ${within(steady, 0.95)} ms; of those who were away ${within(restless, 0.5)} and ${within(restless, 0.95)} ms`,
      ].join("\n"),
    );
    expect(repeats).toBe(0);
    for (const server of servers) expect(await endInOrder(server.process)).toBe(0);
    await vi.waitFor(() => expect(listeners.some((one) => one.isOpen())).toBe(false), patience);
  },
);
