import type { Account } from "../../../contract/account.ts";
import { emptyDraft, isSame, keepingMine, type Draft, type DraftRules } from "../saving/draft.ts";
import {
  settingParts,
  settingValues,
  type SettingParts,
  type SettingPath,
  type SettingValues,
} from "./setting-values.ts";

/** What the server had when each change began, by the paths of the wire. */
type Seen = Record<string, unknown>;

/** What was typed is not what is stored: one setting may be two on the wire. */
export type SettingsDraft = Draft<SettingValues, Seen>;

export function settingRules(account: Account): DraftRules<SettingValues, Seen, Account> {
  return {
    withChanges: (draft, values) => withValues(draft, values, account),
    withoutSaved: (draft, sent, after) => withoutSaved(draft, sent, { before: account, after }),
    keepingMine,
    takingTheirs: (draft, theirs) => withoutPaths(draft, Object.keys(theirs), account),
    fieldOf: settingOfPath,
  };
}

/** The setting that a path of the wire is of: "extras.styleguide" has "extras.styleguide.colors.paper". */
function settingOfPath(path: string): string {
  const setting = path.split(".").slice(0, 2).join(".");
  return setting === "extras.inactiveLanguages" ? "extras.languages" : setting;
}

/** The draft with some values more. One that is as the server has it again is no change. */
function withValues(
  draft: SettingsDraft,
  values: Partial<SettingValues>,
  account: Account,
): SettingsDraft {
  const stored = settingValues(account);
  const entries = Object.entries({ ...draft.values, ...values }).filter(
    ([path, value]) => !isSame(value, stored[path as SettingPath]), // entries() widens the keys
  );
  const changed: Partial<SettingValues> = Object.fromEntries(entries);
  const base = wireEntries(settingParts(changed, account)).map(([path]) => [
    path,
    path in draft.base ? draft.base[path] : storedAt(path, account),
  ]);
  return { values: changed, base: Object.fromEntries(base) };
}

/** The draft after what was `sent` of it has been saved; what was typed meanwhile stays, what was typed back too. */
function withoutSaved(
  draft: SettingsDraft,
  sent: SettingsDraft,
  { before, after }: { before: Account; after: Account },
): SettingsDraft {
  const shown: Partial<SettingValues> = { ...settingValues(before), ...draft.values };
  const unsaved = Object.entries(shown).filter(([path, value]) => {
    const name = path as SettingPath; // entries() widens the keys
    if (name in sent.values) return !isSame(value, sent.values[name]);
    return name in draft.values;
  });
  return withValues(emptyDraft, Object.fromEntries(unsaved), after);
}

/** The draft without some of its changes, by the paths of the wire. */
function withoutPaths(
  draft: SettingsDraft,
  wirePaths: readonly string[],
  account: Account,
): SettingsDraft {
  const kept = Object.entries(draft.values).filter(([path, value]) => {
    const own = wireEntries(settingParts({ [path]: value }, account));
    return !own.some(([wirePath]) => wirePaths.includes(wirePath));
  });
  return withValues({ ...draft, values: {} }, Object.fromEntries(kept), account);
}

/** The call's body: the changes, and what was seen before them. */
export function saveBody(
  draft: SettingsDraft,
  account: Account,
): SettingParts & { base: SettingParts } {
  const parts = settingParts(draft.values, account);
  const base: { data: Record<string, unknown>; extras: Record<string, unknown> } = {
    data: {},
    extras: {},
  };
  for (const [path] of wireEntries(parts)) {
    const [part, name] = splitPath(path);
    if (draft.base[path] !== undefined) base[part][name] = draft.base[path];
  }
  return { ...parts, base };
}

function wireEntries({ data = {}, extras = {} }: SettingParts): [string, unknown][] {
  return [
    ...Object.entries(data).map(([name, value]): [string, unknown] => [`data.${name}`, value]),
    ...Object.entries(extras).map(([name, value]): [string, unknown] => [`extras.${name}`, value]),
  ];
}

function storedAt(path: string, account: Account): unknown {
  const [part, name] = splitPath(path);
  const holder: object = part === "data" ? account : account.extras;
  return new Map(Object.entries(holder)).get(name);
}

function splitPath(path: string): ["data" | "extras", string] {
  const dot = path.indexOf(".");
  return [path.startsWith("data.") ? "data" : "extras", path.slice(dot + 1)];
}
