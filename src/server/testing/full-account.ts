import { randomUUID } from "node:crypto";
import { issueAccessCode } from "../auth/access-codes.ts";
import { tableId } from "../tabs/table-id.ts";
import { addHistory } from "../db/history.ts";
import { withAccount, type Tx } from "../db/with-account.ts";
import { newCaller, signedInAdmin, signedInAttendant, type Caller } from "./caller.ts";
import { adminCredentials, newAccount, newMenu, type TestAccount } from "./new-account.ts";
import { deliveryBody, sendOrder, type PlacedOrder } from "./new-order.ts";
import { newTab, payTab, tabOrder } from "./new-tab.ts";
import { newEntryImage, newIcon, newUpload } from "./new-pictures.ts";
import type { TestApp } from "./start-app.ts";

export type FullAccount = {
  account: TestAccount;
  /** Ids of entries by title, and of the icon "Picante" and an upload, "Foto". */
  ids: Record<string, string>;
  admin: Caller;
  attendant: Caller;
  guest: Caller;
  order: PlacedOrder;
  /** A tab at table 1 with an order and a payment on it. */
  sheet: { hash: string };
  /** Somebody whom other examples may change and remove. */
  spareUser: { id: string };
  accessCode: string;
};

/** An account with at least one row in every table, so that every leak has something to show. */
export async function fullAccount(testApp: TestApp): Promise<FullAccount> {
  const account = await newAccount(testApp, {
    features: { delivery: true, easyOrder: true, localOrder: true, attendantOrder: true },
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
    { title: "Bebidas", items: [{ title: "Água", priceCents: 400 }] },
  ]);
  const guest = newCaller(testApp, account);
  const items = {
    [String(ids["Calabresa"])]: { qty: 1, children: { [String(ids["Catupiry"])]: { qty: 1 } } },
  };
  const order = await sendOrder(guest, deliveryBody(items));
  const { key } = await guest.orderSharing.share({ params: { hash: order.hash }, body: {} });
  await guest.ratings.rate(
    { body: { rate: 5, description: "Tudo ótimo" } },
    { idempotencyKey: randomUUID() },
  );
  await guest.tables.requestService({ body: { number: 2 } });
  const admin = await signedInAdmin(testApp, account);
  const { stations } = await admin.stations.save({ body: { stations: [{ name: "Cozinha" }] } });
  const kitchen = String(stations[0]?.id);
  const made = { id: String(ids["Água"]), extras: { station: kitchen } };
  await admin.content.saveItem({ body: { data: made } });
  const { printer } = await admin.printers.add({
    body: { printer: { name: "Fogão", kind: "browser", columns: 48, stations: [kitchen] } },
  });
  await admin.printers.add({
    body: {
      printer: {
        name: "Bar",
        kind: "browser",
        columns: 48,
        stations: [kitchen],
        fallback: { printer: printer.id, after_seconds: 60 },
      },
    },
  });
  const cancelled = await sendOrder(admin, deliveryBody(items));
  await admin.orders.setStatus({ params: { hash: order.hash, statusId: "2" }, body: {} });
  const { user: spareUser } = await admin.staff.addUser({
    body: { data: { name: "Léo", user: "leo@example.com", pass: "senha do Léo", level: 2 } },
  });
  const attendant = await signedInAttendant(testApp, account);
  await admin.orders.setStatus({ params: { hash: cancelled.hash, statusId: "2" }, body: {} });
  await attendant.orders.setStatus({
    params: { hash: cancelled.hash, statusId: "6" },
    body: { reason: "entered_wrong", approval: adminCredentials },
  });
  await attendant.tables.requestService({ body: { number: 3 } });
  const table = { params: { id: tableId(account.accountId, 3) }, body: { addressed: true } };
  await attendant.tables.setAddressed(table);
  const sheet = await newTab(attendant, { location: tableId(account.accountId, 1) });
  const { hash } = await sendOrder(attendant, tabOrder(sheet, items));
  await attendant.kitchen.setLines({ params: { hash }, body: { ready: true } });
  const { payments } = await payTab(attendant, { sheet, amount: 1, method: "cash" });
  const bill = { sheet: sheet.hash, layout: "bill", printer: printer.id } as const;
  await attendant.printJobs.print({ body: bill });
  const { jobs } = await attendant.printJobs.list();
  const jobId = String(jobs.find(({ layout }) => layout === "bill")?.id);
  const paidAlone = await admin.orders.pay(
    { params: { hash: order.hash }, body: { amount: 1, method: "cash" } },
    { idempotencyKey: randomUUID() },
  );
  const ofWater = { params: { id: String(ids["Água"]) } };
  await admin.content.setStock({ ...ofWater, body: { stock: 500 } });
  const many = await sendOrder(admin, deliveryBody({ [ofWater.params.id]: { qty: 90 } }));
  const paid = await newTab(attendant, { location: tableId(account.accountId, 1) });
  await attendant.sheets.close({ params: { hash: paid.hash }, body: {} });
  const moveCash = (body: Parameters<Caller["cash"]["move"]>[0]["body"]) =>
    attendant.cash.move({ body }, { idempotencyKey: randomUUID() });
  await moveCash({ kind: "in", amount: 20, reason: "Troco" });
  const taken = {
    kind: "out",
    amount: 5,
    reason: "Fornecedor",
    approval: adminCredentials,
  } as const;
  await moveCash(taken);
  const { movements } = await moveCash(taken);
  await admin.cash.undo(
    { params: { id: String(movements.at(-1)?.id) }, body: {} },
    { idempotencyKey: randomUUID() },
  );
  await admin.reports.closeDay(
    { body: { counted: { cash: 10 }, left: 5, note: "Sobrou troco" } },
    { idempotencyKey: randomUUID() },
  );
  const { accessCode, pictures } = await withAccount(
    testApp.database,
    { accountId: account.accountId, mode: "write" },
    async (tx) => {
      const inserted = await insertPictures(tx, String(ids["Calabresa"]));
      await insertServiceRows(tx);
      await insertPush(tx, order.hash);
      await insertStandIn(tx, printer.id);
      await insertMoneyRows(tx);
      await insertSalesDay(tx);
      const { user_id: userId } = await tx.db
        .selectFrom("users")
        .select("user_id")
        .where("account_id", "=", tx.accountId)
        .where("level", "=", 1)
        .executeTakeFirstOrThrow();
      return {
        accessCode: await issueAccessCode(tx, { userId, now: new Date() }),
        pictures: inserted,
      };
    },
  );
  return {
    account,
    ids: {
      ...ids,
      ...pictures,
      Cozinha: kitchen,
      Fogão: printer.id,
      Trabalho: jobId,
      Sangria: String(movements.find(({ kind }) => kind === "out")?.id),
      Cancelado: cancelled.hash,
      Pagamento: String(payments[0]?.id),
      "Pagamento do pedido": String(paidAlone.order.payments?.[0]?.id),
      Muitos: many.hash,
      Acompanhar: key,
    },
    admin,
    attendant,
    guest,
    order,
    sheet,
    spareUser,
    accessCode,
  };
}

/** A pause and a time for orders ahead, of a service that nobody orders by. */
async function insertServiceRows({ db, accountId: account_id }: Tx): Promise<void> {
  const own = { account_id, service: "takeout" };
  const soon = new Date(Date.now() + 3_600_000);
  await db
    .insertInto("service_pauses")
    .values({ ...own, paused_until: soon, reason: "Volto já" })
    .execute();
  await db
    .insertInto("service_slots")
    .values({ ...own, starts_at: soon, used: 1 })
    .execute();
}

/** A ticket that the printer has taken from another one. */
async function insertStandIn({ db, accountId }: Tx, printerId: string): Promise<void> {
  await db
    .updateTable("print_jobs")
    .set({ stand_in_id: printerId })
    .where("account_id", "=", accountId)
    .where("printer_id", "<>", printerId)
    .execute();
}

/** A browser that is told of an order. */
async function insertPush({ db, accountId: account_id }: Tx, hash: string): Promise<void> {
  const { order_id } = await db
    .selectFrom("orders")
    .select("order_id")
    .where("account_id", "=", account_id)
    .where("hash", "=", hash)
    .executeTakeFirstOrThrow();
  const keys = { p256dh: "B".repeat(87), auth: "a".repeat(22) };
  const endpoint = "https://push.example/send/1";
  await db
    .insertInto("order_pushes")
    .values({
      account_id,
      push_id: randomUUID(),
      order_id,
      endpoint,
      ...keys,
      language: "br",
      told: "preparing",
      created_at: new Date(),
    })
    .execute();
}

/** A day that is added up, long before anything was sold. */
async function insertSalesDay({ db, accountId: account_id }: Tx): Promise<void> {
  const span = {
    starts_at: new Date("2020-01-01T08:00:00Z"),
    ends_at: new Date("2020-01-02T08:00:00Z"),
  };
  const items = { entry_ids: [], titles: [], line_counts: [], quantities: [], amounts_cents: [] };
  const parts = {
    part_halves: [],
    part_services: [],
    part_user_ids: [],
    part_orders: [],
    part_items_cents: [],
    part_service_cents: [],
    part_fees_cents: [],
  };
  const steps = { minute_steps: [], minutes: [], minute_counts: [], sums_version: 1 };
  await db
    .insertInto("sales_days")
    .values({ account_id, ...span, ...items, ...parts, ...steps })
    .execute();
}

/** A cancelled line, a paid line, an order's payment with its refund, a merged tab, and a row of history. */
async function insertMoneyRows(tx: Tx): Promise<void> {
  const { accountId: account_id } = tx;
  const line = await tx.db
    .selectFrom("order_lines")
    .select(["order_id", "line"])
    .where("account_id", "=", account_id)
    .where("parent_line", "is", null)
    .executeTakeFirstOrThrow();
  const payment = await tx.db
    .selectFrom("payments")
    .select(["payment_id", "sheet_id", "user_id"])
    .where("account_id", "=", account_id)
    .where("sheet_id", "is not", null)
    .executeTakeFirstOrThrow();
  const created_at = new Date();
  const own = { account_id, ...line, qty: 1 };
  const who = { user_id: payment.user_id, approved_by: payment.user_id };
  const cancelled = { amount_cents: 0, service_cents: 0, reason: "other", created_at };
  const { order_id } = await tx.db
    .selectFrom("orders")
    .select("order_id")
    .where("account_id", "=", account_id)
    .where("status_id", "=", 6)
    .executeTakeFirstOrThrow();
  await tx.db
    .insertInto("line_cancels")
    .values({ ...own, order_id, ...who, ...cancelled, cancel_id: randomUUID() })
    .execute();
  await tx.db
    .insertInto("payment_lines")
    .values({ ...own, payment_id: payment.payment_id })
    .execute();
  const paid = { account_id, order_id: line.order_id, user_id: payment.user_id, created_at };
  const payment_id = randomUUID();
  await tx.db
    .insertInto("payments")
    .values([
      { ...paid, payment_id, amount_cents: 100 },
      {
        ...paid,
        payment_id: randomUUID(),
        amount_cents: -100,
        refunds: payment_id,
        reason: "Troco",
      },
    ])
    .execute();
  await tx.db
    .updateTable("sheets")
    .set({ merged_into: payment.sheet_id })
    .where("account_id", "=", account_id)
    .where("closed_at", "is not", null)
    .execute();
  await addHistory(tx, {
    what: "line_cancelled",
    orderId: line.order_id,
    sheetId: payment.sheet_id ?? undefined,
    userId: payment.user_id,
    approvedBy: payment.user_id,
  });
}

/** A logo for the account, and for the item an image and the icon "Picante". */
async function insertPictures(tx: Tx, itemId: string): Promise<Record<string, string>> {
  const iconId = await newIcon(tx, { itemId, title: "Picante" });
  await newEntryImage(tx, { entryId: itemId });
  const logoId = await newUpload(tx);
  await tx.db
    .updateTable("accounts")
    .set({ logo_upload_id: logoId })
    .where("account_id", "=", tx.accountId)
    .execute();
  return { Picante: iconId, Foto: logoId };
}
