import { beforeAll, describe, expect, it } from "vitest";
import { orderStatuses } from "../../domain/order-status.ts";
import { withAccount } from "../db/with-account.ts";
import { newCaller, signedInAdmin, signedInAttendant, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { newOrder } from "../testing/new-order.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { rawCall } from "../testing/raw-call.ts";
import { sharedApp, startApp } from "../testing/start-app.ts";

const testApp = sharedApp();
let account: TestAccount;
let admin: Caller;
let guest: Caller;
let itemId: string;
beforeAll(async () => {
  account = await newAccount(testApp);
  admin = await signedInAdmin(testApp, account);
  guest = newCaller(testApp, account);
  const ids = await newMenu(testApp, account, [
    { title: "Bebidas", items: [{ title: "Água", priceCents: 500 }] },
  ]);
  itemId = String(ids["Água"]);
});

const put = (hash: string, { statusId, token }: { statusId: string; token?: string | undefined }) =>
  rawCall(testApp, {
    method: "PUT",
    url: `/v2.0/order/${hash}/status/${statusId}`,
    host: account.host,
    token,
    body: {},
  });

function inAccount<Row>(
  rows: (tx: Parameters<Parameters<typeof withAccount>[2]>[0]) => Promise<Row[]>,
): Promise<Row[]> {
  return withAccount(testApp.database, { accountId: account.accountId, mode: "read" }, rows);
}

/** Recorded changes of an order's status, the latest first. */
const changesOf = (hash: string) =>
  inAccount(({ db, accountId }) =>
    db
      .selectFrom("order_status_changes as c")
      .innerJoin("orders as o", (join) =>
        join.onRef("o.account_id", "=", "c.account_id").onRef("o.order_id", "=", "c.order_id"),
      )
      .select(["c.status_id", "c.user_id"])
      .where("c.account_id", "=", accountId)
      .where("o.hash", "=", hash)
      .orderBy("c.changed_at", "desc")
      .execute(),
  );

describe("threat 13: an order's status", () => {
  it("is set by staff to any of the six, in any order, and its guest sees it", async () => {
    const { hash } = await newOrder(guest, itemId);
    const attendant = await signedInAttendant(testApp, account);
    for (const { id, alias, label } of [...orderStatuses, ...orderStatuses.toReversed()]) {
      const caller = id % 2 === 0 ? admin : attendant;
      const params = { hash, statusId: String(id) as "1" };
      const { order } = await caller.orders.setStatus({ params, body: {} });
      const status = { status_id: id, status_alias: alias, status_label: label };
      expect(order).toMatchObject(status);
      expect(await guest.orders.get({ params: { hash } })).toMatchObject(status);
    }
  });

  it.each(["0", "7", "-1", "1.0", "01", "1e0", "", "open", "null", "%31%20"])(
    "is never %j",
    async (statusId) => {
      const { hash } = await newOrder(guest, itemId);
      expect((await put(hash, { statusId, token: admin.token() })).status).toBe(404);
      expect((await guest.orders.get({ params: { hash } })).status_id).toBe(5);
    },
  );

  it("is not a guest's to set, not even of their own order", async () => {
    const { hash } = await newOrder(guest, itemId);
    const answers = [
      await put(hash, { statusId: "4" }),
      await put(hash, { statusId: "4", token: guest.token() }),
      await put(hash, { statusId: "4", token: "nonsense" }),
    ];
    expect(answers.map(({ status, body }) => `${status} ${body.error}`)).toEqual([
      "400 auth_required",
      "403 access_denied",
      "401 session_expired",
    ]);
    expect((await guest.orders.get({ params: { hash } })).status_id).toBe(5);
  });

  it("of an order that is not there is not found", async () => {
    const { status, body } = await put("0".repeat(32), { statusId: "4", token: admin.token() });
    expect([status, body.error]).toEqual([404, "not_found"]);
  });

  it("is the last one set when several set it at once, and every change is on record", async () => {
    const { hash } = await newOrder(guest, itemId);
    const ids = [1, 2, 3, 4, 5, 6, 1, 2, 3, 4];
    const answers = await Promise.all(
      ids.map((id) => put(hash, { statusId: String(id), token: admin.token() })),
    );
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    const changes = await changesOf(hash);
    const statuses = changes.map((change) => change.status_id);
    // Setting the status that it has is no change.
    expect(statuses.filter((status, index) => status === statuses[index + 1])).toEqual([]);
    expect(new Set(statuses)).toEqual(new Set(ids));
    const { _auth_id } = await admin.auth.check();
    expect(new Set(changes.map((change) => change.user_id))).toEqual(new Set([_auth_id]));
    const { status_id } = await guest.orders.get({ params: { hash } });
    expect(status_id).toBe(changes[0]?.status_id);
  });

  it("set again, as by a second tap, is on record once, and its guest reads one step", async () => {
    const { hash } = await newOrder(guest, itemId);
    for (const statusId of ["2", "2", "4", "4"])
      await put(hash, { statusId, token: admin.token() });
    expect((await changesOf(hash)).map(({ status_id }) => status_id)).toEqual([4, 2]);
    const { steps } = await guest.orders.get({ params: { hash } });
    expect(steps?.map(({ status_id }) => status_id)).toEqual([5, 2, 4]);
  });

  it("is not turned back, nor brought back, by a screen that shows an older one", async () => {
    const { hash } = await newOrder(guest, itemId);
    const set = (statusId: "1" | "2" | "3" | "4" | "6", seen: 1 | 2 | 3) =>
      admin.orders.setStatus({
        params: { hash, statusId },
        body: { seen, ...(statusId === "6" ? { reason: "consumer_request" } : {}) },
      });
    await put(hash, { statusId: "1", token: admin.token() });
    expect((await set("3", 1)).order.status_id).toBe(3);
    // A colleague's page showed it as processing still.
    expect((await set("2", 1)).order.status_id).toBe(3);
    expect((await changesOf(hash)).map(({ status_id }) => status_id)).toEqual([3, 1]);
    // A page that showed the latest status may turn it back.
    expect((await set("2", 3)).order.status_id).toBe(2);
    await set("6", 2);
    expect(await refusalOf(set("3", 2))).toMatchObject({ status: 409, error: "conflict" });
    expect((await guest.orders.get({ params: { hash } })).status_id).toBe(6);
  });

  it("is the last on record also where the clock of a process is late", async () => {
    const late = await startApp({ now: () => new Date(Date.now() - 60_000) });
    const { hash } = await newOrder(guest, itemId);
    const own = { host: account.host, token: admin.token() };
    await put(hash, { statusId: "2", token: own.token });
    await rawCall(late, { method: "PUT", url: `/v2.0/order/${hash}/status/3`, ...own, body: {} });
    await late.close();
    expect((await changesOf(hash)).map(({ status_id }) => status_id)).toEqual([3, 2]);
  });

  it("tells whoever listens, once a change, in the same transaction", async () => {
    const { hash } = await newOrder(guest, itemId);
    const events = () =>
      inAccount(({ db, accountId }) =>
        db
          .selectFrom("outbox as e")
          .innerJoin("orders as o", (join) =>
            join
              .onRef("o.account_id", "=", "e.account_id")
              .onRef("o.order_id", "=", "e.subject_id"),
          )
          .select("e.topic")
          .where("e.account_id", "=", accountId)
          .where("o.hash", "=", hash)
          .execute(),
      );
    expect(await events()).toEqual([{ topic: "order" }]);
    await put(hash, { statusId: "2", token: admin.token() });
    await put(hash, { statusId: "9", token: admin.token() });
    expect(await events()).toEqual([{ topic: "order" }, { topic: "order" }]);
  });
});
