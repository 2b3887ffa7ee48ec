import { randomUUID } from "node:crypto";
import { newCaller, signedInAdmin, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { newOrder } from "../testing/new-order.ts";
import type { TestApp } from "../testing/start-app.ts";

/** The address at which ratings are sent and listed. */
export const ratingsUrl = "/v2.0/content/rate";

type Ratings = Caller["ratings"];

/** A shop, a guest who has ordered there, and what its admin finds listed, there or at another shop. */
export type RatedShop = {
  account: TestAccount;
  guest: Caller;
  /** A further guest who has ordered. */
  newGuest: () => Promise<Caller>;
  listed: (of?: TestAccount) => ReturnType<Ratings["list"]>;
};

export async function newRatedShop(testApp: TestApp): Promise<RatedShop> {
  const account = await newAccount(testApp);
  const ids = await newMenu(testApp, account, [
    { title: "Bebidas", items: [{ title: "Água", priceCents: 400 }] },
  ]);
  const newGuest = async () => {
    const guest = newCaller(testApp, account);
    await newOrder(guest, ids["Água"]);
    return guest;
  };
  return {
    account,
    guest: await newGuest(),
    newGuest,
    async listed(of = account) {
      const admin = await signedInAdmin(testApp, of);
      return admin.ratings.list({ query: {} });
    },
  };
}

/** A rating under a key of its own, or under one that was used before. */
export function rate(
  caller: Caller,
  {
    idempotencyKey = randomUUID(),
    ...body
  }: { rate: number; description?: string; idempotencyKey?: string },
): ReturnType<Ratings["rate"]> {
  return caller.ratings.rate({ body }, { idempotencyKey });
}
