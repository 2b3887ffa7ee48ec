import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { newService } from "../../src/server/account/testing-services.ts";
import type { SentCart } from "../../src/contract/cart.ts";
import { withAccount } from "../../src/server/db/with-account.ts";
import { demoAccounts } from "../../src/server/demo/accounts.ts";
import { findDemoAccount } from "../../src/server/demo/find-demo-account.ts";
import { newCaller, type Caller } from "../../src/server/testing/caller.ts";
import { deliveryBody, sendOrder, type PlacedOrder } from "../../src/server/testing/new-order.ts";
import { newTab, payTab, tabOrder } from "../../src/server/testing/new-tab.ts";
import type { TestSite } from "../../tests/e2e/site.ts";

/** Fills the demo's pizzaria with an evening: deliveries in every status, tables in every state. */
export async function fillEvening(
  site: TestSite,
  { admin, guest }: { admin: Caller; guest: Caller },
): Promise<
  { guestOrder: PlacedOrder } & Record<
    "tab" | "emptyTab" | "closedTab" | "leftTab" | "overpaidTab" | "waivedTab",
    { hash: string }
  > &
    Record<"closeLeftTab", () => Promise<unknown>>
> {
  // The service is always open, because pictures are taken at any hour.
  await admin.services.save({ body: { services: { delivery: newService({ prep_minutes: 35 }) } } });
  const items = await listItems(guest);
  const guestOrder = await fillKitchen(site, { admin, guest, items });
  const tabs = await fillFloor(site, { staff: admin, items });
  await spreadOverEvening(site);
  return { guestOrder, ...tabs };
}

type Status = "2" | "3" | "4" | "5" | "6";

type Items = Map<string, { id: string; price: number; children: Chosen }>;
type Chosen = Record<string, { qty: number }>;

async function listItems(caller: Caller): Promise<Items> {
  const { menu, menuSubGroups } = await caller.content.menu();
  /** The first option of each group from which one must be chosen. */
  const childrenOf = (id: string): Chosen => {
    const needed = (menuSubGroups[id] ?? []).filter(({ extras }) => extras.min > 0);
    const first = needed.flatMap(({ items }) => items.slice(0, 1));
    return Object.fromEntries(first.map((option) => [option.id, { qty: 1 }]));
  };
  return new Map(
    menu.flatMap(({ items }) =>
      items.map(({ id, title_br, extras }) => [
        title_br ?? "",
        { id, price: extras.price ?? 0, children: childrenOf(id) },
      ]),
    ),
  );
}

/** The lines of a cart with so many of each item. */
function lines(items: Items, wanted: Record<string, number>) {
  return Object.fromEntries(
    Object.entries(wanted).map(([title, qty]) => {
      const item = items.get(title);
      if (!item) throw new Error(`The demo has no ${title}`);
      const { id, price, children } = item;
      const all = Object.entries(children).map(([option]) => [option, { qty }]);
      return [id, { qty, extras: { price }, children: Object.fromEntries(all) }];
    }),
  );
}

/** Two pizzas of two halves, with extras of which two are free. */
async function halfAndHalf(caller: Caller): Promise<SentCart["items"]> {
  const { menu, menuSubGroups } = await caller.content.menu();
  const item = menu.flatMap(({ items }) => items).find((one) => one.title_br === "Meia a meia");
  const options = menuSubGroups[item?.id ?? ""]?.flatMap(({ items }) => items) ?? [];
  const chosen = /^(Grande|Calabresa|Portuguesa|Bacon|Alho frito|Ovo)\b/;
  const children = options
    .filter(({ title_br: title = "" }) => chosen.test(title))
    .map(({ id }) => [id, { qty: 2 }]);
  return { [item?.id ?? ""]: { qty: 2, children: Object.fromEntries(children) } };
}

/** Ratings that some of the guests leave. */
const opinions: Record<string, { rate: number; description?: string }> = {
  "Marina Lopes": { rate: 5, description: "Massa leve, e chegou quente até aqui em cima." },
  "Otávio Nakamura": { rate: 2, description: "Demorou mais de uma hora, acabei cancelando." },
  "Beatriz Farias": { rate: 4 },
};

/** Deliveries in every status; the last is the guest's own. */
async function fillKitchen(
  site: TestSite,
  { admin, guest, items }: { admin: Caller; guest: Caller; items: Items },
): Promise<PlacedOrder> {
  const others: [name: string, address: string, wanted: Record<string, number>, status: Status][] =
    [
      ["Marina Lopes", "Rua Girassol", { Mussarela: 1 }, "4"],
      ["Otávio Nakamura", "Rua Aspicuelta", { Portuguesa: 2 }, "6"],
      ["Beatriz Farias", "Rua Fradique Coutinho", { Calabresa: 1, Mussarela: 1 }, "3"],
      ["Seu Antônio", "Rua Wisard", { Portuguesa: 1 }, "2"],
      [
        "Ana Cláudia de Albuquerque Vasconcelos",
        "Rua Inácio Pereira da Rocha",
        { Calabresa: 3 },
        "5",
      ],
    ];
  for (const [name, address, wanted, statusId] of others) {
    const caller = newCaller(site, { host: "pizzaria.localhost" });
    const body = deliveryBody(lines(items, wanted), {
      userData: { name },
      cartData: { addressData: addressOf(address), paymentMethod: "pix" },
    });
    const { hash } = await sendOrder(caller, body);
    const said = opinions[name];
    if (said) await caller.ratings.rate({ body: said }, { idempotencyKey: randomUUID() });
    if (statusId !== "5") await admin.orders.setStatus({ params: { hash, statusId }, body: {} });
  }
  await fillCounter(site, { admin, items });
  const passerBy = newCaller(site, { host: "pizzaria.localhost" });
  const look = { rate: 3, description: "Só olhei o cardápio." };
  await passerBy.ratings.rate({ body: look }, { idempotencyKey: randomUUID() });
  const ordered = {
    ...lines(items, { Calabresa: 1, Portuguesa: 1 }),
    ...(await halfAndHalf(guest)),
  };
  const body = deliveryBody(ordered, {
    cartData: {
      addressData: addressOf("Rua Harmonia"),
      paymentMethod: "cash",
      changeTo: 300,
      obs: "Interfone 32, portão verde.",
    },
  });
  const order = await sendOrder(guest, body);
  await admin.orders.setStatus({ params: { hash: order.hash, statusId: "2" }, body: {} });
  return order;
}

/** Places an order that its guest fetches. */
async function fillCounter(
  site: TestSite,
  { admin, items }: { admin: Caller; items: Items },
): Promise<void> {
  const { takeout } = (await admin.services.get({})).services;
  await admin.services.save({ body: { services: { takeout: { ...takeout, enabled: true } } } });
  const caller = newCaller(site, { host: "pizzaria.localhost" });
  const { hash } = await sendOrder(
    caller,
    deliveryBody(lines(items, { Mussarela: 1 }), {
      userData: { name: "Lurdes Tavares" },
      cartData: { service: "takeout", addressData: undefined, paymentMethod: "cash" },
    }),
  );
  await admin.orders.setStatus({ params: { hash, statusId: "2" }, body: {} });
}

const addressOf = (address: string) => ({
  address,
  number: "512",
  district: "Vila Madalena",
  city: "São Paulo",
  state: "SP",
});

/** Tables in every state. */
async function fillFloor(site: TestSite, { staff, items }: { staff: Caller; items: Items }) {
  const { locations } = await staff.tables.list();
  const idOf = (number: number) => locations.find((each) => each.number === number)?.id ?? "";
  const sit = async (number: number, name: string, wanted: Record<string, number>) => {
    const tab = await newTab(staff, { location: idOf(number), individual: name !== "", name });
    if (Object.keys(wanted).length > 0) {
      const body = tabOrder(tab, lines(items, wanted));
      await staff.orders.place({ body }, { idempotencyKey: randomUUID() });
    }
    return tab;
  };
  await sit(2, "", { Mussarela: 1 });
  await sit(5, "Bia", { Calabresa: 1 });
  await sit(5, "Rafael", { Portuguesa: 1 });
  const tab = await sit(7, "Aniversário da Ana Cláudia", { Calabresa: 2, Portuguesa: 1 });
  await payTab(staff, { sheet: tab, amount: 50 });
  const emptyTab = await sit(9, "", {});
  const closedTab = await sit(10, "Joana", {});
  await staff.sheets.close({ params: { hash: closedTab.hash }, body: {} });
  const leftTab = await sit(6, "Turma do escritório", {});
  const overpaidTab = await sit(8, "Joaquim", { Mussarela: 1 });
  const { order: cancelled } = await staff.orders.place(
    { body: tabOrder(overpaidTab, lines(items, { Calabresa: 1 })) },
    { idempotencyKey: randomUUID() },
  );
  await payTab(staff, { sheet: overpaidTab, amount: 80 });
  await staff.orders.setStatus({ params: { hash: cancelled.hash, statusId: "6" }, body: {} });
  for (const number of [3, 11]) {
    const caller = newCaller(site, { host: "pizzaria.localhost" });
    await caller.tables.requestService({ body: { number } });
  }
  await staff.tables.setAddressed({ params: { id: idOf(3) }, body: { addressed: true } });
  // All but the service is paid.
  const waivedTab = await sit(8, "Lúcia", { Mussarela: 1 });
  await payTab(staff, { sheet: waivedTab, amount: items.get("Mussarela")?.price ?? 0 });
  return {
    tab,
    emptyTab,
    closedTab,
    leftTab,
    closeLeftTab: () => staff.sheets.close({ params: { hash: leftTab.hash }, body: {} }),
    overpaidTab,
    waivedTab,
  };
}

/** Dates the evening's orders eight minutes apart, back from now. Older orders of the demo keep their times. */
async function spreadOverEvening(site: TestSite): Promise<void> {
  const demo = demoAccounts.find(({ label }) => label === "pizzaria");
  const accountId = demo && (await findDemoAccount(site.database, demo));
  if (accountId === undefined) throw new Error("The demo is not there");
  await withAccount(site.database, { accountId, mode: "write" }, async ({ db }) => {
    const orders = await db
      .selectFrom("orders")
      .select(["order_id", "number"])
      .where("account_id", "=", accountId)
      .where("created_at", ">", new Date(Date.now() - 3_600_000))
      .orderBy("number", "desc")
      .execute();
    for (const [index, { order_id: orderId }] of orders.entries()) {
      const createdAt = new Date(Date.now() - (3 + index * 8) * 60_000);
      await db
        .updateTable("orders")
        .set({
          created_at: createdAt,
          promised_at: sql`promised_at - (created_at - ${createdAt}::timestamptz)`,
        })
        .where("account_id", "=", accountId)
        .where("order_id", "=", orderId)
        .execute();
    }
  });
}
