import { signedInAdmin, signedInAttendant, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import type { TestApp } from "../testing/start-app.ts";

export type DayShop = {
  account: TestAccount;
  admin: Caller;
  attendant: Caller;
  /** So many of an item in a cart: "Calabresa" at 50,00 or "=Água" at 4,00. */
  one: (title: string, qty?: number) => Record<string, { qty: number }>;
  ids: Record<string, string>;
};

/** An account with three tables and a service charge of a tenth, whose days are added up. */
export async function newDayShop(testApp: TestApp): Promise<DayShop> {
  const account = await newAccount(testApp, {
    features: { delivery: true, attendantOrder: true },
    extras: { locations: 3, service_percent: 10 },
  });
  const ids = await newMenu(testApp, account, [
    { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 5_000 }] },
    { title: "Bebidas", items: [{ title: "=Água", priceCents: 400 }] },
  ]);
  return {
    account,
    admin: await signedInAdmin(testApp, account),
    attendant: await signedInAttendant(testApp, account),
    one: (title, qty = 1) => ({ [String(ids[title])]: { qty } }),
    ids,
  };
}
