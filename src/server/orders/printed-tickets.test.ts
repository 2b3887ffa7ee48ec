import { beforeAll, describe, expect, it } from "vitest";
import type { PrintLayout } from "../../domain/print-layout.ts";
import { newCaller, signedInAdmin, signedInAttendant, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu } from "../testing/new-account.ts";
import { newOrder } from "../testing/new-order.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";

const testApp = sharedApp();
let guest: Caller;
let attendant: Caller;
let admin: Caller;
let itemId: string | undefined;
beforeAll(async () => {
  const account = await newAccount(testApp);
  const ids = await newMenu(testApp, account, [
    { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 2299 }] },
  ]);
  itemId = ids["Calabresa"];
  guest = newCaller(testApp, account);
  attendant = await signedInAttendant(testApp, account);
  admin = await signedInAdmin(testApp, account);
});

const mark = (caller: Caller, hash: string, layout: PrintLayout) =>
  caller.orders.markPrinted({ params: { hash, layout }, body: {} });
const printed = async (caller: Caller, hash: string) =>
  (await caller.orders.get({ params: { hash } })).printed;

describe("fault 24: a ticket that has been printed", () => {
  it("is known on every device of the staff, for each layout", async () => {
    const { hash } = await newOrder(guest, itemId);
    expect(await printed(admin, hash)).toEqual([]);
    expect((await mark(attendant, hash, "production")).order.printed).toEqual(["production"]);
    expect(await printed(admin, hash)).toEqual(["production"]);
    await mark(admin, hash, "production");
    await mark(admin, hash, "customer");
    expect(await printed(attendant, hash)).toEqual(["customer", "production"]);
  });

  it("is nothing that guests hear of, or can say", async () => {
    const { hash } = await newOrder(guest, itemId);
    await mark(attendant, hash, "customer");
    expect(await printed(guest, hash)).toBeUndefined();
    expect((await refusalOf(mark(guest, hash, "production"))).error).toBe("access_denied");
    expect(await printed(attendant, hash)).toEqual(["customer"]);
    expect((await refusalOf(mark(admin, "0".repeat(32), "customer"))).status).toBe(404);
  });
});
