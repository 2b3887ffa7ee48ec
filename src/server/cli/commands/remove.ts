import { join } from "node:path";
import { assetPlaces } from "../../assets/asset-places.ts";
import { removeAccount, requireAccount } from "../../backup/remove-account.ts";
import { tryBackup } from "../../backup/try-backup.ts";
import { writeBackup } from "../../backup/write-backup.ts";
import { OperatorRefused } from "../../operator-refused.ts";
import { noSuchAccount, readArguments, type Command } from "../command.ts";

export const remove: Command = {
  usage: "remove <label> [--yes <label>] [--without-backup]",
  about: [
    "Removes an account with its menu, orders, people and pictures, for good. Asks for the label; --yes <label> answers.",
    "Backs it up into a file of this folder first, which is restored for a trial.",
  ],
  read(args, cwd) {
    const { label, options } = readArguments(args, ["label"], {
      yes: { type: "string" },
      "without-backup": { type: "boolean" },
    });
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
      if (options["without-backup"] !== true) {
        const path = join(cwd, `${label}-${now().toISOString().replaceAll(/[:.]/g, "-")}.backup`);
        await writeBackup({
          adminUrl,
          pictures: assetPlaces(config).pictures,
          path,
          label,
          now: now(),
        });
        const isTried = await tryBackup({ path, adminUrl });
        write(`Backed up to ${path}${isTried ? ", which was restored for a trial" : ""}.`);
      }
      const rows = await removeAccount({ database, adminUrl, assets: config, accountId, now });
      write(`"${label}" is removed: ${rows} rows and its pictures.`);
    };
  },
};
