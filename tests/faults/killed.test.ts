import { describe, expect, it, vi } from "vitest";
import { listProgramsIn } from "../../src/server/db/embedded/testing-starts.ts";
import type { Settings } from "../../src/server/testing/run-program.ts";
import { newLoad } from "./load.ts";
import { allowedMs, p95 } from "./machine.ts";
import { newDatabase } from "./new-database.ts";
import {
  endInOrder,
  killAtOnce,
  newFolder,
  startServer,
  type ServerProcess,
} from "./server-process.ts";
import { openShop, openToMany } from "./shop.ts";
import { evenly, sendAll } from "./writes.ts";

const killCount = Number(process.env["FAULT_KILLS"] ?? 1);
/** Orders and payments together, of which every third is a payment. */
const writeCount = Number(process.env["FAULT_ORDERS"] ?? 60);
const readyWithinMs = 5_000;

type Run = {
  server: ServerProcess;
  readyMs: number[];
  lost: number;
  expectAllOnce: () => Promise<void>;
};

/** Places orders and makes payments, killing the server now and then. Writes without an answer are tried again. */
async function writeWhileKilling(
  place: Settings,
  { writes, kills }: { writes: number; kills: number },
): Promise<Run> {
  let server = await startServer(place);
  const shop = await openShop(server, { place });
  const load = newLoad(shop);
  const readyMs: number[] = [];
  let lost = 0;
  await sendAll({
    writes: await load.more(server.origin, writes),
    host: shop.host,
    origin: () => server.origin,
    onOutage: () => (lost += 1),
    async during(waitUntilLeft) {
      for (const left of evenly(kills, writes)) {
        await waitUntilLeft(left);
        await killAtOnce(server);
        server = await startServer(place);
        readyMs.push(Math.round(server.readyAfterMs));
      }
    },
  });
  return { server, readyMs, lost, expectAllOnce: () => load.expectAllOnce(server.origin) };
}

// Far more time than it takes, for a machine with other load.
const patience = killCount * 30_000 + writeCount * 200 + 180_000;

describe("threat 35: a server that is killed while orders and payments come in", () => {
  it(
    `is ready again within ${readyWithinMs} ms, with every acknowledged one exactly once`,
    { timeout: patience },
    async () => {
      const place = { ...openToMany, DATA_DIR: await newFolder() };
      const run = await writeWhileKilling(place, { writes: writeCount, kills: killCount });
      console.log(
        `${writeCount} orders and payments, ${killCount} kills of the server, ${run.lost} tries without an answer, ready after ${p95(run.readyMs)} ms (p95), at most ${Math.max(...run.readyMs)} ms`,
      );
      expect(run.readyMs).toHaveLength(killCount);
      expect(run.lost).toBeGreaterThan(0);
      await run.expectAllOnce();
      expect(Math.max(...run.readyMs)).toBeLessThan(allowedMs(readyWithinMs));
      expect(await endInOrder(run.server.process)).toBe(0);
      expect(await listProgramsIn(place.DATA_DIR)).toEqual([]);
    },
  );

  it("loses nothing on a database of another machine either", { timeout: patience }, async () => {
    const place = {
      ...openToMany,
      DATA_DIR: await newFolder(),
      DATABASE_URL: await newDatabase(),
    };
    const run = await writeWhileKilling(place, { writes: 40, kills: 1 });
    await run.expectAllOnce();
    expect(await endInOrder(run.server.process)).toBe(0);
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
