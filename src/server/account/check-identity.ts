import { sql } from "kysely";
import type { AccountIdentity } from "../../contract/account-settings.ts";
import type { Problem } from "../../contract/problems.ts";
import { accountRules } from "../../domain/account-rules.ts";
import { writtenText } from "../../domain/text-rules.ts";
import type { Tx } from "../db/with-account.ts";
import { codeOf } from "../error-code.ts";
import { badFields, Refused } from "../http/refused.ts";
import { claimUploads } from "../media/upload-queries.ts";
import type { StoredIdentity } from "./account-queries.ts";
import { badField, checkEach, type Checks } from "./check-each.ts";

const checks: Checks<Omit<AccountIdentity, "features">> = {
  logo: (value) => value,
  banner: (value) => value,
  name(value) {
    const name = writtenText(value);
    const problem = accountRules.name(name);
    if (problem) throw badField(problem);
    return name;
  },
  active: (value) => value,
  source: (value) => value,
  time_zone(value) {
    if (!isTimeZone(value)) throw badField(unknownZone);
    return value;
  },
  day_ends_at: (value) => value,
};

const unknownZone: Problem = { code: "unknown_time_zone" };
const invalidParameterValue = "22023";

/**
 * Accepts any name that the runtime knows, current or former. An offset is no zone, and PostgreSQL reads it with the
 * opposite sign.
 */
function isTimeZone(name: string): boolean {
  try {
    return !/^[+-]/.test(name) && Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The database has its own list of zones, by which it counts the days. */
async function requireKnownTo(tx: Tx, timeZone: string): Promise<void> {
  try {
    await sql`select now() at time zone ${timeZone}`.execute(tx.db);
  } catch (error) {
    if (codeOf(error) !== invalidParameterValue) throw error;
    const fields = { "data.time_zone": unknownZone };
    throw new Refused("unprocessable_entity", { fields }, { cause: error });
  }
}

/** Checks a new identity and returns its stored form. Refuses an unknown picture with `invalid_id`. */
export async function checkIdentity(tx: Tx, given: StoredIdentity): Promise<StoredIdentity> {
  const identity = checkEach(checks, { given, prefix: "data" });
  if (identity.time_zone !== undefined) await requireKnownTo(tx, identity.time_zone);
  const named = (["logo", "banner"] as const).flatMap((field) =>
    typeof identity[field] === "string" ? [{ field, id: identity[field] }] : [],
  );
  const known = await claimUploads(
    tx,
    named.map(({ id }) => id),
  );
  const unknown = named.filter(({ id }) => !known.has(id));
  if (unknown.length > 0) {
    throw badFields(
      Object.fromEntries(
        unknown.map(({ field }) => [`data.${field}`, { code: "unknown_picture" }]),
      ),
      "invalid_id",
    );
  }
  return identity;
}
