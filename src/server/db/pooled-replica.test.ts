import { expect, it, onTestFinished, vi } from "vitest";
import { newCaller } from "../testing/caller.ts";
import { editedMenu } from "../testing/menu-editor.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { startApp } from "../testing/start-app.ts";
import { prepareDatabase } from "./database.ts";
import { pgBouncerVersion, startDocumentedPgBouncer } from "./testing-pgbouncer.ts";
import { startReplicated } from "./testing-replica.ts";

const version = await pgBouncerVersion();

it.skipIf(version === undefined)(
  "behind a PgBouncer and with a replica, guests read from the replica and all else goes through the pool",
  async () => {
    const replicated = await startReplicated();
    onTestFinished(() => replicated.stop());
    const { adminUrl } = replicated;
    const role = new URL(replicated.urls.app).username;
    const pool = await startDocumentedPgBouncer({ adminUrl, role }, version ?? 0);
    onTestFinished(() => pool.stop());
    const readUrl = Object.assign(new URL(replicated.urls.replica ?? ""), {
      username: "",
      password: "",
    }).href;
    // The pooler listens a moment after it was started.
    const urls = await vi.waitFor(() => prepareDatabase(adminUrl, { poolUrl: pool.url, readUrl }), {
      timeout: 10_000,
      interval: 50,
    });
    const portOf = (url: string | undefined) => new URL(url ?? "").port;
    expect(portOf(urls.pooled)).toBe(portOf(pool.url));
    expect(portOf(urls.replica)).toBe(portOf(readUrl));
    const testApp = await startApp({ urls });
    onTestFinished(() => testApp.close());
    const menu = await editedMenu(testApp, [
      { title: "Bebidas", items: [{ title: "Água", priceCents: 500 }] },
    ]);
    const { accountId } = menu.account;
    const guest = newCaller(testApp, menu.account);
    await vi.waitFor(() => expect(testApp.database.replica?.isFreshFor(accountId)).toBe(true), {
      timeout: 10_000,
      interval: 20,
    });
    await replicated.askedOfReplica();
    const priceSeen = async () => (await guest.content.menu()).menu[0]?.items[0]?.extras.price;
    const priced = (price: number) =>
      menu.admin.content.saveItem({
        body: { data: { id: String(menu.ids["Água"]), extras: { price } } },
      });
    let asked = "";
    const askedSoFar = async () => {
      expect(await priceSeen()).toBe(5);
      return (asked += await replicated.askedOfReplica());
    };
    const order = await sendOrder(guest, deliveryBody({ [String(menu.ids["Água"])]: { qty: 1 } }));
    expect(order.id).toBe(1);
    // This process keeps no answers, and reads them each time.
    await expect
      .poll(askedSoFar, { timeout: 20_000 })
      .toContain(`set local app.account_id = '${accountId}'`);
    expect(asked).not.toMatch(/read write|insert into|update "|delete from|"sessions"/);

    // Reads after a save, and reads without the replica, come through the pool.
    await priced(6);
    expect(await priceSeen()).toBe(6);
    await replicated.stopReplica();
    await priced(7);
    expect(await priceSeen()).toBe(7);
  },
);
