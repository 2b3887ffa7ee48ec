import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { startEmbeddedDatabase } from "../../src/server/db/embedded/embedded-database.ts";
import { clusterDirIn } from "../../src/server/db/embedded/cluster.ts";
import { listServerProcesses } from "../../src/server/db/embedded/leftovers.ts";
import { readPostmasterPid } from "../../src/server/db/embedded/postmaster-pid.ts";
import type { Settings } from "../../src/server/testing/run-program.ts";
import { newLoad } from "./load.ts";
import { allowedMs } from "./machine.ts";
import { endInOrder, newFolder, startServer, type ServerProcess } from "./server-process.ts";
import { openShop, openToMany } from "./shop.ts";
import { evenly, noOutages, sendAll } from "./writes.ts";

const killCount = Number(process.env["FAULT_DATABASE_KILLS"] ?? 1);
const writeCount = Number(process.env["FAULT_DATABASE_ORDERS"] ?? 90);
const backWithinMs = 10_000;
const patience = killCount * 120_000 + writeCount * 400 + 240_000;

/** The parts of the database that are killed, as process ids. */
const parts = {
  async postmaster(clusterDir: string): Promise<number> {
    const pid = (await readPostmasterPid(clusterDir))?.pid;
    if (pid === undefined) throw new Error("There is no postmaster");
    return pid;
  },

  /** A process that serves one of the site's connections. When it is killed, PostgreSQL restarts all of them. */
  async backend(clusterDir: string): Promise<number> {
    for (;;) {
      for (const pid of await listServerProcesses(clusterDir)) {
        const title = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
        if (/comanda_app_login/.test(title)) return pid;
      }
      await sleep(1);
    }
  },
};

type Menu = { answers: number; refused: number };

/** Reads the menu as guests do, until told to stop; it comes from the cache while the database is away. */
function readMenus(server: ServerProcess, host: string): () => Promise<Menu> {
  let isOver = false;
  const counts = { answers: 0, refused: 0 };
  const reading = (async () => {
    while (!isOver) {
      const { status, headers } = await fetch(`${server.origin}/v2.0/content/menu`, {
        headers: { domain: host },
      });
      if (status === 200) counts.answers += 1;
      else {
        expect([status, Number(headers.get("retry-after")) > 0]).toEqual([503, true]);
        counts.refused += 1;
      }
      await sleep(5);
    }
    return counts;
  })();
  return () => {
    isOver = true;
    return reading;
  };
}

/** Sends orders and payments while parts of the database are killed again and again. Returns the server's exit code. */
async function writeWhileKilling(
  place: Settings,
  { clusterDir, killed }: { clusterDir: string; killed: (keyof typeof parts)[] },
): Promise<number | string> {
  const server = await startServer(place);
  const shop = await openShop(server, { place });
  const load = newLoad(shop);
  for (const part of killed) {
    const writes = await load.more(server.origin, writeCount);
    const stopReading = readMenus(server, shop.host);
    const outages = noOutages();
    const backMs: number[] = [];
    let acknowledged = 0;
    await sendAll({
      writes,
      host: shop.host,
      origin: () => server.origin,
      onOutage: (outage) => (outages[outage] += 1),
      onAcknowledged: () => (acknowledged += 1),
      async during(waitUntilLeft) {
        for (const left of evenly(killCount, writeCount)) {
          await waitUntilLeft(left);
          process.kill(await parts[part](clusterDir), "SIGKILL");
          const killedAt = performance.now();
          // The first answers may still have been on their way.
          const refusedBefore = outages["503"];
          const isDone = () => acknowledged === writeCount;
          while (outages["503"] === refusedBefore && !isDone()) await sleep(1);
          const acknowledgedBefore = acknowledged;
          while (acknowledged === acknowledgedBefore && !isDone()) await sleep(1);
          backMs.push(Math.round(performance.now() - killedAt));
        }
      },
    });
    const menu = await stopReading();
    console.log(
      `${writeCount} orders and payments, ${killCount} kills of the ${part}, ${outages["503"]} answers of 503, ${menu.answers} menus read and ${menu.refused} put off, writing again after at most ${Math.max(...backMs)} ms`,
    );
    // The site itself has never been away.
    expect({ ...outages, "503": 0, menus: menu.refused }).toEqual({ ...noOutages(), menus: 0 });
    await load.expectAllOnce(server.origin);
    expect(Math.max(...backMs)).toBeLessThan(allowedMs(backWithinMs));
  }
  expect(server.said()).not.toMatch(/unhandled|uncaught|request failed/i);
  return endInOrder(server.process);
}

describe("threat 35: a database that is killed while orders and payments come in", () => {
  it(
    `is back within ${backWithinMs} ms, with every acknowledged one exactly once`,
    { timeout: patience },
    async () => {
      const dataDir = await newFolder();
      const place = { ...openToMany, DATA_DIR: dataDir };
      const exit = await writeWhileKilling(place, {
        clusterDir: clusterDirIn(dataDir),
        killed: ["postmaster", "backend"],
      });
      expect(exit).toBe(0);
    },
  );

  it(
    "is connected to again where somebody else starts it again",
    { timeout: patience },
    async () => {
      const [dataDir, databaseDir] = [await newFolder(), await newFolder()];
      const database = await startEmbeddedDatabase({ dataDir: databaseDir });
      onTestFinished(() => database.stop());
      const place = { ...openToMany, DATA_DIR: dataDir, DATABASE_URL: database.url };
      const exit = await writeWhileKilling(place, {
        clusterDir: clusterDirIn(databaseDir),
        killed: ["postmaster"],
      });
      expect(exit).toBe(0);
    },
  );
});
