import * as z from "zod/mini";
import { logoOffsetsPx, logoScales } from "../domain/account-limits.ts";
import { dayEndTimes } from "../domain/business-day.ts";
import { languages } from "../domain/languages.ts";
import { features, viewModes, type Feature } from "../domain/landing-path.ts";
import { isPercentage } from "../domain/percentage.ts";
import { limits } from "../domain/text-rules.ts";
import { asProblem, image, perLanguage, plainText } from "./fields.ts";
import { settingFields, type AccountSetting, type SettingSchemas } from "./setting-fields.ts";
import { shownArea, shownServices } from "./services.ts";

const switches = Object.fromEntries(features.map((feature) => [feature, z.boolean()]));

// fromEntries forgets the keys, which are the features' names.
export const featureSwitches = z.strictObject(switches as Record<Feature, z.ZodMiniBoolean>);

const languageList = z.array(z.enum(languages));

/** One of the account's own buttons on its home page. */
export const button = z.strictObject({
  ...perLanguage("cta", limits.buttonLabel),
  ...perLanguage("href", limits.href),
});

function schemaOf(field: AccountSetting): z.ZodMiniType {
  if (field.type === "text") return plainText(field.max);
  if (field.type === "switch") return z.literal([...field.values]);
  const bounds = [z.minimum(0), z.maximum(field.max)] as const;
  if (field.type === "count") return z.int().check(...bounds);
  return z
    .number()
    .check(...bounds, z.refine(isPercentage, asProblem({ code: "invalid_percentage" })));
}

export const extras = z.strictObject({
  // fromEntries loses which schema belongs to which setting.
  ...(Object.fromEntries(
    settingFields.map((field) => [field.name, schemaOf(field)]),
  ) as SettingSchemas),
  logoScale: z.number().check(z.minimum(logoScales.min), z.maximum(logoScales.max)),
  logoTransitionTop: z.int().check(z.minimum(logoOffsetsPx.min), z.maximum(logoOffsetsPx.max)),
  styleguide: z.strictObject({ colors: z.record(z.string(), z.string()) }),
  languages: languageList,
  inactiveLanguages: languageList,
  currency: plainText(limits.currency),
  mapSanitized: plainText(limits.map),
  paymentMethods: z.record(z.string(), z.boolean()),
  ...perLanguage("home_text", limits.homeText),
  ...perLanguage("home_minibio", limits.miniBio),
  home_ctas: z.array(button),
});
export type Extras = z.infer<typeof extras>;

export const account = z.strictObject({
  domain: z.string(),
  name: z.string(),
  active: z.boolean(),
  source: z.enum(viewModes),
  /** An IANA name; times are shown in it. */
  time_zone: z.string(),
  /** When the business day ends, by the last change. `day_ends` says from which day each end applies. */
  day_ends_at: z.enum(dayEndTimes),
  day_ends: z.array(z.strictObject({ from: z.string(), at: z.enum(dayEndTimes) })),
  features: featureSwitches,
  logo: z.nullable(image),
  banner: z.nullable(image),
  services: shownServices,
  /** Delivery areas and their fees. An empty list means delivery everywhere, free of charge. */
  areas: z.array(shownArea),
  extras,
});
export type Account = z.infer<typeof account>;
