import { join } from "node:path";
import type { Config } from "../config.ts";
import { forgettingRemoved } from "../content/forget-removed.ts";
import type { Database } from "../db/database.ts";
import type { Task } from "../housekeeping/housekeeping.ts";
import { removingUnusedPictures } from "../media/remove-unused.ts";
import { removingOldPrints } from "../printing/remove-old-prints.ts";
import { retentionTasks } from "../privacy/retention-tasks.ts";

/** All that the site does again and again by itself. */
export function siteTasks({
  config: { dataDir, personalDataDays },
  database,
  now,
}: {
  config: Pick<Config, "dataDir" | "personalDataDays">;
  database: Database;
  now: () => Date;
}): Task[] {
  return [
    forgettingRemoved({ database, now }),
    removingUnusedPictures({ database, assetsDir: join(dataDir, "assets") }),
    removingOldPrints({ dataDir, now }),
    ...retentionTasks({ database, personalDataDays, now }),
  ];
}
