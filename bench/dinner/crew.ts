import type { Order } from "../../src/contract/orders.ts";
import type { Asking } from "./asking.ts";
import type { Restaurant } from "./restaurant.ts";
import type { Plan } from "./part.ts";
import { openScreen, type Page, type Screen } from "./screen.ts";
import { serveTab } from "./tab.ts";

/** The three who work in a restaurant. */
export type Crew = {
  screens: Record<Page, Screen>;
  /** Tabs that were paid, by their hashes. */
  tabs: string[];
  /** Serves a tab some time during the dinner, and says once that something is sold out. */
  work(): Promise<void>;
  close(): void;
};

type Deps = { plan: Plan; asking: Asking };
type Place = { restaurant: Restaurant; at: number };

/** Opens the screens of a crew, who accept, make and bring every order. */
export async function openCrew(deps: Deps, { restaurant, at }: Place): Promise<Crew> {
  const { asking, plan } = deps;
  const steps = new Map<string, Set<string>>();
  const brought = new Set<string>();
  const tabs: string[] = [];

  /** Runs a step once for each order: events repeat a status when something else about the order changes. */
  function once(order: Order, step: string, run: () => Promise<void>): void {
    const done = steps.get(order.hash) ?? new Set();
    steps.set(order.hash, done);
    if (done.has(step)) return;
    done.add(step);
    void run();
  }

  const open = (page: Page, onOrder: (order: Order) => void) =>
    openScreen(deps, { restaurant, page, address: `10.200.${at >> 8}.${at & 255}`, onOrder });
  const setStatus = async (screen: Screen, { hash }: Order, statusId: number) => {
    await screen.call("staff: status", {
      method: "PUT",
      path: `order/${hash}/status/${statusId}`,
      body: {},
    });
    // The answer has the order as it is now.
    screen.lists.progress?.isTold();
    screen.lists.waiting?.isTold();
  };

  const board = await open("board", (order) => {
    const { hash, status_id: status } = order;
    if (status === 5)
      once(order, "accepted", async () => {
        await asking.wait(3, 8);
        const path = `order/${hash}/accept`;
        await board.call("staff: accept", { method: "PUT", path, body: {} });
      });
    if (order.mode !== "sheet" && isReady(order))
      once(order, "sent", async () => {
        await asking.wait(3, 8);
        await setStatus(board, order, 3);
        await asking.wait(10, 20);
        await setStatus(board, order, 4);
      });
  });
  const kitchen = await open("kitchen", (order) => {
    if (order.status_id !== 1 || order.ready_at !== undefined) return;
    once(order, "made", async () => {
      await asking.wait(15, 25);
      const path = `kitchen/tickets/${order.hash}/lines`;
      await kitchen.call("staff: made", { method: "PUT", path, body: { ready: true } });
    });
  });
  const floor = await open("floor", (order) => {
    if (order.mode === "sheet" && isReady(order))
      once(order, "brought", async () => {
        await asking.wait(2, 5);
        await setStatus(floor, order, 4);
        brought.add(order.hash);
      });
  });
  const screens = { board, kitchen, floor };

  async function markSoldOut(until: "reopened" | null): Promise<void> {
    const path = `content/${restaurant.other}/soldOut`;
    await board.call("staff: sold out", { method: "PUT", path, body: { until } });
  }

  return {
    screens,
    tabs,
    async work() {
      // Leaves time for the tab.
      const wholeSeconds = plan.size.seconds / plan.size.pace;
      await asking.wait(0, wholeSeconds * 0.8);
      await markSoldOut("reopened");
      const hash = await serveTab({ asking, screen: floor, brought }, { restaurant, number: at });
      if (hash !== undefined) tabs.push(hash);
      await markSoldOut(null);
    },
    close() {
      for (const screen of Object.values(screens)) screen.close();
    },
  };
}

const isReady = ({ status_id: status, ready_at: ready }: Order) =>
  (status === 1 || status === 2) && ready !== undefined;
