import { openServedDatabase } from "./open-database.ts";
import { runAccountCommand } from "./run-account-command.ts";
import { runAsProgram } from "./run-as-program.ts";

await runAsProgram(({ args, ...parts }) =>
  runAccountCommand(args, { ...parts, open: () => openServedDatabase(parts.config) }),
);
