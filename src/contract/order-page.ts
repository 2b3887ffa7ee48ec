import * as z from "zod/mini";
import { languages } from "../domain/languages.ts";
import { orderHash } from "./orders.ts";
import { defineContract } from "./route.ts";

/** An answer that the page starts with: its cache key, its data, and its instant in milliseconds. */
const answer = z.strictObject({ key: z.array(z.string()), data: z.unknown(), at: z.number() });

export const orderPageContract = defineContract({
  get: {
    method: "GET",
    path: "order/{hash}/page",
    summary: "The page of a guest's own order, to be read while its scripts are on their way",
    access: "guest",
    params: orderHash,
    query: z.strictObject({
      /** The language of the page's address. */
      language: z.enum(languages),
      /** The browser can show messages about the order: its `Notification.permission`. */
      push: z.optional(z.enum(["default", "granted", "denied"])),
    }),
    response: z.strictObject({ html: z.string(), answers: z.array(answer) }),
  },
});
