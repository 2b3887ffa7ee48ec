import { join } from "node:path";
import { createApp } from "./app.ts";
import { parseConfig, type Config } from "./config.ts";
import { openDatabase, prepareDatabase } from "./db/database.ts";
import { startEmbeddedDatabase } from "./db/embedded.ts";
import { createOwnDatabase } from "./db/own-database.ts";
import { addDemoPictures } from "./demo/add-demo-pictures.ts";
import { createDemoAccounts, isDemoDue } from "./demo/create-demo.ts";
import { startHousekeeping } from "./housekeeping/housekeeping.ts";
import { startRelay } from "./live/relay.ts";
import { removingUnusedPictures } from "./media/remove-unused.ts";
import { retentionTasks } from "./privacy/retention-tasks.ts";
import { ensureBuilt } from "./pages/ensure-built.ts";
import { loadWeb } from "./pages/renderer.ts";
import { closeInOrder, type Closing } from "./start/close-in-order.ts";
import { createLogger } from "./start/create-logger.ts";
import { greeting } from "./start/greeting.ts";
import { listenRefused, requireFreePort, requireWritableFolder } from "./start/require-place.ts";

const say = (line: string) => console.log(line);

/** Opens everything that the site needs, in order; what is open is known to `closing`, should the rest fail. */
async function start(closing: Closing): Promise<void> {
  const config = parseConfig(process.env);
  const logger = createLogger(config.logLevel);
  await requireFreePort(config);
  await ensureBuilt({ say });

  const urls = await prepareDatabase(
    await findDatabase(config, { closing, log: (line) => logger.info(line) }),
  );
  const database = openDatabase(urls, {
    onIdleError: (error) => logger.warn({ err: error }, "an idle connection to the database broke"),
  });
  closing.push(() => database.close());

  const assetsDir = join(config.dataDir, "assets");
  const demo = {
    assetsDir,
    log: (line: string) => logger.info(line),
  };
  if (config.demo && (await isDemoDue(database))) {
    say("Creating the demo accounts.");
    await createDemoAccounts(database, demo);
  }

  const relay = await startRelay({ relayUrl: database.relayUrl, logger });
  closing.push(() => relay.close());

  const housekeeping = startHousekeeping({
    database,
    logger,
    tasks: [
      removingUnusedPictures({ database, assetsDir }),
      ...retentionTasks({ database, personalDataDays: config.personalDataDays }),
    ],
  });
  closing.push(() => housekeeping.close());

  const web = await loadWeb();
  const app = await createApp({
    config,
    database,
    logger,
    events: relay,
    web,
    limits: config.ordersPerMinute,
  });
  closing.push(() => app.close());
  await app.listen(config).catch((error: unknown) => {
    throw listenRefused(error, config);
  });
  const address = app.server.address();
  const port = typeof address === "object" && address !== null ? address.port : config.port;
  say(await greeting(database, { baseDomain: config.baseDomain, port }));

  // Pictures take a while; the menus can be read without them.
  const stopping = new AbortController();
  const painting = config.demo
    ? addDemoPictures(database, { ...demo, signal: stopping.signal })
    : undefined;
  painting?.catch((error: unknown) =>
    logger.error({ err: error }, "the demo has not got all its pictures"),
  );
  closing.push(async () => {
    stopping.abort();
    await painting?.catch(() => undefined);
  });
}

/** An administrator's address of the database: the given one, else that of the embedded server, which is started. */
async function findDatabase(
  { databaseUrl, dataDir }: Config,
  { closing, log }: { closing: Closing; log: (line: string) => void },
): Promise<string> {
  if (databaseUrl !== undefined) {
    await requireWritableFolder(dataDir);
    return databaseUrl;
  }
  const server = await startEmbeddedDatabase({ dataDir, log });
  closing.push(() => server.stop());
  return createOwnDatabase(server.url);
}

const closing = closeInOrder();
await start(closing).catch((error: unknown) => closing.end(error));
