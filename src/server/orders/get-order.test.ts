import { beforeAll, describe, expect, it } from "vitest";
import { newCaller, signedInAdmin, signedInAttendant, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { newOrder, type PlacedOrder } from "../testing/new-order.ts";
import { rawCall } from "../testing/raw-call.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";

const testApp = sharedApp();
let account: TestAccount;
let admin: Caller;
let other: Caller;
let curious: Caller;
let theirs: PlacedOrder;
beforeAll(async () => {
  account = await newAccount(testApp);
  const menu = [{ title: "Bebidas", items: [{ title: "Água", priceCents: 500 }] }];
  const ids = await newMenu(testApp, account, menu);
  admin = await signedInAdmin(testApp, account);
  [other, curious] = [newCaller(testApp, account), newCaller(testApp, account)];
  theirs = await newOrder(other, ids["Água"]);
  await newOrder(curious, ids["Água"]);
});

describe("threat 12: one order", () => {
  it("is there for its guest and for staff, and for nobody else", async () => {
    const params = { hash: theirs.hash };
    const attendant = await signedInAttendant(testApp, account);
    for (const caller of [other, admin, attendant])
      expect((await caller.orders.get({ params })).id).toBe(theirs.id);
    const missing = await refusalOf(curious.orders.get({ params: { hash: "f".repeat(32) } }));
    expect(missing).toMatchObject({ status: 404, error: "not_found" });
    for (const caller of [curious, newCaller(testApp, account)]) {
      expect(await refusalOf(caller.orders.get({ params }))).toEqual(missing);
    }
  });

  it.each(["", "F".repeat(32), "f".repeat(31), "f".repeat(33), "1", "'--"])(
    "is not found as %j",
    async (hash) => {
      const { status } = await rawCall(testApp, {
        url: `/v2.0/order/${encodeURIComponent(hash)}`,
        host: account.host,
        token: admin.token(),
      });
      expect(status).toBe(404);
    },
  );
});
