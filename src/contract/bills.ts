import * as z from "zod/mini";
import { billsWire as wire } from "./bills-wire.ts";
import { orderHash } from "./orders.ts";
import { defineContract } from "./route.ts";

export const billsContract = defineContract({
  ask: {
    ...wire.ask,
    summary:
      "Say that a tab's guests have asked for the bill, until it is paid or something is ordered; again changes nothing",
    access: "staff",
    params: orderHash,
    body: z.strictObject({}),
    response: z.strictObject({}),
    refusals: ["deal_closed"],
  },
});
