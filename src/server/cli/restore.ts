import { reachServedDatabase } from "./open-database.ts";
import { runAsProgram } from "./run-as-program.ts";
import { runBackupCommand } from "./run-backup-command.ts";

await runAsProgram(({ args, ...parts }) =>
  runBackupCommand("restore", args, { ...parts, reach: () => reachServedDatabase(parts.config) }),
);
