import { beforeAll, describe, expect, it } from "vitest";
import { newCaller, signedInAdmin, signedInAttendant, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { deliveryBody, sendOrder, type PlacedOrder } from "../testing/new-order.ts";
import { rawCall } from "../testing/raw-call.ts";
import { sharedApp } from "../testing/start-app.ts";

const noon = new Date("2026-11-10T15:00:00Z");
const hour = 3_600_000;

let now = noon;
const testApp = sharedApp({ now: () => now });
let account: TestAccount;
let admin: Caller;
let other: Caller;
let curious: Caller;
let theirs: PlacedOrder;
let own: PlacedOrder;
let itemId: string;
/** Data of an order that nobody else may see. A random id cannot contain any of these by chance. */
const canaries: string[] = [
  "Canário",
  "canario@example.com",
  "(19) 98765-4321",
  "Viela",
  "529.982.247-25",
  "bilhete",
  "recado",
  "Segredo",
  "Lote 777",
  "13.37",
  "999.99",
  "PIX",
];

beforeAll(async () => {
  account = await newAccount(testApp);
  const ids = await newMenu(testApp, account, [
    {
      title: "Pratos",
      items: [
        {
          title: "Prato Segredo",
          priceCents: 1337,
          groups: [{ title: "Mais", items: [{ title: "Extra Segredo", priceCents: 99_999 }] }],
        },
        { title: "Água", priceCents: 500 },
      ],
    },
  ]);
  itemId = String(ids["Água"]);
  [other, curious] = [newCaller(testApp, account), newCaller(testApp, account)];
  admin = await signedInAdmin(testApp, account);
  const items = {
    [String(ids["Prato Segredo"])]: {
      qty: 77,
      obs: "bilhete",
      children: { [String(ids["Extra Segredo"])]: { qty: 1 } },
    },
  };
  const userData = {
    name: "Canário Belga",
    email: "canario@example.com",
    phone: "(19) 98765-4321",
    document: "529.982.247-25",
  };
  const addressData = {
    address: "Viela Escondida",
    number: "Lote 777",
    district: "Bairro Recôndito",
    city: "Campinas",
    state: "SP",
  };
  const body = deliveryBody(items, {
    userData,
    cartData: { addressData, obs: "recado", paymentMethod: "pix" },
  });
  theirs = await sendOrder(other, body);
  own = await sendOrder(curious, deliveryBody({ [itemId]: { qty: 1 } }));
  canaries.push(
    theirs.hash,
    theirs.hash.slice(0, 12),
    String(theirs.total_amount),
    String(other.token()).slice(0, 43),
  );
});

const queue = { mine: "0", tab: "all" } as const;

async function textOf(caller: Caller, query: string): Promise<string> {
  const url = `/v2.0/order?${query}`;
  const { status, text } = await rawCall(testApp, {
    url,
    host: account.host,
    token: caller.token(),
  });
  expect(status).toBe(200);
  return text;
}

describe("threat 10: what a guest sees of others' orders", () => {
  it("is a number, a status and a time", async () => {
    const { orders } = await curious.orders.list({ query: queue });
    expect(orders).toHaveLength(2);
    expect(orders[0]).toMatchObject({ hash: own.hash, mine: true, user_name: "Ana Souza" });
    expect(orders[1]).toEqual({
      display_number: theirs.id,
      mine: false,
      created: theirs.created,
      status_id: 5,
      status_alias: "open",
      status_label: "Em aberto",
    });
  });

  it("never has any of what they wrote, ordered or paid, nor what names them or their order", async () => {
    // Staff do get these texts, so the test below looks for the right ones.
    const forStaff = await textOf(admin, "tab=all");
    for (const canary of canaries.slice(0, -1)) expect(forStaff).toContain(canary);
    const { _authid } = await other.orders.get({ params: { hash: theirs.hash } });
    const all = [...canaries, String(_authid)];
    for (const query of [
      "",
      "mine=0",
      "mine=0&tab=all",
      "mine=0&tab=progress",
      "mine=0&tab=finished",
      "mine=0&from=2026-11-10",
      "mine=0&cursor=99",
      "mine=1&tab=all",
    ]) {
      for (const caller of [curious, newCaller(testApp, account)]) {
        const text = await textOf(caller, query);
        for (const canary of all) expect(text, query).not.toContain(canary);
      }
    }
  });

  it("is nothing at all unless they ask for it", async () => {
    for (const query of [{}, { mine: "1" }, { tab: "all" }] as const) {
      expect((await curious.orders.list({ query })).orders).toMatchObject([{ hash: own.hash }]);
    }
  });

  it("ends when the order does, and after 12 hours, while staff and its guest still see it", async () => {
    const setStatus = (statusId: "4" | "5" | "6") =>
      admin.orders.setStatus({ params: { hash: theirs.hash, statusId }, body: {} });
    const rows = async (query: object = queue) =>
      (await curious.orders.list({ query })).orders.length;
    for (const ended of ["4", "6"] as const) {
      await setStatus(ended);
      for (const tab of ["all", "progress"] as const)
        expect(await rows({ mine: "0", tab })).toBe(1);
      for (const tab of ["finished", "cancelled"] as const)
        expect(await rows({ mine: "0", tab })).toBe(0);
    }
    await setStatus("5");
    now = new Date(noon.getTime() + 12 * hour);
    expect(await rows()).toBe(2);
    now = new Date(now.getTime() + 1);
    expect(await rows()).toBe(1);
    expect(await rows({ ...queue, from: "2026-11-01", to: "2026-11-30" })).toBe(1);
    expect((await other.orders.list({ query: queue })).orders).toHaveLength(1);
    expect((await admin.orders.list({ query: {} })).orders).toHaveLength(2);
    now = noon;
  });

  it("hides the orders of staff as well as those of guests", async () => {
    const attendant = await signedInAttendant(testApp, account);
    const placed = await sendOrder(attendant, deliveryBody({ [itemId]: { qty: 1 } }));
    const { orders } = await curious.orders.list({ query: queue });
    expect(orders.filter((order) => !order.mine).map((order) => Object.keys(order))).toEqual(
      [1, 2].map(() => [
        "display_number",
        "mine",
        "created",
        "status_id",
        "status_alias",
        "status_label",
      ]),
    );
    expect(JSON.stringify(orders)).not.toContain(placed.hash);
  });

  it("is paged together with their own", async () => {
    for (let n = 0; n < 50; n += 1)
      await sendOrder(n % 3 ? admin : curious, deliveryBody({ [itemId]: { qty: 1 } }));
    const first = await curious.orders.list({ query: queue });
    const second = await curious.orders.list({ query: { ...queue, cursor: String(first.next) } });
    const numbers = [...first.orders, ...second.orders].map((order) =>
      "id" in order ? order.id : order.display_number,
    );
    expect(first.orders).toHaveLength(50);
    expect(second.next).toBeNull();
    expect(numbers).toEqual(
      Array.from({ length: numbers.length }, (_, n) => (numbers[0] ?? 0) - n),
    );
    expect(numbers.at(-1)).toBe(theirs.id);
  });
});
