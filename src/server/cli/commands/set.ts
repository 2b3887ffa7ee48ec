import { publishAccountChange } from "../../account/publish-content-change.ts";
import { features } from "../../../domain/landing-path.ts";
import { findAccountHead, switchColumns } from "../../tenancy/account-head.ts";
import {
  CalledWrongly,
  noSuchAccount,
  readArguments,
  withLabelledAccount,
  type Command,
} from "../command.ts";
import {
  allowedNames,
  featureHelp,
  featureUsage,
  namesOf,
  readFeatures,
  requireAllowed,
} from "../features.ts";
import { updateOwn } from "../../db/with-account.ts";

export const set: Command = {
  usage: `set <label> ${featureUsage}`,
  about: ["Switches features on and off, and says which the account may have.", ...featureHelp],
  read(args) {
    const { label, options } = readArguments(args, ["label"], {
      features: { type: "string" },
      allow: { type: "string" },
    });
    const on = readFeatures(options.features);
    const allow = readFeatures(options.allow);
    if (!on && !allow) throw new CalledWrongly("Missing: --features or --allow");
    return async ({ database, write }) => {
      const now = await withLabelledAccount(database, { label, mode: "write" }, async (tx) => {
        const before = await findAccountHead(tx);
        if (!before) throw noSuchAccount(label);
        if (on) requireAllowed(on, allow ?? before.allowedFeatures);
        await updateOwn(tx, "accounts")
          .set({
            ...switchColumns(on ?? {}),
            ...(allow && { withheld_features: features.filter((name) => !allow[name]) }),
          })
          .execute();
        await publishAccountChange(tx);
        return (await findAccountHead(tx)) ?? before;
      });
      write(`"${label}" has switched on: ${namesOf(now.features) || "none"}`);
      write(`Its owner may switch on: ${allowedNames(now.allowedFeatures)}`);
    };
  },
};
