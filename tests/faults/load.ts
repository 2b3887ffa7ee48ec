import { expectOrdersOnce, newOrder, type PlacedOrder, type Shop } from "./order-load.ts";
import { expectPaymentsOnce, mixed, openTabs, type Tab } from "./payment-load.ts";
import type { Write } from "./writes.ts";

export type Load = {
  /** So many more orders and payments, of which every third is a payment, and the tabs that these need. */
  more(origin: string, count: number): Promise<Write[]>;
  /** Every write that was ever given out is stored once, as it was acknowledged, and nothing else is. */
  expectAllOnce(origin: string): Promise<void>;
};

/** Work for a shop in which nothing was ordered yet. */
export function newLoad(shop: Shop): Load {
  const orders: PlacedOrder[] = [];
  const tabs: Tab[] = [];
  return {
    async more(origin, count) {
      const paymentCount = Math.floor(count / 3);
      const opened = await openTabs(origin, { shop, paymentCount });
      const placed = Array.from({ length: count - paymentCount }, (_, index) =>
        newOrder(shop, orders.length + index),
      );
      tabs.push(...opened);
      orders.push(...placed);
      return mixed(placed, opened);
    },
    async expectAllOnce(origin) {
      await expectOrdersOnce(origin, { shop, orders });
      await expectPaymentsOnce(origin, { shop, tabs });
    },
  };
}
