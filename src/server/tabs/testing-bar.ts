import type { SheetDetails } from "../../contract/sheets.ts";
import type { Location } from "../../contract/tables.ts";
import { deleteOwn, withAccount } from "../db/with-account.ts";
import { newCaller, signedInAdmin, signedInAttendant, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { sendOrder, type PlacedOrder } from "../testing/new-order.ts";
import { tabOrder } from "../testing/new-tab.ts";
import type { TestApp } from "../testing/start-app.ts";
import { tableId } from "./table-id.ts";

type Tab = { hash: string };

/** An account with four tables and a service charge of a tenth, two who serve there and a guest. */
export type Bar = {
  account: TestAccount;
  /** By title: "Cerveja" at 10,95 and "Prato do dia" at 50,00. */
  ids: Record<string, string>;
  attendant: Caller;
  colleague: Caller;
  guest: Caller;
  /** The table at which a tab is to be opened. */
  at: (number: number) => { location: string };
  order: (
    caller: Caller,
    ordered: { tab: Tab; title: string; qty?: number },
  ) => Promise<PlacedOrder>;
  read: (hash: string, caller?: Caller) => Promise<SheetDetails>;
  close: (caller: Caller, hash: string) => Promise<{ details: SheetDetails }>;
  table: (number: number) => Promise<Location>;
};

export async function newBar(testApp: TestApp): Promise<Bar> {
  const account = await newAccount(testApp, {
    features: { attendantOrder: true, delivery: true },
    extras: { locations: 4, service_percent: 10 },
  });
  const ids = await newMenu(testApp, account, [
    {
      title: "Bebidas",
      items: [
        { title: "Cerveja", priceCents: 1095 },
        { title: "Prato do dia", priceCents: 5000 },
      ],
    },
  ]);
  const attendant = await signedInAttendant(testApp, account);
  const colleague = await signedInAdmin(testApp, account);
  return {
    account,
    ids,
    attendant,
    colleague,
    guest: newCaller(testApp, account),
    at: (number) => ({ location: tableId(account.accountId, number) }),
    order: (caller, { tab, title, qty = 1 }) =>
      sendOrder(caller, tabOrder(tab, { [String(ids[title])]: { qty } })),
    read: async (hash, caller = attendant) =>
      (await caller.sheets.get({ params: { hash } })).details,
    close: (caller, hash) => caller.sheets.close({ params: { hash }, body: {} }),
    async table(number) {
      const { locations } = await attendant.tables.list();
      const found = locations.find((location) => location.number === number);
      if (!found) throw new Error(`There is no table ${number}`);
      return found;
    },
  };
}

/** As housekeeping does after a week. */
export const forgetFirstAnswers = ({ database }: TestApp, { accountId }: TestAccount) =>
  withAccount(database, { accountId, mode: "write" }, (tx) =>
    deleteOwn(tx, "idempotency_keys").execute(),
  );
