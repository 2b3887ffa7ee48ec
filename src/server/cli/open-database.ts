import { resolve } from "node:path";
import type { Config } from "../config.ts";
import { openDatabase, prepareDatabase, reasonOf, type Database } from "../db/database.ts";
import { startEmbeddedDatabase } from "../db/embedded/embedded-database.ts";
import { createOwnDatabase } from "../db/own-database.ts";
import { StartRefused } from "../operator-refused.ts";
import { findRunningDatabaseUrl } from "../db/embedded/leftovers.ts";

export type OpenedDatabase = {
  database: Database;
  adminUrl: string;
  close: () => Promise<void>;
};
type DatabasePlace = Pick<Config, "databaseUrl" | "dataDir">;

/**
 * The database that a server with this configuration uses: the one of `DATABASE_URL`, else the one on the embedded
 * server of the data folder, which may be running already. When it is not, it runs until `close`.
 */
export async function openServedDatabase({
  databaseUrl,
  dataDir,
}: DatabasePlace): Promise<OpenedDatabase> {
  const { adminUrl, leave } = await reachServedDatabase({ databaseUrl, dataDir });
  try {
    const database = openDatabase(await prepareDatabase(adminUrl, { say: console.error }), {
      poolSize: 2,
    });
    return { database, adminUrl, close: () => database.close().then(leave) };
  } catch (error) {
    await leave();
    throw error;
  }
}

/** The same for an administrator, with the schema as it is: missing, or an older one. */
export async function reachServedDatabase({
  databaseUrl,
  dataDir,
}: DatabasePlace): Promise<{ adminUrl: string; leave: () => Promise<void> }> {
  if (databaseUrl !== undefined) return { adminUrl: databaseUrl, leave: async () => undefined };
  const { url, leave } = await reachEmbeddedServer(resolve(dataDir));
  try {
    return { adminUrl: await createOwnDatabase(url), leave };
  } catch (error) {
    await leave();
    throw error;
  }
}

type EmbeddedServer = { url: string; leave: () => Promise<void> };

async function reachEmbeddedServer(folder: string): Promise<EmbeddedServer> {
  const running = await findRunning(folder);
  if (running !== undefined) return running;
  try {
    const started = await startEmbeddedDatabase({ dataDir: folder });
    return { url: started.url, leave: () => started.stop() };
  } catch (error) {
    // A server that was still starting a moment ago may run now.
    const started = error instanceof StartRefused ? await findRunning(folder) : undefined;
    if (started === undefined) throw error;
    return started;
  }
}

async function findRunning(folder: string): Promise<EmbeddedServer | undefined> {
  const url = await findRunningDatabaseUrl(folder).catch((cause: unknown) => {
    throw new StartRefused(
      `The database in ${folder} is running, but its password cannot be read: ${reasonOf(cause)}.`,
      { cause },
    );
  });
  return url === undefined ? undefined : { url, leave: async () => undefined };
}
