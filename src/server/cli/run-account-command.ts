import { isAssetOutage } from "../assets/asset-store.ts";
import { isOutage } from "../db/with-account.ts";
import { OperatorRefused, StartRefused } from "../operator-refused.ts";
import { asksForHelp, reportFailure, type Command, type CommandContext } from "./command.ts";
import { accessToken } from "./commands/access-token.ts";
import { create } from "./commands/create.ts";
import { exportCommand } from "./commands/export.ts";
import { freeze, thaw } from "./commands/freeze.ts";
import { host } from "./commands/host.ts";
import { importCommand } from "./commands/import.ts";
import { list } from "./commands/list.ts";
import { passwordCommand } from "./commands/password.ts";
import { personalDataCommand } from "./commands/personal-data.ts";
import { remove } from "./commands/remove.ts";
import { set } from "./commands/set.ts";
import type { OpenedDatabase } from "./open-database.ts";
import type { ProgramParts } from "./run-as-program.ts";

const commands = new Map<string, Command>([
  ["create", create],
  ["set", set],
  ["host", host],
  ["import", importCommand],
  ["export", exportCommand],
  ["list", list],
  ["password", passwordCommand],
  ["access-token", accessToken],
  ["personal-data", personalDataCommand],
  ["freeze", freeze],
  ["thaw", thaw],
  ["remove", remove],
]);

type Surroundings = Omit<CommandContext, "database" | "adminUrl"> &
  Pick<ProgramParts, "cwd" | "complain"> & { open: () => Promise<OpenedDatabase> };

/** Does what the arguments ask for. Answers the exit code: 0 done, 1 refused, 2 called wrongly. */
export async function runAccountCommand(
  [name = "", ...args]: string[],
  { open, complain, cwd, ...context }: Surroundings,
): Promise<0 | 1 | 2> {
  const command = commands.get(name);
  if (asksForHelp([name, ...args])) {
    context.write(usageOf(command ? [command] : [...commands.values()]));
    return 0;
  }
  if (!command) {
    if (name !== "") complain(`There is no command "${name}".`);
    complain(usageOf([...commands.values()]));
    return 2;
  }
  try {
    const run = await command.read(args, cwd);
    const { database, adminUrl, close } = await open();
    try {
      await run({ ...context, database, adminUrl });
    } finally {
      await close();
    }
    return 0;
  } catch (error) {
    return reportFailure(error, {
      complain,
      usage: usageOf([command]),
      textOf: accountFailureText,
    });
  }
}

function accountFailureText(error: unknown): string | undefined {
  if (error instanceof OperatorRefused || error instanceof StartRefused) return error.message;
  if (isAssetOutage(error)) return `The pictures cannot be reached: ${error.message}`;
  if (error instanceof Error && isOutage(error)) return `The database went away: ${error.message}`;
  return undefined;
}

function usageOf(shown: Command[]): string {
  return [
    "Usage:",
    ...shown.flatMap(({ usage, about }) => [
      `  npm run account -- ${usage}`,
      ...about.map((line) => `      ${line}`),
    ]),
  ].join("\n");
}
