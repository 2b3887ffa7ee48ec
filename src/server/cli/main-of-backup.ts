import { parseConfig } from "../config.ts";
import { StartRefused } from "../start-refused.ts";
import { reachServedDatabase } from "./open-database.ts";
import { runBackupCommand } from "./run-backup-command.ts";

/** The whole of a program that does one of the two commands. */
export async function mainOfBackup(name: "backup" | "restore"): Promise<void> {
  const { env } = process;
  try {
    const config = parseConfig(env);
    process.exitCode = await runBackupCommand(name, process.argv.slice(2), {
      config,
      reach: () => reachServedDatabase(config),
      // npm changes to the package's folder and keeps the caller's here.
      cwd: env["INIT_CWD"] ?? process.cwd(),
      now: () => new Date(),
      write: (line) => void process.stdout.write(`${line}\n`),
      complain: (line) => void process.stderr.write(`${line}\n`),
    });
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
