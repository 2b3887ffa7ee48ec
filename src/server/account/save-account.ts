import type { Account } from "../../contract/account.ts";
import type { AccountFields, AccountIdentity, Settings } from "../../contract/account-settings.ts";
import { withDayEnd } from "../../domain/business-day.ts";
import { staleFields, type FieldsByPath } from "../../domain/stale-fields.ts";
import { addHistory } from "../db/history.ts";
import type { Tx } from "../db/with-account.ts";
import type { Context } from "../http/calls/context.ts";
import { badFields, Refused, requireFound } from "../http/refused.ts";
import { userIdOf } from "../sessions/principal.ts";
import { mapUploads } from "../media/upload-queries.ts";
import { findPublicAccount, lockStoredAccount, updateAccount } from "./account-queries.ts";
import { checkIdentity } from "./check-identity.ts";
import { checkSettings } from "./check-settings.ts";
import { publishAccountChange } from "./publish-content-change.ts";
import { textOriginsAfter } from "./text-origins.ts";
import { features, type Feature, type Features } from "../../domain/landing-path.ts";
import type { Switches } from "../tenancy/account-head.ts";

export type AccountChange = AccountFields & { base?: AccountFields | undefined };

/**
 * Writes the given settings and leaves the rest. Refuses all of them, naming the fields, when one is wrong, and with
 * `conflict` when somebody has changed one since the editor saw it.
 */
export async function saveAccount(
  { base = {}, ...change }: AccountChange,
  { tx, domain, now, principal }: Context,
): Promise<Account> {
  const given = partsOf(change);
  const seen = partsOf(base);
  const settings = checkSettings(given.settings);
  const { features: switches = {}, ...names } = given.identity;
  const { features: seenSwitches = {}, ...seenNames } = seen.identity;
  // The account is locked before its pictures, as in changes of the menu.
  const stored = await lockStoredAccount(tx);
  const identity = await checkIdentity(tx, names);
  const checkedFeatures = checkFeatures(switches, stored.allowedFeatures);
  const after = byPath(settings, {
    ...identity,
    ...(given.identity.features && { features: switches }),
  });
  const before = byPath(stored.extras, {
    ...stored.data,
    features: among(stored.features, switches),
  });
  const stale = staleFields({
    given: after,
    base: byPath(seen.settings, {
      ...seenNames,
      ...(seen.identity.features && { features: among(seenSwitches, switches) }),
    }),
    stored: before,
  });
  if (Object.keys(stale).length > 0) {
    throw new Refused("conflict", { conflicts: await asOnTheWire(tx, stale) });
  }
  const map = settings.map === undefined ? {} : { mapSanitized: settings.map };
  const { day_ends_at: dayEndsAt, ...columns } = identity;
  const clock = { ...stored, timeZone: columns.time_zone ?? stored.timeZone };
  const extras = Object.assign({}, stored.kept, settings, map);
  await updateAccount(tx, {
    extras,
    text_origins: textOriginsAfter({ before: stored.kept, after: extras }, stored.origins),
    features: checkedFeatures,
    dayEnds: dayEndsAt === undefined ? undefined : withDayEnd(clock, dayEndsAt, now.getTime()),
    ...columns,
  });
  await publishAccountChange(tx);
  const told = toldChanges({ before, after });
  const fields = Object.keys({ ...settings, ...given.identity });
  await addHistory(tx, {
    what: "settings_changed",
    userId: userIdOf({ principal }),
    before: told.before,
    after: { fields, ...told.after },
  });
  return requireFound(await findPublicAccount(tx, { domain, nowMs: now.getTime() }));
}

/** Settings come next to the account's other fields or, in a whole account, within them. */
function partsOf({ extras, data: { extras: within, ...identity } = {} }: AccountFields): {
  settings: Settings;
  identity: AccountIdentity;
} {
  return { settings: { ...within, ...extras }, identity };
}

function byPath(extras: Settings, data: object): FieldsByPath {
  return Object.fromEntries([
    ...Object.entries(extras).map(([field, value]) => [`extras.${field}`, value]),
    ...Object.entries(data).map(([field, value]) => [`data.${field}`, value]),
  ]);
}

async function asOnTheWire<Stale extends { yours: unknown; theirs: unknown }>(
  tx: Tx,
  stale: Record<string, Stale>,
): Promise<Record<string, Stale>> {
  const isPicture = (path: string) => path === "data.logo" || path === "data.banner";
  const ids = Object.entries(stale)
    .filter(([path]) => isPicture(path))
    .flatMap(([, { yours, theirs }]) => [yours, theirs])
    .filter((id) => typeof id === "string");
  const pictures = await mapUploads(tx, ids);
  const shown = (id: unknown) => (typeof id === "string" ? (pictures.get(id) ?? null) : null);
  return Object.fromEntries(
    Object.entries(stale).map(([path, field]) => [
      path,
      isPicture(path)
        ? { ...field, yours: shown(field.yours), theirs: shown(field.theirs) }
        : field,
    ]),
  );
}

/**
 * Checks the switches that owners may set. Refuses to switch on a feature that the operator withholds. A withheld
 * switch keeps its stored value, for when it is allowed again.
 */
function checkFeatures(given: Switches, allowed: Features): Switches {
  const refused = features.filter((name) => given[name] === true && !allowed[name]);
  if (refused.length > 0) {
    throw badFields(
      Object.fromEntries(
        refused.map((name) => [`data.features.${name}`, { code: "feature_withheld" }]),
      ),
    );
  }
  return pick(given, (name) => allowed[name]);
}

/** Keeps the switches that the others have as well. */
function among(switches: Switches, others: Switches): Switches {
  return pick(switches, (name) => others[name] !== undefined);
}

function pick(switches: Switches, isWanted: (feature: Feature) => boolean): Switches {
  const wanted = features.filter((name) => isWanted(name) && switches[name] !== undefined);
  return Object.fromEntries(wanted.map((name) => [name, switches[name]]));
}

/** The history keeps only the beginning of a longer text: it tells of changes, and is no copy of pages. */
const mostLetters = 80;

type Told = string | number | boolean | null;

/** The changed settings by their paths, with short values before and after. Pictures are left out. */
function toldChanges({ before, after }: { before: FieldsByPath; after: FieldsByPath }) {
  const changed = Object.keys(after).filter(
    (path) => JSON.stringify(before[path] ?? null) !== JSON.stringify(after[path] ?? null),
  );
  const valuesOf = (fields: FieldsByPath) =>
    Object.fromEntries(changed.map((path) => [path, toldValue(path, fields[path])]));
  return { before: { values: valuesOf(before) }, after: { values: valuesOf(after) } };
}

function toldValue(path: string, value: unknown): Told | Record<string, Told> | Told[] {
  if (path === "data.logo" || path === "data.banner") return value === null ? null : "";
  if (typeof value === "string") return shortened(value);
  if (typeof value === "number" || typeof value === "boolean") return value;
  if (Array.isArray(value)) return value.map((one) => (typeof one === "string" ? one : null));
  if (typeof value !== "object" || value === null) return null;
  const entries = Object.entries(value).filter(([, one]) => typeof one === "boolean");
  return Object.fromEntries(entries);
}

/** Takes the marks from a formatted text, and cuts it. */
function shortened(text: string): string {
  const plain = text
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const letters = [...new Intl.Segmenter("pt-BR").segment(plain)].map(({ segment }) => segment);
  return letters.length > mostLetters ? `${letters.slice(0, mostLetters).join("")}…` : plain;
}
