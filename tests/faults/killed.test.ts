import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import type { Menu } from "../../src/contract/content.ts";
import { listProgramsIn } from "../../src/server/db/embedded/testing-starts.ts";
import { newDatabase } from "./new-database.ts";
import { listOrders, newOrder, send, type PlacedOrder, type Shop } from "./order-load.ts";
import {
  endInOrder,
  killAtOnce,
  newFolder,
  runProgram,
  startServer,
  type ServerProcess,
  type Settings,
} from "./server-process.ts";

const killCount = Number(process.env["FAULT_KILLS"] ?? 2);
const orderCount = Number(process.env["FAULT_ORDERS"] ?? 100);
const sendersAtOnce = 8;
const readyWithinMs = 5_000;
const retryMs = 100;

const settings: Settings = { BASE_DOMAIN: "localhost", ORDERS_PER_MINUTE_ADDRESS: "1000000" };
const menuFile = {
  categories: [
    {
      title_br: "Pizzas",
      items: [
        {
          title_br: "Calabresa",
          price: 22.9,
          groups: [{ title_br: "Borda", items: [{ title_br: "Catupiry", price: 3.5 }] }],
        },
      ],
    },
  ],
};

/** Opens a shop beside the running server, as an operator does. */
async function openShop(server: ServerProcess, place: Settings): Promise<Shop> {
  const account = async (...args: string[]) => {
    const { code, stderr } = await runProgram("src/server/cli/account.ts", args, place);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  };
  const shop = { host: "faults.localhost", user: "dona@example.com", pass: "uma senha boa" };
  await account(
    "create",
    "faults",
    "--name",
    "Casa",
    "--user",
    shop.user,
    "--pass",
    shop.pass,
    "--features",
    "delivery",
  );
  const file = join(await newFolder(), "menu.json");
  await writeFile(file, JSON.stringify(menuFile));
  await account("import", "faults", file);
  const response = await fetch(`${server.origin}/v2.0/content/menu`, {
    headers: { domain: shop.host },
  });
  // The contract's answer of this call.
  const { menu, menuSubGroups } = (await response.json()) as Menu;
  const itemId = menu[0]?.items[0]?.id ?? "";
  return { ...shop, itemId, optionId: menuSubGroups[itemId]?.[0]?.items[0]?.id ?? "" };
}

/** Places every order, killing the server now and then; senders try again with the same key until they are told. */
async function placeWhileKilling({
  first,
  orders,
  shop,
  kills,
  restart,
}: {
  first: ServerProcess;
  orders: PlacedOrder[];
  shop: Shop;
  kills: number;
  restart: () => Promise<ServerProcess>;
}): Promise<{ server: ServerProcess; readyMs: number[]; unknown: number }> {
  let server = first;
  const readyMs: number[] = [];
  let unknown = 0;
  const waiting = orders.toReversed();
  const senders = Array.from({ length: sendersAtOnce }, async () => {
    for (let order = waiting.pop(); order !== undefined; order = waiting.pop()) {
      while (!(await send(server.origin, shop, order))) {
        unknown += 1;
        await sleep(retryMs);
      }
    }
  });
  const killer = (async () => {
    for (let kill = 1; kill <= kills; kill += 1) {
      const left = orders.length - Math.round((orders.length * kill) / (kills + 1));
      while (waiting.length > left) await sleep(1);
      await killAtOnce(server);
      server = await restart();
      readyMs.push(Math.round(server.readyAfterMs));
    }
  })();
  await Promise.all([...senders, killer]);
  return { server, readyMs, unknown };
}

/** Every order is there once, whole, and is the one that was acknowledged. */
async function expectExactlyOnce(
  { origin }: ServerProcess,
  shop: Shop,
  orders: PlacedOrder[],
): Promise<void> {
  for (const order of orders) expect(await send(origin, shop, order)).toBe(true);
  const listed = await listOrders(origin, shop);
  expect(listed).toHaveLength(orders.length);
  expect(new Set(listed.map(({ id }) => id)).size).toBe(orders.length);
  const byName = new Map(listed.map((order) => [order.user_name, order]));
  for (const { name, total, acknowledged } of orders) {
    const found = byName.get(name);
    expect(found).toMatchObject({
      hash: JSON.parse(acknowledged ?? "").order.hash,
      total_amount: total,
      details: { items: [{ title_br: "Calabresa", children: [{ title_br: "Catupiry", qty: 1 }] }] },
    });
  }
}

const patience = killCount * 20_000 + orderCount * 100 + 60_000;

describe("a server that is killed while orders come in", () => {
  it(
    `is ready again within ${readyWithinMs} ms, with every acknowledged order exactly once`,
    { timeout: patience },
    async () => {
      const place = { ...settings, DATA_DIR: await newFolder() };
      const first = await startServer(place);
      const shop = await openShop(first, place);
      const orders = Array.from({ length: orderCount }, (_, index) => newOrder(shop, index));
      const { server, readyMs, unknown } = await placeWhileKilling({
        first,
        orders,
        shop,
        kills: killCount,
        restart: () => startServer(place),
      });
      console.log(
        `${orderCount} orders, ${killCount} kills, ${unknown} answers lost, ready after ${readyMs.join(", ")} ms`,
      );
      expect(readyMs).toHaveLength(killCount);
      expect(unknown).toBeGreaterThan(0);
      await expectExactlyOnce(server, shop, orders);
      expect(Math.max(...readyMs)).toBeLessThan(readyWithinMs);
      expect(await endInOrder(server.process)).toBe(0);
      expect(await listProgramsIn(place.DATA_DIR)).toEqual([]);
    },
  );

  it("loses nothing on a database of another machine either", { timeout: patience }, async () => {
    const place = { ...settings, DATA_DIR: await newFolder(), DATABASE_URL: await newDatabase() };
    const first = await startServer(place);
    const shop = await openShop(first, place);
    const orders = Array.from({ length: 40 }, (_, index) => newOrder(shop, index));
    const { server } = await placeWhileKilling({
      first,
      orders,
      shop,
      kills: 1,
      restart: () => startServer(place),
    });
    await expectExactlyOnce(server, shop, orders);
    expect(await endInOrder(server.process)).toBe(0);
  });

  it("leaves no process behind, even if nobody starts it again", async () => {
    const dataDir = await newFolder();
    const server = await startServer({ DATA_DIR: dataDir });
    expect(await listProgramsIn(dataDir)).not.toEqual([]);
    await killAtOnce(server);
    await vi.waitFor(async () => expect(await listProgramsIn(dataDir)).toEqual([]), {
      timeout: 15_000,
      interval: 50,
    });
  });
});
