import { apiPrefix } from "../../contract/route.ts";
import { verifyPassword } from "../auth/passwords.ts";
import { findActiveUserByLogin } from "../auth/credential-queries.ts";
import { isOfThisMachine, siteAddress, type Config, type Reach } from "../config.ts";
import type { Database } from "../db/database.ts";
import { withAccount } from "../db/with-account.ts";
import { demoAccounts } from "../demo/accounts.ts";
import { listHosts } from "../tenancy/host-queries.ts";

const shownAccounts = 20;

/** Lines for the operator when the site is up: every address, and the demo's sign-ins as long as they are good. */
export async function greeting(
  database: Database,
  config: Pick<Config, "baseDomain"> & Reach,
): Promise<string> {
  const hosts = await listHosts(database);
  const lines = await Promise.all(
    hosts.slice(0, shownAccounts).map(async ({ host, account_id }) => {
      const name = host.includes(".") ? host : `${host}.${config.baseDomain}`;
      return [
        `  ${siteAddress(config, name)}`,
        ...(await demoSignIns(database, {
          label: host,
          accountId: account_id,
          baseDomain: config.baseDomain,
        })),
      ];
    }),
  );
  if (hosts.length > shownAccounts) lines.push([`  and ${hosts.length - shownAccounts} more`]);
  if (hosts.length === 0)
    lines.push([
      "  no account yet: npm run account -- create <label> --name ... --user ... --pass ...",
    ]);
  return [
    "Comanda is up.",
    ...lines.flat(),
    `  API: ${siteAddress(config, config.baseDomain)}${apiPrefix}/docs`,
  ].join("\n");
}

/** Users of a demo account that still have the password they were made with. */
async function demoSignIns(
  database: Database,
  { label, accountId, baseDomain }: { label: string; accountId: string; baseDomain: string },
): Promise<string[]> {
  const demo = demoAccounts.find((account) => account.label === label);
  const users = demo
    ? [demo.users.admin, ...(demo.users.attendant ? [demo.users.attendant] : [])]
    : [];
  const good = await Promise.all(
    users.map(async ({ user, pass }) => {
      const found = await withAccount(database, { accountId, mode: "read" }, (tx) =>
        findActiveUserByLogin(tx, user),
      );
      return found !== undefined && (await verifyPassword(found.passwordHash, pass));
    }),
  );
  const lines = users
    .filter((_, index) => good[index])
    .map(({ name, user, pass }) => `      ${name}: ${user}  ${pass}  (/auth/login)`);
  if (lines.length > 0 && !isOfThisMachine(baseDomain))
    lines.push(`      These are published: npm run account -- remove ${label}`);
  return lines;
}
