import { randomUUID } from "node:crypto";
import { withAccount } from "../../db/with-account.ts";
import { signedInAdmin, type Caller } from "../../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../../testing/new-account.ts";
import { deliveryBody, type OrderBody } from "../../testing/new-order.ts";
import { rawCall, type RawAnswer } from "../../testing/raw-call.ts";
import type { TestApp } from "../../testing/start-app.ts";

/** An account that takes orders, and calls that place them under idempotency keys. */
export type KeyedShop = {
  account: TestAccount;
  admin: Caller;
  /** The ids of two items. */
  pizza: string;
  juice: string;
  send: (
    key: string | undefined,
    body: unknown,
    token?: string,
    to?: { host: string },
  ) => Promise<RawAnswer>;
  orderCount: () => Promise<number>;
  setActive: (itemId: string, active: boolean) => Promise<void>;
  /** The token of a new known guest, who has placed an order. */
  knownGuest: () => Promise<string>;
};

/** The body of an order of one unit of an item. */
export const one = (itemId: string): OrderBody => deliveryBody({ [itemId]: { qty: 1 } });

export async function newKeyedShop(testApp: TestApp): Promise<KeyedShop> {
  const account = await newAccount(testApp);
  const admin = await signedInAdmin(testApp, account);
  const ids = await newMenu(testApp, account, [
    {
      title: "Tudo",
      items: [
        { title: "Pizza", priceCents: 4000 },
        { title: "Suco", priceCents: 900 },
      ],
    },
  ]);
  const [pizza, juice] = [String(ids["Pizza"]), String(ids["Suco"])];
  const send: KeyedShop["send"] = (key, body, token, { host } = account) => {
    const headers: Record<string, string> = key === undefined ? {} : { "idempotency-key": key };
    return rawCall(testApp, { method: "POST", url: "/v2.0/order", host, headers, body, token });
  };
  return {
    account,
    admin,
    pizza,
    juice,
    send,
    async orderCount() {
      const [newest] = (await admin.orders.list({ query: {} })).orders;
      return newest && "id" in newest ? newest.id : 0;
    },
    async setActive(itemId, active) {
      const { accountId } = account;
      await withAccount(testApp.database, { accountId, mode: "write" }, ({ db }) =>
        db
          .updateTable("entries")
          .set({ active })
          .where("account_id", "=", accountId)
          .where("entry_id", "=", itemId)
          .execute(),
      );
    },
    async knownGuest() {
      const { headers } = await send(randomUUID(), one(juice));
      return headers["token"] ?? "";
    },
  };
}
