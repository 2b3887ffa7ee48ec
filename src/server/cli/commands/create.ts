import { join } from "node:path";
import { extras, features as featureSchema } from "../../../contract/account.ts";
import { requiredText } from "../../../contract/fields.ts";
import { maxTables } from "../../../domain/account-limits.ts";
import type { Features } from "../../../domain/entry-path.ts";
import { limits, writtenText } from "../../../domain/text-rules.ts";
import { createAccount, requireLabel, requirePassword } from "../../account/create-account.ts";
import { readLogin } from "../../auth/read-login.ts";
import { reasonOf } from "../../db/database.ts";
import { OperatorRefused } from "../../operator-refused.ts";
import { groupLabels } from "../../sessions/principal.ts";
import {
  CalledWrongly,
  readArguments,
  accountAddress,
  type Command,
  type CommandContext,
} from "../command.ts";

const featureNames = Object.keys(featureSchema.shape);

export const create: Command = {
  usage: `create <label> --name "..." --user <email> --pass <password> [--features ${featureNames.join(",")}] [--locations 12]`,
  read(args) {
    const { label, options } = readArguments(args, ["label"], {
      name: { type: "string" },
      user: { type: "string" },
      pass: { type: "string" },
      features: { type: "string" },
      locations: { type: "string" },
    });
    const { name, user, pass, locations = "0" } = options;
    if (name === undefined || user === undefined || pass === undefined) {
      throw new CalledWrongly("Missing: --name, --user or --pass");
    }
    requireLabel(label);
    requirePassword(pass);
    const account = {
      label,
      name: readName(name),
      features: readFeatures(options.features ?? ""),
      extras: { locations: readLocations(locations), paymentMethods: { cash: true } },
      users: [
        {
          name: groupLabels[1],
          login: requireLogin(user),
          password: pass,
          level: 1 as const,
        },
      ],
    };
    return async ({ database, config, write }) => {
      const accountId = await createAccount(database, account);
      write(`Account "${account.label}" is ready: ${accountAddress(config, account.label)}`);
      await addIcons({ database, accountId, config, write });
    };
  },
};

/** Icons are a convenience: without them the account is whole, and its owner can add some. */
async function addIcons({
  database,
  accountId,
  config,
  write,
}: Pick<CommandContext, "database" | "config" | "write"> & { accountId: string }): Promise<void> {
  try {
    // Loaded here alone: no other command works on pictures.
    const { addStandardIcons } = await import("../../content/standard-icons/add-standard-icons.ts");
    await addStandardIcons(database, { accountId, assetsDir: join(config.dataDir, "assets") });
  } catch (error) {
    write(`Its standard icons could not be added: ${reasonOf(error)}`);
  }
}

function readName(name: string): string {
  if (requiredText(limits.accountName).safeParse(name).success) return writtenText(name);
  throw new OperatorRefused(`--name has 1 to ${limits.accountName} characters`);
}

function requireLogin(user: string): string {
  const login = readLogin(user);
  if (login !== undefined) return login;
  throw new OperatorRefused(`"${user}" is no e-mail address`);
}

function readFeatures(list: string): Partial<Features> {
  const names = list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const unknown = names.find((name) => !featureNames.includes(name));
  if (unknown !== undefined) {
    throw new OperatorRefused(
      `There is no feature "${unknown}": choose among ${featureNames.join(", ")}`,
    );
  }
  return Object.fromEntries(names.map((name) => [name, true]));
}

function readLocations(text: string): number {
  const count = extras.shape.locations.safeParse(/^\d+$/.test(text) ? Number(text) : undefined);
  if (count.success) return count.data;
  throw new OperatorRefused(`"${text}" is no number of tables from 0 to ${maxTables}`);
}
