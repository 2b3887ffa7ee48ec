import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, inject, it, vi } from "vitest";
import { drawTicket } from "../printing/draw-ticket.ts";
import { asAdmin } from "../testing/as-admin.ts";
import { newCaller, signedInAdmin, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";

vi.mock("../printing/draw-ticket.ts", { spy: true });

const testApp = sharedApp();
let account: TestAccount;
let water: string;
beforeAll(async () => {
  account = await newAccount(testApp, { features: { delivery: true } });
  const ids = await newMenu(testApp, account, [
    { title: "Bebidas", items: [{ title: "Água", priceCents: 400 }] },
  ]);
  water = String(ids["Água"]);
});

const order = (guest: Caller) => sendOrder(guest, deliveryBody({ [water]: { qty: 1 } }));
const rate = (guest: Caller) =>
  guest.ratings.rate({ body: { rate: 5 } }, { idempotencyKey: crypto.randomUUID() });

it.each([
  ["an order", order],
  ["a rating", rate],
])(
  "%s of a guest who is forgotten in the same moment is refused as one of an ended session",
  async (_, send) => {
    const guest = newCaller(testApp, account);
    await order(guest);
    const refusal = await asAdmin(inject("adminUrl"), async (admin) => {
      await admin.query("begin");
      const { rows } = await admin.query<{ pid: number }>("select pg_backend_pid() as pid");
      for (const statement of [
        "update orders set guest_id = null where account_id = $1",
        "delete from guests where account_id = $1",
      ])
        await admin.query(statement, [account.accountId]);
      const underWay = refusalOf(send(guest));
      await expect
        .poll(async () => {
          const waiting = await admin.query(
            "select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid))",
            [rows[0]?.pid],
          );
          return waiting.rowCount;
        })
        .toBe(1);
      await admin.query("commit");
      return underWay;
    });
    expect(refusal).toMatchObject({ status: 401, error: "session_expired" });
    expect(testApp.logLines).toEqual([]);
    await send(newCaller(testApp, account));
  },
);

it("a picture that is drawn while its guest is forgotten is not kept", async () => {
  const guest = newCaller(testApp, account);
  const { hash } = await order(guest);
  const admin = await signedInAdmin(testApp, account);
  await admin.orders.setStatus({ params: { hash, statusId: "4" }, body: {} });
  const pictures = async () => {
    const names = await readdir(join(testApp.dataDir, "print")).catch(() => []);
    return names.filter((name) => name.endsWith(".jpg"));
  };
  await guest.printing.print({ body: { data: { hash } } });
  expect(await pictures()).toHaveLength(1);
  const begun = Promise.withResolvers<void>();
  const drawn = Promise.withResolvers<Buffer>();
  vi.mocked(drawTicket).mockImplementationOnce(() => {
    // The order has already been read.
    begun.resolve();
    return drawn.promise;
  });
  const refusal = refusalOf(guest.printing.print({ body: { data: { hash } } }));
  await begun.promise;
  await guest.privacy.erase();
  drawn.resolve(Buffer.from("a picture"));
  expect(await refusal).toMatchObject({ status: 404 });
  expect(await pictures()).toEqual([]);
});
