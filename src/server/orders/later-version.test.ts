import { safeParse } from "zod/v4/core";
import { expect, it } from "vitest";
import { order } from "../../contract/orders.ts";
import type { CancelReason } from "../../domain/cancel-reasons.ts";
import type { PaymentMethod } from "../../domain/payment-methods.ts";
import { withAccount } from "../db/with-account.ts";
import { newAccount, newMenu } from "../testing/new-account.ts";
import { newCaller, signedInAdmin } from "../testing/caller.ts";
import { newOrder } from "../testing/new-order.ts";
import { sharedApp } from "../testing/start-app.ts";
import { findOrderRow } from "./order-row-queries.ts";
import { orderView } from "./order-view.ts";

const testApp = sharedApp();

it("an order with a method and a reason that only a later version knows is answered, not refused with its whole list", async () => {
  const account = await newAccount(testApp, { features: { delivery: true } });
  const ids = await newMenu(testApp, account, [
    { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 2299 }] },
  ]);
  const { hash } = await newOrder(newCaller(testApp, account), ids["Calabresa"]);
  const admin = await signedInAdmin(testApp, account);
  const body = { reason: "internal" } as const;
  await admin.orders.setStatus({ params: { hash, statusId: "6" }, body });
  const row = await withAccount(testApp.database, { ...account, mode: "read" }, (tx) =>
    findOrderRow(tx, hash),
  );
  if (!row) throw new Error("The order is there");
  // The checks of this version's tables let nobody store them.
  const later = {
    ...row,
    payment_method: "crypto" as PaymentMethod,
    cancel_reason: "drone_lost" as CancelReason,
  };
  const answer = orderView(later, { lines: [], principal: { kind: "nobody" } });
  expect(safeParse(order, answer).success).toBe(true);
  expect(answer).toMatchObject({
    payment_method_name: "crypto",
    cancelled: { reason: "other" },
  });
});
