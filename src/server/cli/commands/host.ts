import { isIP } from "node:net";
import { domainToASCII } from "node:url";
import { publishContentChange } from "../../account/publish-content-change.ts";
import { accountLookup } from "../../../domain/host-name.ts";
import { siteAddress } from "../../config.ts";
import { violates, type Tx } from "../../db/with-account.ts";
import { OperatorRefused } from "../../operator-refused.ts";
import {
  CalledWrongly,
  readArguments,
  withLabelledAccount,
  type Command,
  type CommandContext,
} from "../command.ts";
import { addHost, listOwnHosts, removeHost } from "../../tenancy/host-queries.ts";

type HostArguments = { label: string; given: string };

const actions = new Map(Object.entries({ add, remove }));

export const host: Command = {
  usage: "host <label> add|remove|list [<host>]",
  about: [
    "Gives an account a domain of its own, such as www.casa.com.br, beside the one that its label makes.",
    "The domain must lead to this server, or to the proxy before it.",
  ],
  read(args) {
    if (args[1] === "list") {
      const { label } = readArguments(args, ["label", "action"], {});
      return (context) => list(label, context);
    }
    const { label, action, host: given } = readArguments(args, ["label", "action", "host"], {});
    const run = actions.get(action);
    if (run === undefined) throw new CalledWrongly(`Neither add, remove nor list: "${action}"`);
    return (context) => run({ label, given }, context);
  },
};

async function list(label: string, { database, config, write }: CommandContext): Promise<void> {
  const hosts = await withLabelledAccount(database, { label, mode: "read" }, listOwnHosts);
  for (const own of [`${label}.${config.baseDomain}`, ...hosts]) write(siteAddress(config, own));
}

async function add({ label, given }: HostArguments, { database, config, write }: CommandContext) {
  const name = readHost(given, config);
  const adding = inAccount(async (tx) => {
    if ((await listOwnHosts(tx)).includes(name))
      throw new OperatorRefused(`"${label}" has ${name} already`);
    await addHost(tx, name);
  });
  await withLabelledAccount(database, { label, mode: "write" }, adding).catch((error: unknown) => {
    if (!violates(error, "hosts_pkey")) throw error;
    throw new OperatorRefused(`${name} belongs to another account`, { cause: error });
  });
  write(`"${label}" is found at ${siteAddress(config, name)} too, once the domain leads here.`);
}

async function remove(
  { label, given }: HostArguments,
  { database, config, write }: CommandContext,
) {
  const name = readHost(given, config);
  const removing = inAccount(async (tx) => {
    if (!(await removeHost(tx, name))) throw new OperatorRefused(`"${label}" has no host ${name}`);
  });
  await withLabelledAccount(database, { label, mode: "write" }, removing);
  write(`"${label}" is not found at ${name} any more.`);
}

/** Running servers look the hosts up again, and drop the pages that they have made for them. */
const inAccount = (change: (tx: Tx) => Promise<void>) => async (tx: Tx) => {
  await change(tx);
  await publishContentChange(tx);
};

/** The name in the form of the table of hosts. Refuses a name that no account can have as its own. */
function readHost(given: string, { baseDomain }: { baseDomain: string }): string {
  const ascii = domainToASCII(given.trim().replace(/\.$/, ""));
  const found = accountLookup(ascii, baseDomain);
  const isWhole = ascii !== "" && ascii.includes(".") && isIP(ascii) === 0;
  if (isWhole && found?.kind === "host") return found.host;
  throw new OperatorRefused(
    `"${given}" cannot be an account's own host: use a whole name outside of ${baseDomain}, such as www.casa.com.br, without http:// and port`,
  );
}
