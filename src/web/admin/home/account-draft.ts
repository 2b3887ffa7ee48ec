import type { Account, Extras } from "../../../contract/account.ts";

/** What the page itself lets an owner change of the account: pictures, and settings by their own names. */
export type AccountFields = Pick<Account, "logo" | "banner"> &
  Omit<Extras, "mapSanitized" | "home_ctas"> & { home_ctas: HomeButtonFields[] };
export type HomeButtonFields = Extras["home_ctas"][number];

export type AccountDraft = {
  /** What has been changed and not been saved. */
  changes: Partial<AccountFields>;
  /** What the server had when each change began; a text that it had not at all is "". */
  base: Partial<AccountFields>;
};

export const emptyDraft: AccountDraft = { changes: {}, base: {} };

export function accountFields({ logo, banner, extras }: Account): AccountFields {
  const { mapSanitized: _, ...settings } = extras;
  return { logo, banner, ...settings };
}

/** The draft with some changes more. A field that is again as it was when its change began is none. */
export function withChanges(
  draft: AccountDraft,
  changes: Partial<AccountFields>,
  stored: AccountFields,
): AccountDraft {
  const next = { changes: { ...draft.changes, ...changes }, base: { ...draft.base } };
  for (const name of fieldNames(changes)) {
    const seen = stored[name] === undefined ? "" : stored[name];
    const base = name in draft.base ? draft.base[name] : seen;
    if (isSame(changes[name], base)) next.changes = without(next.changes, [name]);
    // Each name's value is of that name's type; TypeScript loses that over a union of names.
    else Object.assign(next.base, { [name]: base });
    if (!(name in next.changes)) next.base = without(next.base, [name]);
  }
  return next;
}

/** The draft without what has been saved; what was typed meanwhile stays, and now begins there. */
export function withoutSaved(
  draft: AccountDraft,
  saved: Partial<AccountFields>,
  stored: AccountFields,
): AccountDraft {
  const names = fieldNames(saved);
  const later = names.filter((name) => !isSame(draft.changes[name], saved[name]));
  const rest = { changes: without(draft.changes, names), base: without(draft.base, names) };
  return withChanges(rest, only(draft.changes, later), stored);
}

/** After a conflict: the changes to keep now begin at what somebody else stored, the others are dropped. */
export function withTheirs(
  draft: AccountDraft,
  theirs: Partial<AccountFields>,
  keep: "mine" | "theirs",
): AccountDraft {
  const names = fieldNames(theirs);
  if (keep === "mine") return { ...draft, base: { ...draft.base, ...theirs } };
  return { changes: without(draft.changes, names), base: without(draft.base, names) };
}

export function isEmpty(draft: AccountDraft): boolean {
  return Object.keys(draft.changes).length === 0;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function fieldNames(fields: Partial<AccountFields>): (keyof AccountFields)[] {
  // The type has no other keys.
  return Object.keys(fields) as (keyof AccountFields)[];
}

function without(
  fields: Partial<AccountFields>,
  names: readonly (keyof AccountFields)[],
): Partial<AccountFields> {
  const kept = fieldNames(fields).filter((name) => !names.includes(name));
  return only(fields, kept);
}

function only(
  fields: Partial<AccountFields>,
  names: readonly (keyof AccountFields)[],
): Partial<AccountFields> {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}
