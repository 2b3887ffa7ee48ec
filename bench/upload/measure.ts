import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { median, percentile, type Figure } from "../figure.ts";
import { newGuest, type Guest } from "../orders/guest.ts";
import { credentials, openAccounts, type Account } from "../orders/account.ts";
import { newOwnDatabase } from "../own-database.ts";
import { newFolder } from "../new-folder.ts";
import { cpuSecondsOf, familyOf } from "../processes.ts";
import { openToMany, startComanda, type Program } from "../programs.ts";
import { settleDisk } from "../settle-disk.ts";
import { signIn } from "../sign-in.ts";
import { visit, type Waited } from "./guests.ts";
import type { Owner, Said, Told } from "./child-owners.ts";

const accountCount = 10;
const rounds = 7;
const alone = 5;
const warmUpMs = 8_000;

/** A photograph's way through the server: what it costs, and what guests notice of ten at once. */
export async function measureUpload(): Promise<Figure[]> {
  await using folder = await newFolder();
  await using database = await newOwnDatabase(join(folder.path, "database"));
  const accounts = await openAccounts(database.url, accountCount);
  await using comanda = await startComanda(join(folder.path, "site"), {
    settings: { ...openToMany, DATABASE_URL: database.url },
  });
  return await measure(comanda, accounts);
}

async function measure({ origin, pid }: Program, accounts: readonly Account[]): Promise<Figure[]> {
  const owners: Owner[] = [];
  for (const { host } of accounts)
    owners.push({ host, token: await signIn(origin, { host, ...credentials }) });
  await using photographers = await startOwners(origin, owners);
  const send = (at: number) => photographers.send([at % owners.length]);

  await send(0);
  const seconds: number[] = [];
  for (let at = 0; at < alone; at += 1) {
    const before = await cpuSecondsOf(await familyOf(pid));
    await send(at);
    seconds.push((await cpuSecondsOf(await familyOf(pid))) - before);
  }

  const guests: Guest[] = [];
  for (const account of [...accounts, ...accounts]) guests.push(await newGuest(origin, account));
  const meanwhile = async (work: () => Promise<unknown>): Promise<Waited> => {
    const stop = new AbortController();
    const visiting = visit(origin, { guests, stop: stop.signal });
    await work();
    stop.abort();
    return visiting;
  };
  await meanwhile(() => sleep(warmUpMs));
  const pairs: { quiet: Waited; busy: Waited }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await settleDisk();
    const startedAt = performance.now();
    const busy = await meanwhile(() => photographers.send([...owners.keys()]));
    const busyMs = performance.now() - startedAt;
    await settleDisk();
    // It lasts as long as the busy part: the disk may delay orders at any time, and a longer part has more such delays.
    pairs.push({ busy, quiet: await meanwhile(() => sleep(busyMs)) });
  }
  return [
    {
      what: "photograph of 12 megapixels: processor time of an upload",
      measured: `${Math.max(...seconds).toFixed(2)} s at most, ${(photographers.photographBytes / 1e6).toFixed(1)} MB`,
      floor: "",
      value: median(seconds),
      bound: { atMost: 0.8 },
      unit: "s",
    },
    ...(["menu", "order"] as const).map((kind): Figure => {
      const p99 = (waited: Waited) => percentile(waited[kind], 0.99);
      const shown = (side: "quiet" | "busy") =>
        `${median(pairs.map((pair) => p99(pair[side]))).toFixed(1)} ms`;
      return {
        what: `the same, ten at once: guests' p99, ${kind === "menu" ? "cached menu" : "placing an order"}`,
        measured: shown("busy"),
        floor: `${shown("quiet")}, quiet`,
        value: median(pairs.map(({ quiet, busy }) => p99(busy) / p99(quiet))),
        bound: { atMost: 2 },
      };
    }),
  ];
}

type Owners = AsyncDisposable & {
  photographBytes: number;
  /** The owners by their places in the list. */
  send(places: readonly number[]): Promise<void>;
};

async function startOwners(origin: string, owners: readonly Owner[]): Promise<Owners> {
  const child = fork(fileURLToPath(new URL("child-owners.ts", import.meta.url)), { execArgv: [] });
  const ended = once(child, "exit").then(() => {
    throw new Error("The owners have gone");
  });
  const said = async (told: Told) => {
    const answer = once(child, "message");
    child.send(told);
    const [message] = (await Promise.race([answer, ended])) as [Said];
    return message;
  };
  const [ready] = (await Promise.race([once(child, "message"), ended])) as [Said];
  if (!("photographBytes" in ready)) throw new Error("No photograph");
  await said({ origin, owners });
  return {
    photographBytes: ready.photographBytes,
    async send(places) {
      await said({ send: places });
    },
    async [Symbol.asyncDispose]() {
      ended.catch(() => undefined);
      child.kill();
    },
  };
}
