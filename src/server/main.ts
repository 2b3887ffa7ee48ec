import { resolve } from "node:path";
import { parseConfig, type Config } from "./config.ts";
import { startEmbeddedDatabase } from "./db/embedded/embedded-database.ts";
import { createOwnDatabase } from "./db/own-database.ts";
import { ensureBuilt } from "./pages/ensure-built.ts";
import { closeInOrder, type ShutdownSteps } from "./start/close-in-order.ts";
import { createLogger } from "./start/create-logger.ts";
import { requireFreePort } from "./start/require-place.ts";
import { requireWritableFolder } from "./db/embedded/data-folder-lock.ts";

const say = (line: string) => console.log(line);

/** Opens the database's server and then the site; `closing` knows what is open in case the rest fails. */
async function start(closing: ShutdownSteps): Promise<void> {
  const config = parseConfig(process.env);
  const logger = createLogger(config.logLevel);
  await requireFreePort(config);
  await ensureBuilt({ say });
  // The larger part of the program is read while the database's server starts.
  const [adminUrl, { openSite }] = await Promise.all([
    reachDatabase(config, { closing, log: (line) => logger.info(line) }),
    import("./start/open-site.ts"),
  ]);
  await openSite({ config, logger, closing, adminUrl, say });
}

/**
 * Answers an administrator's address of the database: the given one, else that of the embedded server, which is
 * started.
 */
async function reachDatabase(
  { databaseUrl, dataDir }: Config,
  { closing, log }: { closing: ShutdownSteps; log: (line: string) => void },
): Promise<string> {
  if (databaseUrl !== undefined) {
    // The folder holds only pictures: the database is elsewhere.
    await requireWritableFolder(resolve(dataDir));
    return databaseUrl;
  }
  const server = await startEmbeddedDatabase({ dataDir, log });
  closing.push(() => server.stop());
  return createOwnDatabase(server.url);
}

const closing = closeInOrder();
await start(closing).catch((error: unknown) => closing.end(error));
