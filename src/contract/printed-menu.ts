import * as z from "zod/mini";
import { languages } from "../domain/languages.ts";
import { menuLetters, menuPapers } from "../domain/printed-menu.ts";
import { plainText } from "./fields.ts";
import { defineContract } from "./route.ts";
import { wires } from "./wire.ts";

export const printedMenuContract = defineContract({
  draw: {
    ...wires.printedMenu.draw,
    summary:
      "The menu to print, as guests see it: the file, or a picture of one of its pages. A language that the account does not offer is that of the texts alone; the code leads to the Portuguese page",
    access: "admin",
    mode: "read",
    detached: true,
    body: z.strictObject({
      /** The host, with its port, at which the site is visited. */
      domain: plainText(260),
      language: z.enum(languages),
      paper: z.enum(menuPapers),
      letters: z.enum(menuLetters),
      prices: z.boolean(),
      /** The address and telephone of the business. */
      address: z.boolean(),
      hours: z.boolean(),
      logo: z.boolean(),
      colours: z.boolean(),
      /** Draws only this page, as a picture; the last one if there are fewer. Absent: the file. */
      preview: z.optional(z.int().check(z.minimum(1), z.maximum(9999))),
    }),
    response: z.strictObject({
      type: z.enum(["application/pdf", "image/png"]),
      /** The file, as base64. */
      data: z.string(),
      /** The number of pages to read; a folded sheet has several. */
      pages: z.int(),
      /** The number of sheets of paper, printed on both sides. */
      sheets: z.int(),
    }),
  },
});
