import { sql } from "kysely";
import { withAccount, type Tx } from "../../db/with-account.ts";
import type { TestAccount } from "../../testing/new-account.ts";
import type { TestApp } from "../../testing/start-app.ts";
import { exportMenu } from "./export-menu.ts";
import { importMenu } from "./import-menu.ts";
import type { MenuFile } from "./menu-file/menu-file.ts";
import { parseMenuCsv } from "./menu-file/parse-menu-csv.ts";
import { parseMenuJson } from "./menu-file/parse-menu-json.ts";
import { writeMenuJson } from "./menu-file/write-menu-json.ts";

/** The rows of a CSV file, without its header, as a menu. */
export function csv(...rows: string[]): MenuFile {
  const parsed = parseMenuCsv(
    ["categoria,item,descricao,preco,grupo,opcao,preco_opcao", ...rows].join("\n"),
  );
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.menu;
}

export function json(menu: object): MenuFile {
  const parsed = parseMenuJson(JSON.stringify(menu));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.menu;
}

/** A test's calls on the menus of accounts. */
export function menusOf(testApp: () => TestApp) {
  function inAccount<Result>(
    { accountId }: TestAccount,
    run: (tx: Tx) => Promise<Result>,
  ): Promise<Result> {
    return withAccount(testApp().database, { accountId, mode: "write" }, run);
  }
  return {
    inAccount,
    importInto: (account: TestAccount, menu: MenuFile, options?: { dryRun: boolean }) =>
      inAccount(account, (tx) => importMenu(tx, { menu, ...options })),
    /** The menu as it comes back out of an exported file. */
    exported: async (account: TestAccount) =>
      json(JSON.parse(writeMenuJson(await inAccount(account, exportMenu)))),
    dump: (account: TestAccount) => inAccount(account, dump),
  };
}

const dumped = [
  ["entries", "entry_id"],
  ["entry_images", "entry_id"],
  ["entry_icons", "icon_id"],
  ["accounts", "account_id"],
  ["outbox", "event_id"],
] as const;

/** Every row that an import could touch, and how often guests were told of a change. */
async function dump({ db, accountId }: Tx): Promise<unknown> {
  const tables: unknown[] = [];
  for (const [table, order] of dumped) {
    const rows = db.selectFrom(table).selectAll().where("account_id", "=", accountId);
    tables.push(await rows.orderBy(sql.ref(order)).execute());
  }
  return tables;
}
