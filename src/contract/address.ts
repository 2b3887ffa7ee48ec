import * as z from "zod/mini";
import { defineContract } from "./route.ts";
import { wires } from "./wire.ts";

const postalAddress = z.strictObject({
  /** The street; like `bairro`, blank where one postal code covers a whole town. */
  logradouro: z.string(),
  bairro: z.string(),
  localidade: z.string(),
  uf: z.string(),
});
export type PostalAddress = z.infer<typeof postalAddress>;

export const addressContract = defineContract({
  find: {
    ...wires.address.find,
    summary: "The address that a postal code of eight digits stands for",
    access: "public",
    detached: true,
    params: z.strictObject({ cep: z.string().check(z.regex(/^\d{8}$/)) }),
    response: postalAddress,
  },
});
