import { extras } from "../../../contract/account.ts";
import { requiredText } from "../../../contract/fields.ts";
import { maxTables } from "../../../domain/account-limits.ts";
import { features as featureNames, type Features } from "../../../domain/landing-path.ts";
import { limits, writtenText } from "../../../domain/text-rules.ts";
import { assetPlaces } from "../../assets/asset-places.ts";
import { createAccount, requireLabel } from "../../account/create-account.ts";
import { reasonOf } from "../../db/database.ts";
import { OperatorRefused } from "../../operator-refused.ts";
import { groupLabels } from "../../sessions/principal.ts";
import { featuresBy } from "../../tenancy/account-head.ts";
import {
  CalledWrongly,
  readArguments,
  requirePassword,
  accountAddress,
  type Command,
  type CommandContext,
} from "../command.ts";
import {
  allowedNames,
  featureHelp,
  featureUsage,
  namesOf,
  readFeatures,
  requireAllowed,
} from "../features.ts";
import { readLogin } from "../../auth/credential-queries.ts";

/** The usual features of a restaurant: orders to homes, guests that call from tables, and attendants who serve them. */
const usualFeatures = "delivery,localOrder,attendantOrder";
const usualTables = "10";

export const create: Command = {
  usage: `create <label> --name "..." --user <email> --pass <password> ${featureUsage} [--locations 12]`,
  about: [
    "Makes an account whose site is found below the product's domain by its label, with its first admin.",
    ...featureHelp,
    `Without --features it has ${usualFeatures}. --locations is how many tables it has, ${usualTables} unless told otherwise.`,
  ],
  async read(args) {
    const { label, options } = readArguments(args, ["label"], {
      name: { type: "string" },
      user: { type: "string" },
      pass: { type: "string" },
      features: { type: "string" },
      allow: { type: "string" },
      locations: { type: "string" },
    });
    const { name, user, pass, locations = usualTables } = options;
    if (name === undefined || user === undefined || pass === undefined) {
      throw new CalledWrongly("Missing: --name, --user or --pass");
    }
    requireLabel(label);
    const login = requireLogin(user);
    const allowed = readFeatures(options.allow ?? "all") ?? featuresBy(() => true);
    const features = readFeatures(options.features) ?? usualAmong(allowed);
    requireAllowed(features, allowed);
    const account = {
      label,
      name: readName(name),
      features,
      withheld: featureNames.filter((feature) => !allowed[feature]),
      extras: { locations: readLocations(locations), paymentMethods: { cash: true } },
      users: [
        {
          name: groupLabels[1],
          login,
          password: pass,
          level: 1 as const,
        },
      ],
    };
    const owner = { login, userName: groupLabels[1], accountName: account.name, label };
    await requirePassword(pass, owner);
    return async ({ database, config, write }) => {
      const accountId = await createAccount(database, account);
      const address = accountAddress(config, label);
      write(`Account "${label}" is ready: ${address}`);
      write(`Its owner signs in at ${address}auth/login as ${login}`);
      write(
        `Switched on: ${namesOf(features) || "none"}; its owner may have: ${allowedNames(allowed)}`,
      );
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
    // Loaded only here, because no other command converts pictures.
    const { addStandardIcons } = await import("../../content/standard-icons/add-standard-icons.ts");
    await addStandardIcons(database, { accountId, pictures: assetPlaces(config).pictures });
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

function usualAmong(allowed: Features): Features {
  const usual = readFeatures(usualFeatures);
  return featuresBy((feature) => usual?.[feature] === true && allowed[feature]);
}

function readLocations(text: string): number {
  const count = extras.shape.locations.safeParse(/^\d+$/.test(text) ? Number(text) : undefined);
  if (count.success) return count.data;
  throw new OperatorRefused(`"${text}" is no number of tables from 0 to ${maxTables}`);
}
