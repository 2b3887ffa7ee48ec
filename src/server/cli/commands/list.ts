import { withAccount } from "../../db/with-account.ts";
import { findAccountHead, type AccountHead } from "../../tenancy/account-head.ts";
import { listAccountIds } from "../../tenancy/host-queries.ts";
import { readArguments, accountAddress, type Command } from "../command.ts";

export const list: Command = {
  usage: "list",
  read(args) {
    readArguments(args, [], {});
    return async ({ database, config, write }) => {
      const accounts: AccountHead[] = [];
      for (const accountId of await listAccountIds(database)) {
        const account = await withAccount(database, { accountId, mode: "read" }, findAccountHead);
        if (account) accounts.push(account);
      }
      const rows = accounts
        .toSorted((a, b) => (a.label < b.label ? -1 : 1))
        .map((account) => [
          account.label,
          account.active ? account.name : `${account.name} (inactive)`,
          featuresOf(account),
          accountAddress(config, account.label),
        ]);
      for (const line of aligned(rows)) write(line);
    };
  },
};

function featuresOf({ features }: AccountHead): string {
  const on = Object.entries(features).flatMap(([name, isOn]) => (isOn ? [name] : []));
  return on.join(",") || "-";
}

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
