import { randomUUID } from "node:crypto";
import type { Menu } from "../../src/contract/content.ts";
import type { Order } from "../../src/contract/orders.ts";
import type { Location } from "../../src/contract/tables.ts";
import type { Asked, OneClient } from "./client.ts";
import type { Account } from "./account.ts";

/** The time that one call of a visit took. */
export type Timing = { call: string; kind: "read" | "write"; ms: number };

/**
 * Does each thing in an account once: the owner changes a price, so that guests' first reads come from the database; a
 * guest orders; staff look at their lists, open a tab, order on it and take the payment.
 */
export async function visit(client: OneClient, { host, token }: Account): Promise<Timing[]> {
  const timings: Timing[] = [];
  async function timed(call: string, asked: Omit<Asked, "host">): Promise<string> {
    const startedAt = performance.now();
    const { status, text } = await client.ask({ ...asked, host });
    const ms = performance.now() - startedAt;
    if (status >= 300) throw new Error(`${call} of ${host}: ${status} ${text.slice(0, 200)}`);
    timings.push({ call, kind: (asked.method ?? "GET") === "GET" ? "read" : "write", ms });
    return text;
  }
  const write = (
    call: string,
    { path, body, by = { token } }: { path: string; body: unknown; by?: { token?: string } },
  ) =>
    timed(call, {
      method: "POST",
      path: `/v2.0/${path}`,
      body,
      headers: { "idempotency-key": randomUUID() },
      ...by,
    });

  const { menu } = JSON.parse(
    await timed("catalogue as its owner searches it", { path: "/v2.0/content/menu", token }),
  ) as Menu;
  const items = menu.flatMap((category) => category.items);
  const id = items[Math.floor(Math.random() * items.length)]?.id ?? "";
  const price = Math.floor(1000 + Math.random() * 5000) / 100;
  await write("change a price", {
    path: "content/menu/item",
    body: { data: { id, extras: { price } } },
  });
  await timed("menu data, not cached", { path: "/v2.0/content/menu" });
  await timed("menu page, not cached", { path: "/cardapio" });
  const ordered = Object.fromEntries(
    items.slice(0, 4).map((item) => [item.id, { qty: 2, obs: "bem passado" }]),
  );
  const delivery = {
    userData: { name: "Ana Souza", email: "ana@example.com", phone: "(19) 99999-0000" },
    cartData: {
      items: ordered,
      addressData: {
        address: "Rua das Flores",
        number: "12",
        district: "Centro",
        city: "Campinas",
      },
    },
  };
  await write("place an order", { path: "order", body: delivery, by: {} });
  const { orders } = JSON.parse(
    await timed("orders of the day", { path: "/v2.0/order", token }),
  ) as { orders: Order[] };
  await timed("order by its hash", { path: `/v2.0/order/${orders[0]?.hash}`, token });
  await timed("orders of a year", { path: `/v2.0/order?from=2000-01-01&to=2100-01-01`, token });
  const { locations } = JSON.parse(
    await timed("tables with their tabs", { path: "/v2.0/account/locations", token }),
  ) as { locations: Location[] };
  const location = locations[Math.floor(Math.random() * locations.length)]?.id;
  const opened = await write("open a tab", {
    path: "order/sheet",
    body: {
      data: { individual: true, location, name: "Bia" },
    },
  });
  const { newOrderSheet } = JSON.parse(opened) as { newOrderSheet: { hash: string } };
  const { hash } = newOrderSheet;
  const onTab = { userData: { name: "" }, cartData: { items: ordered }, locationHash: hash };
  await write("order on a tab", { path: "order", body: onTab });
  await timed("tab with its orders", { path: `/v2.0/order/sheet/${hash}`, token });
  await write("pay a tab", { path: `order/sheet/${hash}/pay`, body: {} });
  return timings;
}
