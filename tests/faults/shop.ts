import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import type { Menu } from "../../src/contract/content.ts";
import { runProgram, type Settings } from "../../src/server/testing/run-program.ts";
import type { Shop } from "./order-load.ts";
import { newFolder, type ServerProcess } from "./server-process.ts";

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

/** Settings of every server here: the orders of guests in a minute are no matter, unless a test says so. */
export const openToMany: Settings = {
  BASE_DOMAIN: "localhost",
  ORDERS_PER_MINUTE_ADDRESS: "1000000",
};

/** Opens a shop beside the running server, as an operator does. */
export async function openShop(
  { origin }: ServerProcess,
  {
    place,
    label = "faults",
    menu = menuFile,
  }: { place: Settings; label?: string; menu?: typeof menuFile },
): Promise<Shop> {
  const account = async (...args: string[]) => {
    const { code, complaints } = await runProgram("src/server/cli/account.ts", {
      args,
      settings: place,
    });
    expect({ code, complaints }).toEqual({ code: 0, complaints: "" });
  };
  const shop = { host: `${label}.localhost`, user: "dona@example.com", pass: "uma senha boa" };
  await account(
    "create",
    label,
    "--name",
    "Casa",
    "--user",
    shop.user,
    "--pass",
    shop.pass,
    "--features",
    "delivery,attendantOrder",
    "--locations",
    "12",
  );
  const file = join(await newFolder(), "menu.json");
  await writeFile(file, JSON.stringify(menu));
  await account("import", label, file);
  const response = await fetch(`${origin}/v2.0/content/menu`, { headers: { domain: shop.host } });
  // The contract's answer of this call.
  const { menu: shown, menuSubGroups } = (await response.json()) as Menu;
  const itemId = shown[0]?.items[0]?.id ?? "";
  return { ...shop, itemId, optionId: menuSubGroups[itemId]?.[0]?.items[0]?.id ?? "" };
}
