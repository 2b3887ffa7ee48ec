import { newAccount, newMenu, type TestAccount } from "../../src/server/testing/new-account.ts";
import { deliveryBody } from "../../src/server/testing/new-order.ts";
import type { TestApp } from "../../src/server/testing/start-app.ts";

/** An account that sells nothing but water, and the JSON of a guest's order of one. */
export async function openWaterAccount(
  testApp: TestApp,
): Promise<{ account: TestAccount; body: string }> {
  const account = await newAccount(testApp);
  const ids = await newMenu(testApp, account, [
    { title: "Bebidas", items: [{ title: "Água", priceCents: 400 }] },
  ]);
  return { account, body: JSON.stringify(deliveryBody({ [String(ids["Água"])]: { qty: 1 } })) };
}
