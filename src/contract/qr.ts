import * as z from "zod/mini";
import { plainText } from "./fields.ts";
import { defineContract } from "./route.ts";
import { qrWire as wire } from "./wire.ts";

export const qrContract = defineContract({
  pdf: {
    ...wire.pdf,
    summary: "Codes to print and cut: one of the account's page, and one for each table or room",
    access: "public",
    mode: "read",
    detached: true,
    binary: "application/pdf",
    domainInQuery: true,
    query: z.strictObject({ domain: plainText(260) }),
  },
});
