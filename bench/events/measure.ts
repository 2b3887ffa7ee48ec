import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { openDatabase, prepareDatabase } from "../../src/server/db/database.ts";
import { withAccount } from "../../src/server/db/with-account.ts";
import { median, type Figure } from "../figure.ts";
import { newFolder } from "../new-folder.ts";
import { newGuest, placeOrder, type Guest } from "../orders/guest.ts";
import { openAccount, type Account } from "../orders/account.ts";
import { placeFor } from "../orders/order-client.ts";
import { newSessions } from "../new-sessions.ts";
import { newOwnDatabase } from "../own-database.ts";
import { metric } from "../processes.ts";
import { openToMany, startComanda, type Program } from "../programs.ts";
import type { Listening, Told } from "./child-listeners.ts";
import { nowMs } from "./clock.ts";

const listeners = 5_000;
/** These listen first, so that memory that is needed once for all listeners is not counted for the others. */
const firstListeners = 500;
const orders = 15;
const guestsBefore = 20;
const workingMs = 8_000;
const settlingMs = 5_000;
const collectingMs = 3_000;

/** One order told to 5,000 who listen to one account on one process, and what each of them takes of its memory. */
export async function measureEvents(): Promise<Figure[]> {
  await using folder = await newFolder();
  await using own = await newOwnDatabase(join(folder.path, "database"));
  const database = openDatabase(await prepareDatabase(own.url));
  const account = await openAccount(database, "casa");
  const { accountId } = account;
  const tokens = await withAccount(database, { accountId, mode: "write" }, (tx) =>
    newSessions(tx, listeners),
  );
  await database.close();
  await using comanda = await startComanda(join(folder.path, "site"), {
    settings: {
      ...openToMany,
      DATABASE_URL: own.url,
      NODE_OPTIONS: "--import ./bench/events/child-collect.ts",
      TRUSTED_PROXIES: "127.0.0.1",
    },
  });
  return await measure(comanda, { account, tokens });
}

async function measure(
  comanda: Program,
  { account, tokens }: { account: Account; tokens: string[] },
): Promise<Figure[]> {
  await warmUp(comanda.origin, account);
  await using first = await listen(comanda, { account, tokens: tokens.slice(0, firstListeners) });
  const firstHeard = first.heard();
  const { token } = await placeOrder(comanda.origin, { account });
  await firstHeard;
  const before = await settledBytes(comanda);
  await using others = await listen(comanda, { account, tokens: tokens.slice(firstListeners) });
  const after = await settledBytes(comanda);

  const tookMs: number[] = [];
  const cpuBefore = await metric(comanda.origin, "process_cpu_seconds_total");
  for (let order = 0; order < orders; order += 1) {
    const heard = Promise.all([first.heard(), others.heard()]);
    await placeOrder(comanda.origin, { account, token });
    const answeredAtMs = nowMs();
    tookMs.push(Math.max(...(await heard)) - answeredAtMs);
    await sleep(500);
  }
  const cpu = (await metric(comanda.origin, "process_cpu_seconds_total")) - cpuBefore;
  const each = (bytes: number) => bytes / (listeners - firstListeners) / 1024;
  return [
    {
      what: `from an order's answer to the last of ${listeners} listeners`,
      measured: `${Math.max(...tookMs).toFixed(0)} ms at the worst of ${orders}; processor ${((cpu / orders) * 1_000).toFixed(0)} ms`,
      floor: "",
      value: median(tookMs),
      bound: { atMost: 300 },
      unit: "ms",
    },
    {
      what: "memory of the process for each listener",
      measured: `${each(after.heap - before.heap).toFixed(1)} KB of it heap; ${each(after.residentBefore - before.residentBefore).toFixed(0)} KB just after they came`,
      floor: "",
      value: each(after.resident - before.resident),
      bound: { atMost: 24 },
      unit: "KB",
    },
  ];
}

/** Lets the process grow before it is measured, so that its own memory is not counted as the listeners'. */
async function warmUp(origin: string, account: Account): Promise<void> {
  const guests: Guest[] = [];
  for (let at = 0; at < guestsBefore; at += 1) guests.push(await newGuest(origin, account));
  await placeFor(origin, { guests, ms: workingMs });
}

/** Starts listeners in a process of their own. `heard` resolves with the time when the last has the next order. */
async function listen(
  { port }: Program,
  { account: { host }, tokens }: { account: Account; tokens: string[] },
): Promise<AsyncDisposable & { heard(): Promise<number> }> {
  const script = fileURLToPath(new URL("child-listeners.ts", import.meta.url));
  const child = fork(script);
  const listening: Listening = { port, host, tokens };
  child.send(listening);
  const opened = await nextTold(child);
  if (opened !== "open") throw new Error("Heard before listening");
  return {
    async heard() {
      const told = await nextTold(child);
      if (told === "open") throw new Error("Opened twice");
      return told.lastAtMs;
    },
    async [Symbol.asyncDispose]() {
      const exit = once(child, "exit");
      child.kill();
      await exit;
    },
  };
}

function nextTold(child: ChildProcess): Promise<Told> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`The listeners ended with ${code}`));
    child.once("exit", ended);
    child.once("message", (told) => {
      child.off("exit", ended);
      resolve(told as Told);
    });
  });
}

/** Waits until the process has collected its garbage; the bytes that it holds then, beside those before. */
async function settledBytes({
  pid,
  origin,
}: Program): Promise<{ resident: number; residentBefore: number; heap: number }> {
  await sleep(settlingMs);
  const residentBefore = await metric(origin, "process_resident_memory_bytes");
  process.kill(pid, "SIGCONT");
  await sleep(collectingMs);
  return {
    residentBefore,
    resident: await metric(origin, "process_resident_memory_bytes"),
    heap: await metric(origin, "nodejs_heap_used_bytes"),
  };
}
