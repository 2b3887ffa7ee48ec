import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { createApp } from "../../src/server/app.ts";
import { parseConfig } from "../../src/server/config.ts";
import { openDatabase, prepareDatabase } from "../../src/server/db/database.ts";
import { startEmbeddedDatabase } from "../../src/server/db/embedded/embedded-database.ts";
import { createOwnDatabase } from "../../src/server/db/own-database.ts";
import { startRelay } from "../../src/server/live/relay.ts";
import { loadWeb } from "../../src/server/pages/renderer.ts";
import { createLogger } from "../../src/server/start/create-logger.ts";
import { getFreePort } from "../../src/server/db/embedded/free-port.ts";
import { longestCompressionMs } from "./compression.ts";
import { openLargeAccounts } from "./accounts.ts";

// A guest asks over HTTP for menu pages that are not in the cache, and React alone renders the same pages from data at
// hand, in turns. Prints the main thread's time for each, in milliseconds. DATA_DIR is an empty folder.

const dataDir = process.env["DATA_DIR"] ?? "";
/** The system counts a thread's time in steps longer than one page takes, so many pages are measured together. */
const perRound = 12;
/** The JIT compilers are done after these. */
const warmUpRounds = 4;
const measuredRounds = 21;

const server = await startEmbeddedDatabase({ dataDir, log: () => undefined });
const database = openDatabase(await prepareDatabase(await createOwnDatabase(server.url)));
const logger = createLogger("warn");
const relay = await startRelay({ relayUrl: database.relayUrl, logger });
const web = await loadWeb();
const app = await createApp({
  config: { ...parseConfig({}), baseDomain: "localhost", dataDir: join(dataDir, "files") },
  database,
  logger,
  events: relay,
  web,
});
const port = await getFreePort();
await app.listen({ host: "127.0.0.1", port });
const guest = new Worker(new URL("thread-guest.ts", import.meta.url), { workerData: { port } });

type Round = { firstMs: number; aloneMs: number };
const rounds: Round[] = [];
let largest: string[] = [];
for (let round = 0; round < warmUpRounds + measuredRounds; round += 1) {
  const hosts = await openLargeAccounts(database, { first: round * perRound, count: perRound });
  // The first request of an account looks up its host; later ones find it in the cache.
  const firstMs = await mainThreadMs(hosts, async () => {
    guest.postMessage(hosts, []);
    await once(guest, "message");
  });
  const known = new Map<string, unknown>();
  for (const host of hosts) known.set(host, JSON.parse(await get(host, "/v2.0/content/menu")));
  const aloneMs = await mainThreadMs(hosts, async () => {
    for (const host of hosts) await renderAlone(host, known.get(host));
  });
  rounds.push({ firstMs, aloneMs });
  const [host = ""] = hosts;
  largest = [await get(host, "/cardapio"), await get(host, "/v2.0/content/menu")];
}
const compressionMs = await longestCompressionMs(largest);
console.log(JSON.stringify({ rounds: rounds.slice(warmUpRounds), compressionMs }));

await guest.terminate();
await app.close();
await relay.close();
await database.close();
await server.stop();

async function get(host: string, url: string): Promise<string> {
  const response = await app.inject({ url, headers: { host } });
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode}`);
  return response.body;
}

async function renderAlone(host: string, menu: unknown): Promise<void> {
  await web.renderer.renderPage({
    pathname: "/cardapio",
    words: "br",
    host,
    assetsUrl: "/assets",
    providerUrl: "http://localhost/",
    transport: async () => ({ status: 200, body: menu }),
  });
}

/** Milliseconds of this thread alone for each host. Garbage of earlier work is collected first. */
async function mainThreadMs(hosts: readonly string[], run: () => Promise<void>): Promise<number> {
  globalThis.gc?.();
  const before = process.threadCpuUsage();
  await run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000 / hosts.length;
}
