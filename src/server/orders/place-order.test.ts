import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newCaller, signedInAdmin } from "../testing/caller.ts";
import { newAccount, newMenu } from "../testing/new-account.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startApp();
});
afterAll(() => testApp.close());

describe("placing a delivery order", () => {
  it("stores it at the server's prices and shows it to its guest and to staff", async () => {
    const account = await newAccount(testApp);
    const ids = await newMenu(testApp, account, [
      { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 2299, groups: [{ title: "Borda", items: [{ title: "Catupiry", priceCents: 300 }] }] }] },
    ]);
    const guest = newCaller(testApp, account);
    const { order } = await guest.orders.place(
      {
        body: {
          userData: { name: "Ana", email: "ana@example.com" },
          cartData: {
            items: { [ids["Calabresa"]!]: { qty: 2, children: { [ids["Catupiry"]!]: { qty: 1 } } } },
            addressData: { address: "Rua A", number: "1" },
            paymentMethod: "cash",
            changeTo: 100,
          },
        },
      },
      { idempotencyKey: randomUUID() },
    );
    expect(order).toMatchObject({ id: 1, status_id: 5, total_amount: 48.98 });
    const own = await guest.orders.get({ params: { hash: order.hash } });
    expect(own.details.items).toEqual([
      { title_br: "Calabresa", qty: 2, price: 22.99, children: [{ title_br: "Catupiry", qty: 1, price: 3 }] },
    ]);
    const admin = await signedInAdmin(testApp, account);
    const list = await admin.orders.list({ query: {} });
    expect(list.orders).toHaveLength(1);
    await admin.orders.setStatus({ params: { hash: order.hash, statusId: "2" }, body: {} });
    expect((await guest.orders.get({ params: { hash: order.hash } })).status_label).toBe("Preparando");
  });
});
