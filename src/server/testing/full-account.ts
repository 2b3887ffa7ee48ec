import { randomBytes, randomUUID, randomUUIDv7 } from "node:crypto";
import { issueAccessCode } from "../auth/access-codes.ts";
import { withAccount, type Tx } from "../db/with-account.ts";
import { newCaller, signedInAdmin, signedInAttendant, type Caller } from "./caller.ts";
import { newAccount, newMenu, type TestAccount } from "./new-account.ts";
import { deliveryBody, sendOrder, type PlacedOrder } from "./new-order.ts";
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

/** A picture that is the account's logo, the item's image and the icon "Picante" of the item. */
async function insertPictures(tx: Tx, itemId: string): Promise<void> {
  const { accountId, db } = tx;
  const [uploadId, iconId] = [randomUUIDv7(), randomUUIDv7()];
  await db
    .insertInto("uploads")
    .values({
      account_id: accountId,
      upload_id: uploadId,
      file: randomBytes(16).toString("hex"),
      width: 640,
      height: 480,
      colour: "#aa3300",
    })
    .execute();
  await db
    .insertInto("icons")
    .values({ account_id: accountId, icon_id: iconId, title: "Picante", upload_id: uploadId })
    .execute();
  await db
    .insertInto("entry_icons")
    .values({ account_id: accountId, entry_id: itemId, icon_id: iconId })
    .execute();
  await db
    .insertInto("entry_images")
    .values({ account_id: accountId, entry_id: itemId, position: 0, upload_id: uploadId })
    .execute();
  await db
    .updateTable("accounts")
    .set({ logo_upload_id: uploadId })
    .where("account_id", "=", accountId)
    .execute();
}
