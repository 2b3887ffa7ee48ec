import { randomUUID } from "node:crypto";
import type { Menu } from "../../src/contract/content.ts";
import type { OneClient } from "./client.ts";
import type { Account } from "./account.ts";

/** The menu as guests of the account see it. */
export async function readMenu(client: OneClient, { host }: Pick<Account, "host">): Promise<Menu> {
  const { text } = await client.ask({ path: "/v2.0/content/menu", host });
  // The contract has this form.
  return JSON.parse(text) as Menu;
}

/** Has a new guest order the first four items of the menu, and returns the order's hash. */
export async function placeOrder(
  client: OneClient,
  { host }: Pick<Account, "host">,
): Promise<string> {
  const { menu } = await readMenu(client, { host });
  const items = menu.flatMap((category) => category.items).slice(0, 4);
  const { status, text } = await client.ask({
    host,
    method: "POST",
    path: "/v2.0/order",
    headers: { "idempotency-key": randomUUID() },
    body: {
      userData: { name: "Ana Souza", email: "ana@example.com", phone: "(19) 99999-0000" },
      cartData: {
        items: Object.fromEntries(items.map(({ id }) => [id, { qty: 1 }])),
        addressData: {
          address: "Rua das Flores",
          number: "12",
          district: "Centro",
          city: "Campinas",
        },
      },
    },
  });
  if (status !== 201) throw new Error(`An order was refused: ${status} ${text}`);
  // The contract has this form.
  return (JSON.parse(text) as { order: { hash: string } }).order.hash;
}
