import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { refetchMs } from "../../src/web/live/refetch-interval.ts";
import { openEvents, type EventStream } from "../event-stream.ts";
import { textOf } from "../exchange.ts";
import { headerOf, newAsking, type Asking } from "./asking.ts";
import { takePart, type Plan, type Seen } from "./part.ts";
import { isHungry } from "./size.ts";

// Guests come evenly, open the menu, follow it, and some of them order and follow their order.

export type GuestsSeen = Seen & { streams: number };

/** A guest's number among all, the index of their restaurant, and the host and address of their calls. */
type Guest = { number: number; restaurant: number; host: string; address: string };

takePart<GuestsSeen>(async (plan) => {
  const { restaurants, size } = plan;
  const asking = newAsking(plan);
  const files = await listFiles(asking, plan);
  const visits: Promise<void>[] = [];
  let streams = 0;
  let isOver = false;

  async function visit(guest: Guest): Promise<void> {
    const { host, address } = guest;
    const who = { host, address };
    const page = await asking.ask("menu page", { ...who, path: "/delivery" });
    for (const path of files) await asking.ask("files of the page", { ...who, path });
    const menu = await asking.ask("menu data", { ...who, path: menuPath });
    const known = { "if-none-match": headerOf(menu, "etag") ?? "" };
    const lookAgain = () =>
      asking.ask("menu data, again", { ...who, path: menuPath, headers: known });
    const orders = isHungry(Math.floor(guest.number / restaurants.length) + guest.restaurant);
    await follow(guest, async () => {
      if (orders) {
        await asking.wait(5, 20);
        // With something in the cart the menu is asked for again.
        return lookAgain();
      }
      await asking.wait(60, 70);
      // The guest has come back from another page.
      await lookAgain();
      const headers = { "if-none-match": headerOf(page, "etag") ?? "" };
      if (guest.number % 4 === 0)
        await asking.ask("menu page, again", { ...who, path: "/delivery", headers });
      await asking.wait(20, 50);
    });
    if (orders && !isOver) await order(guest);
  }

  async function order(guest: Guest): Promise<void> {
    const { host, address, restaurant } = guest;
    const who = { host, address };
    const cartData = { items: restaurants[restaurant]?.cart, addressData, paymentMethod: "pix" };
    for (let look = 0; look < 2; look += 1) {
      await asking.ask("quote", {
        ...who,
        method: "POST",
        path: "/v2.0/order/quote",
        body: { cartData },
      });
      await asking.wait(2, 8);
    }
    if (isOver) return;
    const name = `Cliente ${guest.number}`;
    const placed = await asking.ask("order", {
      ...who,
      method: "POST",
      path: "/v2.0/order",
      headers: { "idempotency-key": randomUUID() },
      body: { userData: { name, email: "ana@example.com", phone: "(19) 99999-0000" }, cartData },
    });
    const hash = /"hash":"([0-9a-f]{32})"/.exec(placed ? textOf(placed) : "")?.[1];
    if (hash === undefined) return;
    asking.seen.placed.push({ restaurant, hash });
    const token = headerOf(placed, "token");
    const mine = { ...who, token };
    const look = () => asking.ask("own order", { ...mine, path: `/v2.0/order/${hash}` });
    // Events bring the order's new state, and the page fetches it again now and then as well.
    await follow({ ...guest, token }, async () => {
      await look();
      await asking.wait(refetchMs.besideEvents / 1_000);
      await look();
      await asking.wait(30);
    });
  }

  /** Listens to the account's events while `run` runs. */
  async function follow(
    { host, address, token }: Guest & { token?: string | undefined },
    run: () => Promise<unknown>,
  ): Promise<void> {
    let stream: EventStream | undefined;
    try {
      stream = await openEvents(
        plan.port,
        { host, address, token },
        {
          hear: () => undefined,
          onCut: (why) => asking.note(`A guest's stream was cut off: ${why}`),
        },
      );
      streams += 1;
      await run();
    } catch (error) {
      asking.note(String(error));
    } finally {
      stream?.close();
    }
  }

  async function come(): Promise<void> {
    const startedAt = performance.now();
    const everyMs = (size.seconds * 1_000) / size.guests;
    for (let number = 0; number < size.guests; number += 1) {
      await sleep(Math.max(0, startedAt + number * everyMs - performance.now()));
      const restaurant = number % restaurants.length;
      const host = restaurants[restaurant]?.host ?? "";
      const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
      visits.push(visit({ number, restaurant, host, address }));
    }
    asking.measure(false);
    isOver = true;
    asking.hurry();
  }

  let coming: Promise<void>;
  return {
    begin() {
      asking.measure(true);
      coming = come();
    },
    async end() {
      await coming;
      await Promise.all(visits);
      return { ...asking.seen, streams };
    },
  };
});

const menuPath = "/v2.0/content/menu";
const addressData = {
  postal_code: "13015-904",
  address: "Rua das Flores",
  number: "12",
  district: "Centro",
  city: "Campinas",
  state: "SP",
};

/** The scripts and styles that the page names, which a browser keeps for a year. */
async function listFiles(asking: Asking, { restaurants: [restaurant] }: Plan): Promise<string[]> {
  const headers = { "accept-encoding": "identity" };
  const page = await asking.ask("files", {
    host: restaurant?.host ?? "",
    address: "10.255.0.1",
    path: "/delivery",
    headers,
  });
  const named = page?.body.matchAll(/href="(\/static\/[^"]+)"/g) ?? [];
  return [...new Set([...named].map(([, path = ""]) => path))];
}
