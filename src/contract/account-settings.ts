import * as z from "zod/mini";
import { dayEndTimes } from "../domain/business-day.ts";
import { viewModes } from "../domain/landing-path.ts";
import { limits } from "../domain/text-rules.ts";
import { account, button, extras, featureSwitches } from "./account.ts";
import { asProblem, plainText, uploadRef } from "./fields.ts";
import { ignoring } from "./ignoring.ts";
import { historyEntry } from "./history.ts";
import { defineContract } from "./route.ts";
import { wires } from "./wire.ts";

/** `mapSanitized` is made from `map`; nobody sets it. */
const settings = ignoring(
  z.partial(
    z.extend(z.omit(extras, { mapSanitized: true, home_ctas: true }), {
      home_ctas: z.array(
        button.check(
          z.refine((texts) => Object.keys(texts).length > 0, asProblem({ code: "empty_button" })),
        ),
      ),
    }),
  ),
  ["mapSanitized"],
);
export type Settings = z.output<typeof settings>;

/** Callers may send back the account as they read it, settings included; the host says which account it is. */
const identity = ignoring(
  z.partial(
    z.strictObject({
      extras: settings,
      logo: z.nullable(uploadRef),
      banner: z.nullable(uploadRef),
      name: plainText(limits.accountName),
      active: z.boolean(),
      source: z.enum(viewModes),
      /** An IANA name. */
      time_zone: plainText(limits.timeZone),
      day_ends_at: z.enum(dayEndTimes),
      /** The switches to change; only those in `allowedFeatures` of `content/home` can be on. */
      features: z.partial(featureSwitches),
    }),
  ),
  ["domain", "services", "areas", "day_ends"],
);
export type AccountIdentity = Omit<z.output<typeof identity>, "extras">;

const change = z.strictObject({ extras: z.optional(settings), data: z.optional(identity) });
/** Some of an account's fields: the given ones, or those that the editor saw. */
export type AccountFields = z.output<typeof change>;

export const accountContract = defineContract({
  history: {
    ...wires.account.history,
    summary: "The last changes of prices and settings, oldest first",
    access: "admin",
    response: z.strictObject({ history: z.array(historyEntry) }),
  },
  save: {
    ...wires.account.save,
    summary:
      "Change the settings given and leave the rest; refused as a whole when one of them is no longer what `base` says was seen",
    access: "admin",
    body: z.extend(change, {
      /** Values of the fields that the editor saw when editing began. */
      base: z.optional(change),
    }),
    response: z.strictObject({ account }),
    refusals: ["mandatory_fields", "registry_code", "address.state", "invalid_id", "conflict"],
  },
});
