import type { Menu } from "../../src/contract/content.ts";
import { createAccount } from "../../src/server/account/create-account.ts";
import { openServedDatabase } from "../../src/server/cli/open-database.ts";
import { parseConfig } from "../../src/server/config.ts";
import { importMenu } from "../../src/server/content/import/import-menu.ts";
import { parseMenuJson } from "../../src/server/content/import/menu-file/parse-menu-json.ts";
import { withAccount } from "../../src/server/db/with-account.ts";
import type { Settings } from "../../src/server/testing/run-program.ts";
import type { Shop } from "./order-load.ts";
import type { ServerProcess } from "./server-process.ts";

export const menuFile = {
  categories: [
    {
      title_br: "Pizzas",
      items: [
        {
          title_br: "Calabresa",
          price: 22.9,
          groups: [{ title_br: "Borda", items: [{ title_br: "Catupiry", price: 3.5 }] }],
        },
      ],
    },
  ],
};

/** Settings of every server here: orders by one address have no limit, unless a test says so. */
export const openToMany: Settings = {
  BASE_DOMAIN: "localhost",
  ORDERS_PER_MINUTE_ADDRESS: "1000000",
};

/** Opens a shop beside the running server, as the operator's program does, in this process, which is quicker. */
export async function openShop(
  { origin }: ServerProcess,
  {
    place,
    label = "faults",
    menu = menuFile,
  }: { place: Settings; label?: string; menu?: typeof menuFile },
): Promise<Shop> {
  const shop = { host: `${label}.localhost`, user: "dona@example.com", pass: "uma senha boa" };
  const { database, close } = await openServedDatabase(parseConfig(place));
  try {
    const accountId = await createAccount(database, {
      label,
      name: "Casa",
      features: { delivery: true, attendantOrder: true },
      extras: { locations: 12, paymentMethods: { cash: true } },
      users: [{ name: "Dona", login: shop.user, password: shop.pass, level: 1 }],
    });
    const file = parseMenuJson(JSON.stringify(menu));
    if (!file.ok) throw new Error("The menu's file is wrong");
    await withAccount(database, { accountId, mode: "write" }, (tx) =>
      importMenu(tx, { menu: file.menu }),
    );
  } finally {
    await close();
  }
  const response = await fetch(`${origin}/v2.0/content/menu`, { headers: { domain: shop.host } });
  // The contract's answer of this call.
  const { menu: shown, menuSubGroups } = (await response.json()) as Menu;
  const itemId = shown[0]?.items[0]?.id ?? "";
  return { ...shop, itemId, optionId: menuSubGroups[itemId]?.[0]?.items[0]?.id ?? "" };
}
