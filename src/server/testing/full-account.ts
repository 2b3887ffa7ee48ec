import { randomUUID } from "node:crypto";
import { issueAccessCode } from "../auth/access-codes.ts";
import { withAccount, type Tx } from "../db/with-account.ts";
import { newCaller, signedInAdmin, signedInAttendant, type Caller } from "./caller.ts";
import { newAccount, newMenu, type TestAccount } from "./new-account.ts";
import { deliveryBody, sendOrder, type PlacedOrder } from "./new-order.ts";
import { newEntryImage, newIcon, newUpload } from "./new-pictures.ts";
import type { TestApp } from "./start-app.ts";

export type FullAccount = {
  account: TestAccount;
  ids: Record<string, string>;
  admin: Caller;
  attendant: Caller;
  guest: Caller;
  order: PlacedOrder;
  accessCode: string;
};

/** An account with at least one row in every table, so that whatever leaks has something to show. */
export async function fullAccount(testApp: TestApp): Promise<FullAccount> {
  const account = await newAccount(testApp, {
    features: { delivery: true, easyOrder: true, localOrder: true },
    extras: { locations: 3 },
  });
  const ids = await newMenu(testApp, account, [
    {
      title: "Pizzas",
      items: [
        {
          title: "Calabresa",
          priceCents: 2299,
          groups: [{ title: "Borda", items: [{ title: "Catupiry", priceCents: 300 }] }],
        },
      ],
    },
  ]);
  const guest = newCaller(testApp, account);
  const items = {
    [String(ids["Calabresa"])]: { qty: 1, children: { [String(ids["Catupiry"])]: { qty: 1 } } },
  };
  const order = await sendOrder(guest, deliveryBody(items));
  await guest.ratings.rate(
    { body: { rate: 5, description: "Tudo ótimo" } },
    { idempotencyKey: randomUUID() },
  );
  await guest.tables.requestService({ body: { number: 2 } });
  const admin = await signedInAdmin(testApp, account);
  await sendOrder(admin, deliveryBody(items));
  await admin.orders.setStatus({ params: { hash: order.hash, statusId: "2" }, body: {} });
  const accessCode = await withAccount(
    testApp.database,
    { accountId: account.accountId, mode: "write" },
    async (tx) => {
      await insertPictures(tx, String(ids["Calabresa"]));
      const { user_id: userId } = await tx.db
        .selectFrom("users")
        .select("user_id")
        .where("account_id", "=", tx.accountId)
        .where("level", "=", 1)
        .executeTakeFirstOrThrow();
      return issueAccessCode(tx, userId, new Date());
    },
  );
  return {
    account,
    ids,
    admin,
    attendant: await signedInAttendant(testApp, account),
    guest,
    order,
    accessCode,
  };
}

/** A logo for the account, and for the item an image and the icon "Picante". */
async function insertPictures(tx: Tx, itemId: string): Promise<void> {
  await newIcon(tx, itemId, { title: "Picante" });
  await newEntryImage(tx, itemId);
  await tx.db
    .updateTable("accounts")
    .set({ logo_upload_id: await newUpload(tx) })
    .where("account_id", "=", tx.accountId)
    .execute();
}
