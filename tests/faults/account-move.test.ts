import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { openServedDatabase, reachServedDatabase } from "../../src/server/cli/open-database.ts";
import { runAccountCommand } from "../../src/server/cli/run-account-command.ts";
import { runBackupCommand } from "../../src/server/cli/run-backup-command.ts";
import { parseConfig } from "../../src/server/config.ts";
import type { Settings } from "../../src/server/testing/run-program.ts";
import { isNginxThere, startDocumentedMap } from "./documented-nginx.ts";
import { newDatabase } from "./new-database.ts";
import { expectOrdersOnce, newOrder, type PlacedOrder } from "./order-load.ts";
import { newFolder, startServer, type ServerProcess } from "./server-process.ts";
import { openShop, openToMany } from "./shop.ts";
import { noOutages, sendWrite, type Outage } from "./writes.ts";

const moveCount = Number(process.env["FAULT_MOVES"] ?? 1);
const guestsAtOnce = 8;
/** A guest waits this long between two orders. */
const pauseMs = 400;
const label = "moving";
const patience = { timeout: 60_000, interval: 10 };

type Program = "account" | "backup" | "restore";
type Installation = { place: Settings; server: ServerProcess };

/** A server with a database and a folder of its own. */
async function newInstallation(): Promise<Installation> {
  const place = {
    ...openToMany,
    TRUSTED_PROXIES: "127.0.0.1",
    DATA_DIR: await newFolder(),
    DATABASE_URL: await newDatabase(),
  };
  return { place, server: await startServer(place) };
}

/** Does what the program of that name does, in this process, which is quicker. */
async function operate({ place }: Installation, program: Program, ...args: string[]) {
  const config = parseConfig(place);
  const complaints: string[] = [];
  const surroundings = {
    config,
    cwd: config.dataDir,
    now: () => new Date(),
    write: () => undefined,
    complain: (line: string) => void complaints.push(line),
    ask: async () => "",
  };
  const code = await (program === "account"
    ? runAccountCommand(args, { ...surroundings, open: () => openServedDatabase(config) })
    : runBackupCommand(program, args, {
        ...surroundings,
        reach: () => reachServedDatabase(config),
      }));
  expect({ code, complaints }).toEqual({ code: 0, complaints: [] });
}

const addressOf = ({ server }: Installation) => new URL(server.origin).host;

const isThere = await isNginxThere();
if (!isThere) console.log("moving an account is not tried: there is no nginx");

it.skipIf(!isThere)(
  "an account moves to another installation while guests order, and every acknowledged order is there once",
  { timeout: moveCount * 120_000 + 120_000 },
  async () => {
    let [from, to] = [await newInstallation(), await newInstallation()];
    const proxy = await startDocumentedMap(addressOf(from));
    const shop = await openShop(from.server, { place: from.place, label });
    const orders: PlacedOrder[] = [];
    const outages = noOutages();
    const folder = await newFolder();
    const frozenMs: number[] = [];
    const isReached = () => fetch(`${proxy.origin}/readyz`).then(({ ok }) => ok);
    await vi.waitFor(async () => expect(await isReached()).toBe(true), patience);
    let isOver = false;
    const onOutage = (outage: Outage) => (outages[outage] += 1);
    const guests = Array.from({ length: guestsAtOnce }, async () => {
      while (!isOver) {
        const write = newOrder(shop, orders.length);
        orders.push(write);
        while (!(await sendWrite(proxy.origin, { host: shop.host, write, onOutage })))
          await sleep(pauseMs);
        await sleep(pauseMs);
      }
    });
    const isAcknowledged = ({ acknowledged }: PlacedOrder) => acknowledged !== undefined;
    const moving = async () => {
      for (let move = 0; move < moveCount; move += 1) {
        const placed = orders.filter(isAcknowledged).length;
        // Guests order before each move, and are kept waiting by it.
        await vi.waitUntil(() => orders.filter(isAcknowledged).length > placed, patience);
        const file = join(folder, `${move}.backup`);
        const began = performance.now();
        await operate(from, "account", "freeze", label);
        const before = outages["503"];
        await vi.waitUntil(() => outages["503"] > before, patience);
        await operate(from, "backup", file, "--account", label, "--untried");
        await operate(to, "restore", file);
        await proxy.send(shop.host, addressOf(to));
        await operate(to, "account", "thaw", label);
        frozenMs.push(performance.now() - began);
        await operate(from, "account", "remove", label, "--yes", label, "--without-backup");
        [from, to] = [to, from];
      }
      isOver = true;
    };
    await Promise.all([moving(), ...guests]).finally(() => (isOver = true));
    await expectOrdersOnce(from.server.origin, { shop, orders });
    const slowest = Math.round(Math.max(...frozenMs));
    console.log(
      `${moveCount} moves while ${orders.length} orders came: 0 lost, 0 doubled, ${outages["503"]} tries answered by 503, ${outages["nobody there"] + outages["no answer"]} met nobody; frozen for ${slowest} ms at most`,
    );
    expect({ ...outages, "503": 0 }).toEqual(noOutages());
    const elsewhere = await fetch(`${to.server.origin}/v2.0/content/menu`, {
      headers: { domain: shop.host },
    });
    expect(elsewhere.status).toBe(404);
  },
);
