import * as z from "zod/mini";
import { languages } from "../domain/languages.ts";
import { viewModes } from "../domain/entry-path.ts";
import { image, perLanguage, plainText } from "./fields.ts";

export const features = z.strictObject({
  delivery: z.boolean(),
  linktree: z.boolean(),
  localOrder: z.boolean(),
  easyOrder: z.boolean(),
  attendantOrder: z.boolean(),
});

const languageList = z.array(z.enum(languages));

export const extras = z.strictObject({
  logoScale: z.number().check(z.minimum(0.5), z.maximum(1.5)),
  logoTransitionTop: z.int().check(z.minimum(-50), z.maximum(50)),
  styleguide: z.strictObject({ colors: z.record(z.string(), z.string()) }),
  languages: languageList,
  inactiveLanguages: languageList,
  currency: plainText(8),
  about: plainText(20_000),
  postal_code: plainText(9),
  address_street: plainText(200),
  address_number: plainText(20),
  address_complement: plainText(100),
  address_district: plainText(100),
  address_city: plainText(100),
  address_state: plainText(2),
  map: plainText(2_000),
  mapSanitized: plainText(2_000),
  whatsapp: plainText(20),
  phone: plainText(20),
  payment_instructions: plainText(2_000),
  pix_code: plainText(600),
  locations: z.int().check(z.minimum(0), z.maximum(500)),
  paymentMethods: z.record(z.string(), z.boolean()),
  service_percent: z.number().check(z.minimum(0), z.maximum(20)),
  document_number: plainText(18),
  ...perLanguage("home_text", 20_000),
  ...perLanguage("home_minibio", 20_000),
  home_ctas: z.array(
    z.strictObject({ ...perLanguage("cta", 120), ...perLanguage("href", 500) }),
  ),
});
export type Extras = z.infer<typeof extras>;

/** What anybody may know of an account. */
export const account = z.strictObject({
  domain: z.string(),
  name: z.string(),
  active: z.boolean(),
  source: z.enum(viewModes),
  features,
  logo: z.nullable(image),
  banner: z.nullable(image),
  extras,
});
export type Account = z.infer<typeof account>;

