import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { newCaller, signedInAdmin } from "../testing/caller.ts";
import { newAccount, newMenu } from "../testing/new-account.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { rawCall, type RawAnswer } from "../testing/raw-call.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp, startApp } from "../testing/start-app.ts";
import { drawTicket } from "./draw-ticket.ts";
import { newPrintingShop, now, print, type PrintingShop } from "./testing-prints.ts";

const testApp = sharedApp({ now: () => now });
let { account, guest, cartItems, fetchPicture, expectedTicket } = {} as PrintingShop;
beforeEach(async () => {
  ({ account, guest, cartItems, fetchPicture, expectedTicket } = await newPrintingShop(testApp));
});

describe("threat 29: drawing", () => {
  it("is limited to ten an hour for a guest, and for whoever shares an address without an identity", async () => {
    const { hash } = await sendOrder(guest, deliveryBody(cartItems()));
    const stranger = newCaller(testApp, account);
    for (const [caller, data] of [
      [guest, { hash }],
      [stranger, { items: cartItems() }],
    ] as const) {
      for (let count = 0; count < 10; count += 1) await print(caller, data);
      const answer: RawAnswer = await rawCall(testApp, {
        method: "POST",
        url: "/v2.0/order/print",
        host: account.host,
        token: caller.token(),
        body: { data },
      });
      expect([answer.status, answer.body.error]).toEqual([429, "too_many_requests"]);
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(60);
    }
    const staff = await signedInAdmin(testApp, account);
    for (let count = 0; count < 11; count += 1) await print(staff, { hash });
  });

  it("is limited for an account, whose staff have a share that guests cannot use up", async () => {
    const printLimits = { perGuest: 100, perAddress: 100, perStaff: 100, perAccount: 3 };
    const limited = await startApp({ printLimits });
    const caller = newCaller(limited, account);
    const staff = await signedInAdmin(limited, account);
    for (const one of [caller, staff]) {
      for (let count = 0; count < 3; count += 1) await print(one, { items: cartItems() });
      expect(await refusalOf(print(one, { items: cartItems() }))).toMatchObject({ status: 429 });
    }
    const files = await readdir(join(limited.dataDir, "print"));
    expect(files.filter((name) => name.endsWith(".jpg"))).toHaveLength(6);
    const elsewhere = await newAccount(limited);
    const menu = await newMenu(limited, elsewhere, [
      { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 1 }] },
    ]);
    await print(newCaller(limited, elsewhere), {
      items: { [String(menu["Calabresa"])]: { qty: 1 } },
    });
    await limited.close();
  });

  it("goes on in turn when many ask at once, and nothing half-done is served", async () => {
    const staff = await signedInAdmin(testApp, account);
    const names = await Promise.all(
      Array.from({ length: 8 }, () => print(staff, { items: cartItems() })),
    );
    expect(new Set(names).size).toBe(8);
    const expected = await drawTicket(expectedTicket(), "customer");
    for (const name of names)
      expect((await fetchPicture(name)).rawPayload.equals(expected)).toBe(true);
  });
});
