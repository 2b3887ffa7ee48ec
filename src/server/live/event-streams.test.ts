import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { signedInAttendant } from "../testing/caller.ts";
import { leastMs } from "../testing/least-ms.ts";
import { listen, originOf, portOf } from "../testing/listen.ts";
import { tableId } from "../tabs/table-id.ts";
import { newOrder, sendOrder } from "../testing/new-order.ts";
import { newTab, tabOrder } from "../testing/new-tab.ts";
import {
  guestOf,
  listening,
  newShop as shopOf,
  patience,
  startTwoProcesses,
  type LiveProcess,
} from "./testing-shops.ts";

/** Two processes on one database. */
let one: LiveProcess;
let other: LiveProcess;
beforeAll(async () => {
  [one, other] = await startTwoProcesses();
});
afterAll(() => Promise.all([one.close(), other.close()]));

const newShop = () => shopOf(one);

describe("the stream of events", () => {
  it("tells staff within a second of an order that another process took, as it stands in the list", async () => {
    const shop = await newShop();
    const stream = await listening(one, { shop, caller: shop.admin });
    expect(stream.headers).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      authenticated: "true",
    });
    expect(stream.headers["content-encoding"]).toBeUndefined();
    const takenMs = await leastMs(1_000, async () => {
      const { hash } = await newOrder(guestOf(other, shop), shop.itemId);
      const committedAt = performance.now();
      await vi.waitFor(() => expect(stream.orderHashes().at(-1)).toBe(hash), patience);
      return performance.now() - committedAt;
    });
    expect(takenMs).toBeLessThan(1_000);
    const { orders } = await shop.admin.orders.list({ query: {} });
    expect(stream.events.at(-1)?.data).toEqual(orders[0]);
  });

  it("tells callers that want their connection closed, or speak an older HTTP, the same", async () => {
    const shop = await newShop();
    const { host } = shop.account;
    const closing = await listen(await originOf(one), {
      host,
      token: shop.admin.token(),
      connection: "close",
    });
    const old = connect(await portOf(one), "127.0.0.1");
    onTestFinished(() => void old.destroy());
    let heard = "";
    old.setEncoding("utf8").on("data", (part: string) => (heard += part));
    old.write(
      `GET /v2.0/order/events HTTP/1.0\r\nhost: ${host}\r\nauthorization: Bearer ${shop.admin.token()}\r\n\r\n`,
    );
    await vi.waitFor(() => expect(heard).toContain("event: ready\n"), patience);
    const { hash } = await newOrder(guestOf(other, shop), shop.itemId);
    await vi.waitFor(() => expect(closing.orderHashes()).toEqual([hash]), patience);
    await vi.waitFor(() => expect(heard).toContain(hash), patience);
    // Events and nothing between them.
    expect(heard.split("\r\n\r\n")[1]).toMatch(/^(?:(?:id|event|data): .*\n|:\n|\n)+$/);
  });

  it("tells staff of a tab that is closed at a table that the account has no more", async () => {
    const shop = await newShop();
    const attendant = await signedInAttendant(one, shop.account);
    const { hash } = await newTab(attendant, { location: tableId(shop.account.accountId, 4) });
    const stream = await listening(one, { shop, caller: attendant });
    const told = () => stream.events.filter(({ name }) => name === "account").length;
    await shop.admin.account.save({ body: { extras: { locations: 2 } } });
    await vi.waitFor(() => expect(told()).toBe(1), patience);
    const tables = () => stream.events.filter(({ name }) => name === "table");
    const before = tables().length;
    await attendant.sheets.close({ params: { hash }, body: {} });
    await vi.waitFor(() => expect(told()).toBe(2), patience);
    // No event of a free table, which their screens would show: they ask for the list.
    expect(tables()).toHaveLength(before);
  });

  it("tells each process what the other has written, a change of status too", async () => {
    const shop = await newShop();
    const streams = await Promise.all(
      [one, other].map((app) => listening(app, { shop, caller: shop.admin })),
    );
    const first = await newOrder(guestOf(one, shop), shop.itemId);
    const second = await newOrder(guestOf(other, shop), shop.itemId);
    for (const stream of streams) {
      await vi.waitFor(
        () => expect(stream.orderHashes().toSorted()).toEqual([first.hash, second.hash].toSorted()),
        patience,
      );
    }
    await shop.admin.orders.setStatus({ params: { hash: first.hash, statusId: "2" }, body: {} });
    for (const stream of streams) {
      await vi.waitFor(
        () => expect(stream.events.at(-1)?.data).toMatchObject({ hash: first.hash, status_id: 2 }),
        patience,
      );
    }
  });

  it("tells staff of a table that calls, with the table as it is", async () => {
    const shop = await newShop();
    const stream = await listening(one, { shop, caller: shop.admin });
    await guestOf(other, shop).tables.requestService({ body: { number: 3 } });
    await vi.waitFor(
      () =>
        expect(stream.events.at(-1)).toMatchObject({
          name: "table",
          data: { number: 3, service_request: true },
        }),
      patience,
    );
  });

  it("says of an order whether it is the listener's own", async () => {
    const shop = await newShop();
    const attendant = await signedInAttendant(one, shop.account);
    const [own, others] = await Promise.all([
      listening(one, { shop, caller: attendant }),
      listening(one, { shop, caller: shop.admin }),
    ]);
    await newOrder(attendant, shop.itemId);
    await vi.waitFor(() => {
      expect(own.events.at(-1)?.data).toMatchObject({ mine: true });
      expect(others.events.at(-1)?.data).toMatchObject({ mine: false });
    }, patience);
  });

  it("says of a tab's order who entered it, which whoever says that it is ready has not", async () => {
    const shop = await newShop();
    const attendant = await signedInAttendant(one, shop.account);
    const location = tableId(shop.account.accountId, 1);
    const tab = await newTab(attendant, { location });
    const [own, others] = await Promise.all([
      listening(one, { shop, caller: attendant }),
      listening(one, { shop, caller: shop.admin }),
    ]);
    const { hash } = await sendOrder(
      attendant,
      tabOrder(tab, { [String(shop.itemId)]: { qty: 1 } }),
    );
    await shop.admin.orders.markReady({ params: { hash }, body: {} });
    const readyOf = ({ events }: typeof own) =>
      events.findLast(({ name }) => name === "order")?.data;
    await vi.waitFor(() => {
      for (const stream of [own, others])
        expect(readyOf(stream)).toMatchObject({ hash, ready_at: expect.any(String) });
    }, patience);
    expect(readyOf(own)).toMatchObject({ mine: true, entered: true });
    expect(readyOf(others)).not.toHaveProperty("entered");
  });

  it("tells a guest of their own orders and of nothing else", async () => {
    const shop = await newShop();
    const [guest, neighbour] = [guestOf(one, shop), guestOf(one, shop)];
    const { hash } = await newOrder(guest, shop.itemId);
    await newOrder(neighbour, shop.itemId);
    const stream = await listening(other, { shop, caller: guest });
    await newOrder(neighbour, shop.itemId);
    await neighbour.tables.requestService({ body: { number: 1 } });
    await shop.admin.orders.setStatus({ params: { hash, statusId: "2" }, body: {} });
    await vi.waitFor(
      () => expect(stream.events.at(-1)?.data).toMatchObject({ hash, mine: true, status_id: 2 }),
      patience,
    );
    // Their page needs nothing else to show it.
    const { rated: _, ...order } = await guest.orders.get({ params: { hash } });
    expect(stream.events.at(-1)?.data).toEqual(order);
    // An event from just before the stream was open may come as well.
    expect(new Set(stream.orderHashes())).toEqual(new Set([hash]));
    expect(new Set(stream.events.map(({ name }) => name))).toEqual(new Set(["ready", "order"]));
  });

  it("is of one account: many who listen to many accounts hear nothing foreign", async () => {
    const shops = await Promise.all(Array.from({ length: 6 }, () => newShop()));
    const groups = await Promise.all(
      shops.map(async (shop) => ({
        shop,
        streams: await Promise.all(
          Array.from({ length: 8 }, (_, index) =>
            listening(index % 2 ? one : other, { shop, caller: shop.admin }),
          ),
        ),
      })),
    );
    const placed = await Promise.all(
      shops.map(async (shop, index) => {
        const guest = guestOf(index % 2 ? one : other, shop);
        const hashes: string[] = [];
        while (hashes.length < 3) hashes.push((await newOrder(guest, shop.itemId)).hash);
        return hashes.toSorted();
      }),
    );
    for (const [index, { streams }] of groups.entries()) {
      for (const stream of streams) {
        await vi.waitFor(
          () => expect(stream.orderHashes().toSorted()).toEqual(placed[index]),
          patience,
        );
      }
    }
    const [first, second] = shops;
    const answer = await listen(await originOf(one), {
      host: first?.account.host ?? "",
      token: second?.admin.token(),
    });
    expect(answer.status).toBe(403);
  });

  it("tells staff, and nobody else, that settings or services have changed", async () => {
    const shop = await newShop();
    const guest = guestOf(one, shop);
    await newOrder(guest, shop.itemId);
    const [staff, guests] = await Promise.all([
      listening(other, { shop, caller: shop.admin }),
      listening(other, { shop, caller: guest }),
    ]);
    const namesOf = ({ events }: typeof staff) => events.map(({ name }) => name);
    const told = () => namesOf(staff).filter((name) => name === "account").length;
    for (const [index, minutes] of [20, null].entries()) {
      await shop.admin.services.pause({ params: { service: "delivery" }, body: { minutes } });
      await vi.waitFor(() => expect(told()).toBe(index + 1), patience);
    }
    await shop.admin.account.save({ body: { data: { name: "Outra casa" } } });
    await vi.waitFor(() => expect(told()).toBe(3), patience);
    const text = { key: "home.text", language: "us", text: "<p>Hi</p>", from: "" } as const;
    await shop.admin.translations.save({ body: { edits: [text] } });
    await vi.waitFor(() => expect(told()).toBe(4), patience);
    await shop.admin.content.setSoldOut({
      params: { id: String(shop.itemId) },
      body: { until: null },
    });
    await newOrder(guest, shop.itemId);
    await vi.waitFor(() => expect(namesOf(guests)).toContain("order"), patience);
    expect(told()).toBe(4);
    expect(namesOf(guests)).not.toContain("account");
  });

  it("tells somebody without an identity of the menu alone, and nobody but staff of the stock", async () => {
    const shop = await newShop();
    const guest = guestOf(one, shop);
    await newOrder(guest, shop.itemId);
    const callers = [guestOf(one, shop), guest, shop.admin];
    const streams = await Promise.all(callers.map((caller) => listening(other, { shop, caller })));
    await newOrder(guestOf(one, shop), shop.itemId);
    const params = { id: String(shop.itemId) };
    await shop.admin.content.setStock({ params, body: { stock: 3 } });
    await shop.admin.content.setSoldOut({ params, body: { until: "reopened" } });
    const soldOut = { entries: [{ id: params.id, sold_out: true, counted: true }] };
    const heard = streams.map(({ events }) => events);
    await vi.waitFor(
      () => expect(heard.map((events) => events.at(-1)?.data)).toEqual([soldOut, soldOut, soldOut]),
      patience,
    );
    const names = heard.map((events) => new Set(events.map(({ name }) => name)));
    expect(names[0]).toEqual(new Set(["ready", "menu"]));
    expect(names.map((of) => of.has("stock"))).toEqual([false, false, true]);
  });
});
