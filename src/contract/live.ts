import * as z from "zod/mini";
import { menuNews } from "./content.ts";
import { order } from "./orders.ts";
import { printJobs } from "./print-jobs.ts";
import { defineContract } from "./route.ts";
import { sharedEventsWire } from "./order-sharing-wire.ts";
import { shareKey } from "./order-sharing.ts";
import { location } from "./tables.ts";
import { wires } from "./wire.ts";

const nothing = z.strictObject({});

export const liveContract = defineContract({
  orders: {
    ...wires.live.orders,
    summary:
      "What happens to orders, tables and print jobs, as it happens: everything for staff, a guest's own orders for a guest, and for everybody what is sold out (`menu`). `stock` tells staff to ask for the figures again, `print` brings the print jobs as they are now, or, without `list`, tells staff to ask for them, `account` for the settings, the services, the tables and the movements of cash. `ready` comes first, and what is fetched after it misses nothing. A reconnect with `Last-Event-ID` gets `reset` instead: events are not repeated, so lists must be fetched again",
    access: "guest",
    detached: true,
    events: {
      ready: nothing,
      reset: nothing,
      order,
      table: location,
      menu: menuNews,
      stock: nothing,
      print: z.strictObject({ list: z.optional(printJobs) }),
      account: nothing,
    },
  },
  shared: {
    ...sharedEventsWire,
    summary:
      "That something has happened to a shared order, as it happens, for whoever has its key: `changed` says to ask for it again. `ready` comes first, and after a reconnect `reset`, as in `order/events`",
    access: "public",
    detached: true,
    params: shareKey,
    events: { ready: nothing, reset: nothing, changed: nothing },
  },
});

export type LiveEventName = keyof (typeof liveContract)["orders"]["events"];
