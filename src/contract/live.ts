import * as z from "zod/mini";
import { order } from "./orders.ts";
import { defineContract } from "./route.ts";
import { location } from "./tables.ts";
import { liveWire as wire } from "./wire.ts";

const nothing = z.strictObject({});

export const liveContract = defineContract({
  orders: {
    ...wire.orders,
    summary:
      "What happens to orders, tables and print jobs, as it happens: everything for staff, a guest's own orders for a guest. `ready` comes first, and what is fetched after it misses nothing. A reconnect with `Last-Event-ID` gets `reset` instead: events are not repeated, so lists must be fetched again",
    access: "guest",
    mode: "read",
    detached: true,
    events: { ready: nothing, reset: nothing, order, table: location, print: nothing },
    refusals: ["auth_required"],
  },
});

export type LiveEventName = keyof (typeof liveContract)["orders"]["events"];
