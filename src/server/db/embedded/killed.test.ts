import { once } from "node:events";
import { join } from "node:path";
import type pg from "pg";
import { describe, expect, test } from "vitest";
import { leastMs } from "../../testing/least-ms.ts";
import { listServerProcesses } from "./leftovers.ts";
import {
  connect,
  listProgramsIn,
  type Owner,
  shareDataDir,
  start,
  startOwner,
} from "./testing-starts.ts";

async function listOrders(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>("select id from orders order by id");
  return rows.map(({ id }) => id);
}

/** Stores one order after the other until the server is gone; answers those that were acknowledged. */
async function orderUntilCutOff(
  client: pg.Client,
  onOrder: (count: number) => void,
): Promise<number[]> {
  const acknowledged: number[] = [];
  try {
    for (let id = 1; ; id += 1) {
      await client.query("insert into orders values ($1)", [id]);
      acknowledged.push(id);
      onOrder(acknowledged.length);
    }
  } catch {
    return acknowledged;
  }
}

async function kill(owner: Owner): Promise<void> {
  owner.process.kill("SIGKILL");
  await once(owner.process, "exit");
}

describe("the embedded database, when something is killed", () => {
  const dataDirOf = shareDataDir();

  test("is back within 5 s of the owner's end under load, with every acknowledged order", async () => {
    const dataDir = dataDirOf();
    const backMs = await leastMs(5_000, async () => {
      const owner = startOwner(dataDir);
      const { url, postmasterPid } = await owner.next();
      const client = await connect(String(url));
      await client.query("drop table if exists orders; create table orders (id int primary key)");
      let killedMs = 0;
      const acknowledged = await orderUntilCutOff(client, (count) => {
        if (count !== 200) return;
        killedMs = performance.now();
        owner.process.kill("SIGKILL");
      });

      const database = await start(dataDir);
      const takenMs = performance.now() - killedMs;
      expect(database.postmasterPid).not.toBe(postmasterPid);
      const stored = await listOrders(await connect(database.url));
      expect(stored.slice(0, acknowledged.length)).toEqual(acknowledged);
      // The last order may have been stored although its answer was lost.
      expect(stored.length - acknowledged.length).toBeLessThanOrEqual(1);
      await database.stop();
      return takenMs;
    });
    expect(backMs).toBeLessThan(5_000);
  });

  test("is taken over by the next start when its watchdog was killed too", async () => {
    const dataDir = dataDirOf();
    const owner = startOwner(dataDir);
    const { postmasterPid } = await owner.next();
    const watchdog = (await listProgramsIn(dataDir)).find(({ name }) => name !== "postgres");
    process.kill(watchdog?.pid ?? 0, "SIGKILL");
    await kill(owner);
    expect(await listServerProcesses(join(dataDir, "postgres"))).toContain(postmasterPid);

    const database = await start(dataDir);
    expect(database.postmasterPid).not.toBe(postmasterPid);
    await expect(connect(database.url)).resolves.toBeDefined();
  });

  test("ends with its owner within 10 s, also after its watchdog had to be replaced", async () => {
    const dataDir = dataDirOf();
    const owner = startOwner(dataDir);
    await owner.next();
    const findWatchdog = async () =>
      (await listProgramsIn(dataDir)).find(({ name }) => name !== "postgres")?.pid;
    const killed = await findWatchdog();
    process.kill(killed ?? 0, "SIGKILL");
    await expect.poll(async () => ![undefined, killed].includes(await findWatchdog())).toBe(true);
    await kill(owner);
    await expect.poll(() => listProgramsIn(dataDir), { timeout: 10_000 }).toEqual([]);
  });

  test("outlives Ctrl-C until its owner has closed", async () => {
    const dataDir = dataDirOf();
    const owner = startOwner(dataDir);
    await owner.next();
    process.kill(-(owner.process.pid ?? 0), "SIGINT");
    expect(await owner.next()).toEqual({ database: "open" });
    await once(owner.process, "exit");
    expect(await listProgramsIn(dataDir)).toEqual([]);
  });

  test("comes back by itself on the same port, busy as its last clients may be", async () => {
    const said: string[] = [];
    const database = await start(dataDirOf(), (line) => said.push(line));
    const { url, postmasterPid } = database;
    const busy = await connect(url);
    // This backend never notices that its server is gone, although backends should.
    const isCutOff = busy.query("do $$ begin loop perform 1; end loop; end $$").then(
      () => false,
      () => true,
    );
    const client = await connect(url);
    await client.query("drop table if exists orders; create table orders as select 1 as id");
    process.kill(postmasterPid, "SIGKILL");

    await expect.poll(() => said.join("\n")).toContain("ended unexpectedly (SIGKILL)");
    expect(await isCutOff).toBe(true);
    await expect.poll(() => connect(url).then(listOrders, () => [])).toEqual([1]);
    // The server takes connections a moment before this process knows that it is back.
    await expect.poll(() => database.postmasterPid).not.toBe(postmasterPid);
  });

  test("stays down when it is stopped in the middle of coming back", async () => {
    const dataDir = dataDirOf();
    const { promise: hasEnded, resolve } = Promise.withResolvers<void>();
    const database = await start(dataDir, (line) => {
      if (line.includes("ended unexpectedly")) resolve();
    });
    process.kill(database.postmasterPid, "SIGKILL");
    await hasEnded;
    await database.stop();
    expect(await listProgramsIn(dataDir)).toEqual([]);
  });
});
