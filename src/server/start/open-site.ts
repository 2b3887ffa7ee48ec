import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { createApp } from "../app.ts";
import { assetPlaces, requireBucket, type AssetSettings } from "../assets/asset-places.ts";
import type { Config } from "../config.ts";
import { openDatabase, prepareDatabase, type Database } from "../db/database.ts";
import { createDemoAccounts, isDemoDue } from "../demo/create-demo.ts";
import { startHousekeeping, type Task } from "../housekeeping/housekeeping.ts";
import { startRelay } from "../live/relay.ts";
import { endPictures } from "../media/picture-process.ts";
import { loadWeb } from "../pages/renderer.ts";
import type { ShutdownSteps } from "./close-in-order.ts";
import { greeting } from "./greeting.ts";
import { listenRefused } from "./require-place.ts";
import { forgettingRemoved } from "../content/edit/forget-removed.ts";
import { removingUnusedPictures } from "../media/remove-unused.ts";
import { givingUpOldJobs } from "../printers/giving-up-old.ts";
import { retentionTasks } from "../privacy/retention-tasks.ts";
import { removingOldPrints } from "../printing/print-folder.ts";
import { createPushService } from "../push/push-service.ts";
import { pushLeftoversTask } from "../push/push-sender.ts";
import { summingDays } from "../reports/sum-days.ts";

/** Time for a picture that is nearly done. */
const lastPictureMs = 1_000;

type Start = {
  config: Config;
  logger: Logger;
  /** Gets a closer for everything that is opened, in case the rest fails. */
  closing: ShutdownSteps;
  /** An administrator's address of the database. */
  adminUrl: string;
  say: (line: string) => void;
};

/** Opens everything that the site needs beside the database's server, in order. */
export async function openSite({ config, logger, closing, adminUrl, say }: Start): Promise<void> {
  const urls = await prepareDatabase(adminUrl, {
    poolUrl: config.poolUrl,
    readUrl: config.readUrl,
    say,
  });
  const database = openDatabase(urls, {
    onIdleError: (error) => logger.warn({ err: error }, "an idle connection to the database broke"),
    onReplicaChange: ({ isUsed, reason }) =>
      isUsed
        ? logger.info("guests' pages are read from the replica")
        : logger.warn({ err: reason }, "the replica is not used"),
  });
  closing.push(() => database.close());

  await requireBucket(config);
  const { pictures } = assetPlaces(config);
  closing.push(endPictures);
  const demo = {
    pictures,
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
    tasks: siteTasks({ config, database, now: () => new Date() }),
  });
  closing.push(() => housekeeping.close());

  const web = await loadWeb();
  const app = await createApp({ config, database, logger, events: relay, web });
  closing.push(() => app.close());
  await app.listen(config).catch((error: unknown) => {
    throw listenRefused(error, config);
  });
  const address = app.server.address();
  const port = typeof address === "object" && address !== null ? address.port : config.port;
  say(await greeting(database, { ...config, port }));

  // Pictures take a while. The menus can be read without them, and without the code that draws them.
  const stopping = new AbortController();
  const painting = config.demo
    ? import("../demo/add-demo-pictures.ts").then(({ addDemoPictures }) =>
        addDemoPictures(database, { ...demo, signal: stopping.signal }),
      )
    : undefined;
  painting?.catch((error: unknown) =>
    logger.error({ err: error }, "the demo has not got all its pictures"),
  );
  closing.push(async () => {
    stopping.abort();
    // A picture may wait long on a busy machine. It then ends together with the process that makes it, and is made next
    // time.
    await Promise.race([painting?.catch(() => undefined), sleep(lastPictureMs)]);
  });
}

export function siteTasks({
  config,
  database,
  now,
}: {
  config: AssetSettings & Pick<Config, "personalDataDays"> & Partial<Pick<Config, "push">>;
  database: Database;
  now: () => Date;
}): Task[] {
  return [
    forgettingRemoved({ database, now }),
    removingUnusedPictures({
      database,
      pictures: assetPlaces(config).pictures,
      assetsDir: join(config.dataDir, "assets"),
    }),
    givingUpOldJobs({ database, now }),
    removingOldPrints({ ...config, now }),
    summingDays({ database, now }),
    ...(config.push
      ? [pushLeftoversTask({ database, service: createPushService(config.push), now })]
      : []),
    ...retentionTasks({ database, personalDataDays: config.personalDataDays, now }),
  ];
}
