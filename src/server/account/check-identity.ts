import type { AccountIdentity } from "../../contract/account-settings.ts";
import { writtenText } from "../../domain/text-rules.ts";
import type { Tx } from "../db/with-account.ts";
import { Refused } from "../http/refused.ts";
import { claimUploads } from "../media/upload-queries.ts";
import type { StoredIdentity } from "./account-queries.ts";
import { badField, checkEach, type Checks } from "./check-each.ts";

const timeZones = new Set(["UTC", ...Intl.supportedValuesOf("timeZone")]);

const checks: Checks<Omit<AccountIdentity, "features">> = {
  logo: (value) => value,
  banner: (value) => value,
  name(value) {
    const name = writtenText(value);
    if (name === "") throw badField("obrigatório", { code: "mandatory_fields" });
    return name;
  },
  active: (value) => value,
  source: (value) => value,
  time_zone(value) {
    if (!timeZones.has(value)) throw badField("fuso horário desconhecido");
    return value;
  },
};

/** What is given, as it is stored; `invalid_id` for a picture that the account does not have. */
export async function checkIdentity(tx: Tx, given: StoredIdentity): Promise<StoredIdentity> {
  const identity = checkEach(checks, { given, prefix: "data" });
  const named = (["logo", "banner"] as const).flatMap((field) =>
    typeof identity[field] === "string" ? [{ field, id: identity[field] }] : [],
  );
  const known = await claimUploads(
    tx,
    named.map(({ id }) => id),
  );
  const unknown = named.filter(({ id }) => !known.has(id));
  if (unknown.length > 0) {
    throw new Refused("invalid_id", {
      fields: Object.fromEntries(
        unknown.map(({ field }) => [`data.${field}`, "imagem desconhecida"]),
      ),
    });
  }
  return identity;
}
