import { expect, inject, it, onTestFinished } from "vitest";
import { connectClient } from "../db/connect-client.ts";
import { withAccount } from "../db/with-account.ts";
import { newCaller, signedInAdmin } from "../testing/caller.ts";
import { fullAccount } from "../testing/full-account.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { accountCommand } from "./testing-account-command.ts";

const testApp = sharedApp();

/** No administrator can be reached, who may see less of what is under way than the program does. */
const adminUrl = "postgres://nobody@127.0.0.1:9/none";
const account = (...args: string[]) =>
  accountCommand(testApp, testApp.dataDir, { adminUrl })(...args);
const unavailable = { status: 503, error: "unavailable", retry_after: 30 };

it("freezing an account waits for what is under way, and keeps everybody from writing to it until it thaws", async () => {
  const { account: frozen, guest, ids } = await fullAccount(testApp);
  const { account: other, guest: elsewhere, ids: others } = await fullAccount(testApp);
  const { accountId, label } = frozen;
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
  const writing = withAccount(testApp.database, { accountId, mode: "write" }, async ({ db }) => {
    await db
      .updateTable("tables")
      .set({ number: 77 })
      .where("account_id", "=", accountId)
      .where("number", "=", 3)
      .execute();
    begin();
    await mayEnd;
  });
  // An administrator's transaction is none that orders come from.
  const admin = await connectClient(inject("adminUrl"));
  onTestFinished(() => admin.end());
  await admin.query("begin");
  // The write must end even when the test fails.
  onTestFinished(() => end());
  await hasBegun;
  const freezing = account("freeze", label);
  const order = (place: typeof guest, item = "") =>
    sendOrder(place, deliveryBody({ [item]: { qty: 1 } }));
  await expect.poll(() => refusalOf(order(guest, ids["Água"]))).toMatchObject(unavailable);
  const early = await Promise.race([freezing, new Promise((resolve) => setImmediate(resolve))]);
  expect(early).toBeUndefined();
  end();
  await writing;
  expect(await freezing).toMatchObject({ code: 0, out: [expect.stringContaining("is frozen")] });

  // Signing in writes in a transaction of its own, and is refused. Reading goes on.
  expect(await refusalOf(signedInAdmin(testApp, frozen))).toMatchObject(unavailable);
  expect((await newCaller(testApp, frozen).content.menu({})).menu).not.toEqual([]);
  expect((await order(elsewhere, others["Água"])).id).toBeGreaterThan(0);
  expect(other.label).not.toBe(label);

  expect(await account("thaw", label)).toMatchObject({ code: 0 });
  expect((await order(guest, ids["Água"])).id).toBeGreaterThan(0);
  expect((await account("freeze", "nobody")).complaints).toEqual(['There is no account "nobody"']);
});
