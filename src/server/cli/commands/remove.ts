import { removeAccount, requireAccount } from "../../backup/remove-account.ts";
import { OperatorRefused } from "../../operator-refused.ts";
import { noSuchAccount, readArguments, type Command } from "../command.ts";

export const remove: Command = {
  usage: "remove <label> [--yes <label>]",
  about: [
    "Removes an account with its menu, orders, people and pictures, for good. Asks for the label; --yes <label> answers.",
    "A copy first: npm run backup -- <file> --account <label>",
  ],
  read(args) {
    const { label, options } = readArguments(args, ["label"], { yes: { type: "string" } });
    return async ({ database, adminUrl, config, now, write, ask }) => {
      const found = await requireAccount(adminUrl, label);
      if (!found) throw noSuchAccount(label);
      const { accountId, name, orders } = found;
      const answer =
        options.yes ??
        (await ask(
          `This removes "${name}" with its menu, ${orders} orders, people and pictures, for good.\nType its label (${label}) to go on: `,
        ));
      if (answer.trim() !== label)
        throw new OperatorRefused(`Nothing was removed: "${answer.trim()}" is not "${label}"`);
      const { dataDir } = config;
      const rows = await removeAccount({ database, adminUrl, dataDir, accountId, now });
      write(`"${label}" is removed: ${rows} rows and its pictures.`);
    };
  },
};
