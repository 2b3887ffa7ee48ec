import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { prepareDatabase } from "../../src/server/db/database.ts";
import { median, type Figure } from "../figure.ts";
import { newOwnDatabase } from "../own-database.ts";
import { newFolder } from "../new-folder.ts";
import { openToMany, startComanda, startProgram } from "../programs.ts";
import { newGuest, placeOrder, type Guest } from "./guest.ts";
import { openAccounts } from "./account.ts";
import { placeFor } from "./order-client.ts";
import { measureQuote } from "./quote.ts";
import type { Recorded } from "./recording.ts";

const accountCount = 10;
const loads = [1, 10, 50];
const quotingGuests = 10;
const ms = 3_000;
const rounds = 7;
/** V8 optimizes code that runs often after some thousands of orders. */
const warmUpMs = 10_000;
/** Connections of the program's pool. */
const poolSize = 10;

/** Placing orders through HTTP, beside one program that sends the same SQL and nothing else. */
export async function measureOrders(): Promise<Figure[]> {
  await using folder = await newFolder();
  await using database = await newOwnDatabase(join(folder.path, "database"));
  return await compare(folder.path, database);
}

async function compare(
  folder: string,
  { url: adminUrl, postmasterPid }: { url: string; postmasterPid: number },
): Promise<Figure[]> {
  const recordings = join(folder, "recordings.jsonl");
  const urls = await prepareDatabase(adminUrl);
  const guests = await newGuests({ folder, adminUrl, recordings });
  await using comanda = await startComanda(join(folder, "site"), {
    settings: {
      ...openToMany,
      DATABASE_URL: adminUrl,
    },
  });
  await using floor = await startProgram("bench/orders/floor.ts", {
    env: {
      FLOOR_DATABASE_URL: urls.app,
      RECORDINGS: recordings,
      POOL_SIZE: String(poolSize),
    },
    readyPath: "/",
  });
  const bare = async (connections: number, forMs = ms) => {
    const response = await fetch(`${floor.origin}/run?connections=${connections}&ms=${forMs}`);
    if (!response.ok) throw new Error(await response.text());
    return Number(await response.text());
  };
  await placeFor(comanda.origin, { guests, ms: warmUpMs });
  await bare(guests.length, warmUpMs);
  const figures: Figure[] = [];
  for (const connections of loads) {
    const taken: { ours: number; bare: number }[] = [];
    const tookMs: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const ours = await placeFor(comanda.origin, { guests: guests.slice(0, connections), ms });
      tookMs.push(...ours.tookMs);
      // The server still sends these orders' events for a moment.
      await sleep(200);
      taken.push({ ours: ours.placed, bare: await bare(connections) });
    }
    const perSecond = (counts: number[]) => ((median(counts) / ms) * 1_000).toFixed(0);
    figures.push({
      what: `orders, ${connections} connections: orders a second`,
      measured: `${perSecond(taken.map((one) => one.ours))}, half within ${median(tookMs).toFixed(1)} ms`,
      floor: `${perSecond(taken.map((one) => one.bare))}, the same SQL alone`,
      value: median(taken.map((one) => one.ours / one.bare)),
      bound: { atLeast: 0.6 },
    });
  }
  const asking = guests.slice(0, quotingGuests);
  figures.push(await measureQuote(comanda, { guests: asking, postmasterPid }));
  return figures;
}

/** Guests of ten accounts in turn, each with two orders whose SQL is recorded. */
async function newGuests({
  folder,
  adminUrl,
  recordings,
}: {
  folder: string;
  adminUrl: string;
  recordings: string;
}): Promise<Guest[]> {
  const accounts = await openAccounts(adminUrl, accountCount);
  await using comanda = await startComanda(join(folder, "recording"), {
    settings: {
      ...openToMany,
      DATABASE_URL: adminUrl,
      NODE_OPTIONS: "--import ./bench/orders/child-record.ts",
      RECORDINGS: recordings,
    },
  });
  const guests: Guest[] = [];
  for (let at = 0; at < Math.max(...loads); at += 1) {
    const account = accounts[at % accounts.length];
    if (!account) throw new Error("No account");
    guests.push(await newGuest(comanda.origin, account));
  }
  // The first orders made the guests; only orders of known guests are to be recorded.
  await rm(recordings);
  for (const { account, token } of guests)
    for (let order = 0; order < 2; order += 1) await placeOrder(comanda.origin, { account, token });
  await say(recordings);
  return guests;
}

async function say(recordings: string): Promise<void> {
  const [line = "[]"] = (await readFile(recordings, "utf8")).split("\n");
  // Written by the recorder.
  const statements = JSON.parse(line) as Recorded[];
  const trips = statements.filter(({ piped }) => !piped).length;
  console.log(`An order is ${statements.length} statements in ${trips} round trips.`);
}
