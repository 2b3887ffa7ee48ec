import type { Category, Menu } from "../../contract/content.ts";
import { withAccount, type Tx } from "../db/with-account.ts";
import { newCaller, signedInAdmin, type Caller } from "./caller.ts";
import { newAccount, newMenu, type TestAccount } from "./new-account.ts";
import type { TestApp } from "./start-app.ts";

/** An account with a menu and its callers. The admin who reads is another caller than the one who writes. */
export type EditedMenu = {
  account: TestAccount;
  /** By title. */
  ids: Record<string, string>;
  admin: Caller;
  guest: Caller;
  seenBy: (who: "admin" | "guest") => Promise<Menu>;
  /** `["Pizzas: Calabresa [Borda: Catupiry], Toscana", "Bebidas: "]`, after checking that the places are dense. */
  outline: (who?: "admin" | "guest") => Promise<string[]>;
  version: () => Promise<number>;
  inAccount: <Result>(run: (tx: Tx) => Promise<Result>) => Promise<Result>;
};

/** Two categories with items, one of which has two groups of options, and an empty third category. */
const pizzeria: Parameters<typeof newMenu>[2] = [
  {
    title: "Pizzas",
    items: [
      {
        title: "Calabresa",
        priceCents: 2299,
        groups: [
          {
            title: "Borda",
            items: [
              { title: "Catupiry", priceCents: 300 },
              { title: "Cheddar", priceCents: 350 },
            ],
          },
          { title: "Tamanho", items: [{ title: "Grande", priceCents: 1000 }] },
        ],
      },
      { title: "Toscana", priceCents: 2599 },
    ],
  },
  { title: "Bebidas", items: [{ title: "Água", priceCents: 400 }] },
  { title: "Doces", items: [] },
];

export async function editedMenu(
  testApp: TestApp,
  categories: Parameters<typeof newMenu>[2] = pizzeria,
): Promise<EditedMenu> {
  const account = await newAccount(testApp);
  const { accountId } = account;
  const ids = await newMenu(testApp, account, categories);
  const guest = newCaller(testApp, account);
  const admin = await signedInAdmin(testApp, account);
  const reader = newCaller(testApp, account);
  reader.useToken(admin.token());
  const readers = { admin: reader, guest };
  const inAccount: EditedMenu["inAccount"] = (run) =>
    withAccount(testApp.database, { accountId, mode: "write" }, run);
  const seenBy: EditedMenu["seenBy"] = (who) => readers[who].content.menu();
  return {
    account,
    ids,
    admin,
    guest,
    seenBy,
    outline: async (who = "admin") => outlineOf(await seenBy(who), { isWhole: who === "admin" }),
    inAccount,
    version: () =>
      inAccount(async ({ db }) => {
        const row = await db
          .selectFrom("accounts")
          .select("version")
          .where("account_id", "=", accountId)
          .executeTakeFirstOrThrow();
        return row.version;
      }),
  };
}

function outlineOf({ menu, menuSubGroups }: Menu, { isWhole }: { isWhole: boolean }): string[] {
  const requireDense = (entries: { sort: number }[]) => {
    const places = entries.map((entry) => entry.sort);
    if (isWhole && places.some((place, at) => place !== at))
      throw new Error(`The places are not dense: ${places.join()}`);
  };
  const lineOf = (category: Category): string => {
    requireDense(category.items);
    const items = category.items.map((item) => {
      const groups = menuSubGroups[item.id] ?? [];
      requireDense(groups);
      return `${item.title_br}${groups.length > 0 ? ` [${groups.map(lineOf).join("; ")}]` : ""}`;
    });
    return `${category.title_br}: ${items.join(", ")}`;
  };
  requireDense(menu);
  return menu.map(lineOf);
}
