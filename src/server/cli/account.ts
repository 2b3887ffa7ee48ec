import { parseConfig } from "../config.ts";
import { StartRefused } from "../start-refused.ts";
import { openServedDatabase } from "./open-database.ts";
import { runAccountCommand } from "./run-account-command.ts";

const { env } = process;
try {
  const config = parseConfig(env);
  process.exitCode = await runAccountCommand(process.argv.slice(2), {
    config,
    open: () => openServedDatabase(config),
    now: () => new Date(),
    // npm changes to the package's folder and keeps the caller's here.
    cwd: env["INIT_CWD"] ?? process.cwd(),
    write: (line) => void process.stdout.write(`${line}\n`),
    complain: (line) => void process.stderr.write(`${line}\n`),
  });
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
