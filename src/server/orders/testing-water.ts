import type { SentCart } from "../../contract/cart.ts";
import { newMenu, type TestAccount } from "../testing/new-account.ts";
import type { TestApp } from "../testing/start-app.ts";

/** A cart of two waters for R$ 10,00 in all, on a menu made for it. */
export async function waterOf(testApp: TestApp, owner: TestAccount): Promise<SentCart["items"]> {
  const ids = await newMenu(testApp, owner, [
    { title: "Bebidas", items: [{ title: "Água", priceCents: 500 }] },
  ]);
  return { [String(ids["Água"])]: { qty: 2 } };
}
