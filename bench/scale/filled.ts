import pg from "pg";
import { openDatabase, prepareDatabase } from "../../src/server/db/database.ts";
import { startEmbeddedDatabase } from "../../src/server/db/embedded/embedded-database.ts";
import type { RuntimeUrls } from "../../src/server/db/roles.ts";
import { summingDays } from "../../src/server/reports/sum-days.ts";
import { openToMany, startComanda, type Program } from "../programs.ts";
import { fillAccounts } from "./fill-accounts.ts";
import type { Size } from "./account-size.ts";

/** A filled database of the server, and the product on it. */
export type Filled = AsyncDisposable & {
  size: Size;
  url: string;
  admin: pg.Client;
  comanda: Program;
};

type Server = AsyncDisposable & { url: string; postmasterPid: number; folder: string };

/** One PostgreSQL for all filled databases, with the settings of the product's own. */
export async function newServer(folder: string): Promise<Server> {
  const { url, postmasterPid, stop } = await startEmbeddedDatabase({ dataDir: folder });
  return { url, postmasterPid, folder, [Symbol.asyncDispose]: stop };
}

type Filling = {
  name: string;
  size: Size;
  /** Days that are over are added up, as in an installation that has been in use. */
  isSummed?: boolean;
  settings?: Record<string, string>;
};

/** Makes the database, fills it, says how large it has become, and starts the product on it. */
export async function openFilled(
  server: Server,
  { name, size, isSummed = false, settings = {} }: Filling,
): Promise<Filled> {
  const { url: serverUrl, folder } = server;
  const creator = new pg.Client(serverUrl);
  await creator.connect();
  await creator.query(`create database ${name}`);
  await creator.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const urls = await prepareDatabase(url.href);
  const admin = new pg.Client(url.href);
  // The server may be stopped first, when something else has failed.
  admin.on("error", () => undefined);
  await admin.connect();
  const startedAt = performance.now();
  await fillAccounts(admin, size);
  if (isSummed) await sumDays(urls);
  // Everything is on disk and in memory before anything is measured, as in a database that is in use.
  await admin.query("checkpoint");
  await admin.query("create extension pg_prewarm");
  await admin.query(
    "select pg_prewarm(oid::regclass) from pg_class where relkind in ('r', 'i', 't') and relnamespace in ('public'::regnamespace, 'pg_toast'::regnamespace)",
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  const { rows } = await admin.query<{ megabytes: number }>(
    "select pg_database_size(current_database()) / 1048576 as megabytes",
  );
  console.log(
    `${size.accounts} accounts with ${size.orders} orders: ${rows[0]?.megabytes} MB, filled in ${seconds.toFixed(0)} s`,
  );
  const comanda = await startComanda(`${folder}/${name}`, {
    settings: { ...openToMany, ...settings, DATABASE_URL: url.href },
  });
  return {
    size,
    url: url.href,
    admin,
    comanda,
    async [Symbol.asyncDispose]() {
      await comanda[Symbol.asyncDispose]();
      await admin.end();
    },
  };
}

async function sumDays(urls: RuntimeUrls): Promise<void> {
  const database = openDatabase(urls);
  await summingDays({ database, now: () => new Date() }).run(new AbortController().signal);
  await database.close();
}
