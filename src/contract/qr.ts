import * as z from "zod/mini";
import { maxTables } from "../domain/account-limits.ts";
import { codeKinds, sheetLayouts } from "../domain/printed-codes.ts";
import { plainText } from "./fields.ts";
import { defineContract } from "./route.ts";
import { wires } from "./wire.ts";

export const qrContract = defineContract({
  pdf: {
    ...wires.qr.pdf,
    summary: "Codes to print and cut: one of the account's page, and one for each table or room",
    access: "public",
    detached: true,
    binary: "application/pdf",
    domainInQuery: true,
    query: z.strictObject({ domain: plainText(260) }),
  },
  sheets: {
    ...wires.qr.sheets,
    summary:
      "Sheets of codes as an owner designs them. Codes of tables have the tables' keys, which guests order with",
    access: "admin",
    unseen: true,
    detached: true,
    body: z.strictObject({
      /** The host, with its port, at which the site is visited. */
      domain: plainText(260),
      kind: z.enum(codeKinds),
      layout: z.enum(sheetLayouts),
      /** Absent: all of them. */
      numbers: z.optional(
        z.array(z.int().check(z.minimum(1), z.maximum(maxTables))).check(z.maxLength(maxTables)),
      ),
      logo: z.boolean(),
      colours: z.boolean(),
      /** Draws only the first sheet, as a picture. */
      preview: z.boolean(),
    }),
    response: z.strictObject({
      type: z.enum(["application/pdf", "image/png"]),
      /** The file, as base64. */
      data: z.string(),
      /** The number of codes in all. */
      codes: z.int(),
    }),
  },
});
