import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openDatabase, type Database } from "../db/database.ts";
import { startHousekeeping, runAlone } from "./housekeeping.ts";

let database: Database;
let otherProcess: Database;
beforeAll(() => {
  database = openDatabase(inject("databaseUrls"), { poolSize: 3 });
  otherProcess = openDatabase(inject("databaseUrls"), { poolSize: 1 });
});
afterAll(() => Promise.all([database.close(), otherProcess.close()]));

const never = new AbortController().signal;

describe("a task of the housekeeping", () => {
  it("is run by one process at a time, and by the next when that one is done", async () => {
    const name = randomUUID();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
    const first = runAlone(database, {
      name,
      run: () => {
        begin();
        return mayEnd;
      },
      signal: never,
    });
    await hasBegun;
    const runs: string[] = [];
    const second = { name, run: async () => runs.push("second") };
    expect(await runAlone(otherProcess, { ...second, signal: never })).toBe("busy");
    expect(await runAlone(otherProcess, { ...second, name: randomUUID(), signal: never })).toBe(
      "done",
    );
    end();
    expect(await first).toBe("done");
    expect(await runAlone(otherProcess, { ...second, signal: never })).toBe("done");
    expect(runs).toEqual(["second", "second"]);
  });

  it("that takes longer than a connection may say nothing keeps its lock, and is done", async () => {
    const silenceMs = 1_000;
    const impatient = openDatabase(inject("databaseUrls"), { poolSize: 2, silenceMs });
    const name = randomUUID();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
    const run = () => {
      begin();
      return mayEnd;
    };
    const slow = runAlone(impatient, { name, run, signal: never });
    const told = slow.catch((error: unknown) => error);
    await hasBegun;
    // A connection that owes an answer is cut, though it was heard after the task's own.
    await expect(sql`select pg_sleep(60)`.execute(impatient.kysely)).rejects.toThrow();
    expect(await runAlone(otherProcess, { name, run: async () => undefined, signal: never })).toBe(
      "busy",
    );
    end();
    expect(await told).toBe("done");
    await impatient.close();
  });

  it("that fails lets go of its lock", async () => {
    const name = randomUUID();
    const failing = { name, run: () => Promise.reject(new Error("no")) };
    await expect(runAlone(database, { ...failing, signal: never })).rejects.toThrow("no");
    expect(await runAlone(otherProcess, { name, run: async () => undefined, signal: never })).toBe(
      "done",
    );
  });
});

describe("the housekeeping", () => {
  it("runs a task again and again, also after it has failed, and says that it did", async () => {
    const logLines: string[] = [];
    const logger = pino({}, { write: (line: string) => void logLines.push(line) });
    const { promise: ranThrice, resolve } = Promise.withResolvers<void>();
    let runs = 0;
    const name = randomUUID();
    const housekeeping = startHousekeeping({
      database,
      logger,
      tasks: [
        {
          name,
          everyMs: 1,
          run: async () => {
            runs += 1;
            if (runs === 1) throw new Error("the first time");
            if (runs === 3) resolve();
          },
        },
      ],
    });
    await ranThrice;
    await housekeeping.close();
    const after = runs;
    expect(logLines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ task: name, msg: "housekeeping failed" }),
    ]);
    // The lock is free again.
    expect(await runAlone(otherProcess, { name, run: async () => undefined, signal: never })).toBe(
      "done",
    );
    expect(runs).toBe(after);
  });

  it("tells a task under way to stop when it is closed, and waits for it", async () => {
    const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
    let hasStopped = false;
    const housekeeping = startHousekeeping({
      database,
      logger: pino({ level: "silent" }),
      tasks: [
        {
          name: randomUUID(),
          everyMs: 1,
          run: async (signal) => {
            const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
            signal.addEventListener("abort", () => stop());
            begin();
            await stopped;
            hasStopped = true;
          },
        },
      ],
    });
    await hasBegun;
    await housekeeping.close();
    expect(hasStopped).toBe(true);
  });
});
