import { siteAddress } from "../../config.ts";
import { withAccount } from "../../db/with-account.ts";
import { findAccountHead, type AccountHead } from "../../tenancy/account-head.ts";
import { listAccountIds, listOwnHosts } from "../../tenancy/host-queries.ts";
import { readArguments, accountAddress, type Command } from "../command.ts";
import { allowedNames, namesOf } from "../features.ts";

export const list: Command = {
  usage: "list",
  about: [
    "Shows each account: its label and name, the features that are on, those that its owner may have, its addresses.",
  ],
  read(args) {
    readArguments(args, [], {});
    return async ({ database, config, write }) => {
      const accounts: (AccountHead & { hosts: string[] })[] = [];
      for (const accountId of await listAccountIds(database)) {
        const account = await withAccount(database, { accountId, mode: "read" }, async (tx) => {
          const head = await findAccountHead(tx);
          return head && { ...head, hosts: await listOwnHosts(tx) };
        });
        if (account) accounts.push(account);
      }
      const rows = accounts
        .toSorted((a, b) => (a.label < b.label ? -1 : 1))
        .map((account) => [
          account.label,
          account.active ? account.name : `${account.name} (inactive)`,
          namesOf(account.features) || "-",
          allowedNames(account.allowedFeatures),
          [
            accountAddress(config, account.label),
            ...account.hosts.map((host) => `${siteAddress(config, host)}/`),
          ].join(" "),
        ]);
      if (rows.length > 0) rows.unshift(["label", "name", "switched on", "may have", "addresses"]);
      for (const line of aligned(rows)) write(line);
    };
  },
};

function aligned(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
