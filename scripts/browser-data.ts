import bcd from "@mdn/browser-compat-data" with { type: "json" };
import type { CompatStatement, Identifier, SupportStatement } from "@mdn/browser-compat-data";
import { supportedLine } from "./supported-browsers.ts";

// Tells by MDN's data whether every supported browser knows a name that scripts or styles use.

const { ios, safari, chrome, firefox } = supportedLine;
const oldest = { safari_ios: ios, safari, chrome, chrome_android: chrome, firefox } as const;

/** Negative where `a` is the older one. */
function compareVersions(a: string, b: string): number {
  const [one, other] = [a, b].map((version) => version.split(".").map(Number));
  return (one?.[0] ?? 0) - (other?.[0] ?? 0) || (one?.[1] ?? 0) - (other?.[1] ?? 0);
}

function isIn(version: string, support: SupportStatement | undefined): boolean {
  return [support ?? []].flat().some((statement) => {
    const { version_added: added, version_removed: removed } = statement;
    if (typeof added !== "string" || added === "preview") return false;
    if (statement.flags || statement.prefix || statement.alternative_name) return false;
    if (compareVersions(added.replace("≤", ""), version) > 0) return false;
    return typeof removed !== "string" || compareVersions(removed, version) > 0;
  });
}

/** Whether every browser of the line has it. An identifier that the data does not know counts as supported. */
export function isSupported({ __compat: compat }: Identifier): boolean {
  if (!compat) return true;
  return Object.entries(oldest).every(([browser, version]) =>
    isIn(version, compat.support[browser as keyof CompatStatement["support"]]),
  );
}

/** Names in scripts that are newer than the line. */
export type NewNames = {
  /** `ViewTransition`, `requestIdleCallback`: used by themselves. */
  globals: ReadonlySet<string>;
  /** `AbortSignal.any`, `Object.groupBy`. */
  statics: ReadonlySet<string>;
  /** `toSorted`, a member of the language's types: no type that the line knows has a member of this name. */
  languageMembers: ReadonlySet<string>;
  /** `checkVisibility`, a member of the page's types. */
  pageMembers: ReadonlySet<string>;
  /**
   * Members of iterators. Arrays have members of the same names, so that these count only behind `.values()` and the
   * like.
   */
  iteratorMembers: ReadonlySet<string>;
};

const globalScopes = new Set(["Window", "WindowOrWorkerGlobalScope", "ServiceWorkerGlobalScope"]);

type Member = { owner: string; name: string; isStatic: boolean; isSupported: boolean };

/** The members of the types and functions of a tree. `Intl` has types of its own. */
function membersOf(tree: Identifier): Member[] {
  return entriesOf(tree).flatMap(([owner, type]) =>
    entriesOf(type).flatMap(([key, member]): Member[] => {
      const name = key.replace(/_static$/, "");
      // Options, events and the constructor itself are no members.
      if (!member.__compat || !/^[a-z]\w*$/i.test(name) || /_/.test(name) || name === owner)
        return [];
      const isStatic = key !== name || owner === "Intl";
      // A new type is found by its own name, so its members need no entry.
      const known = isSupported(member) || member.__compat.status?.standard_track === false;
      return isStatic || isSupported(type) ? [{ owner, name, isStatic, isSupported: known }] : [];
    }),
  );
}

function entriesOf(tree: Identifier): [string, Identifier][] {
  return Object.entries(tree).filter(([key]) => key !== "__compat") as [string, Identifier][];
}

export function newNames(): NewNames {
  const language = bcd.javascript.builtins as Identifier;
  const page = bcd.api;
  const ofLanguage = membersOf(language).concat(membersOf({ ...language["Intl"] }));
  const ofPage = membersOf(page);
  const all = [...ofLanguage, ...ofPage];
  const isGlobal = ({ owner }: Member) => globalScopes.has(owner);
  const known = new Set(all.filter((member) => member.isSupported).map(({ name }) => name));
  const newOf = (members: Member[]) =>
    new Set(
      members
        .filter((member) => !member.isStatic && !known.has(member.name) && !isGlobal(member))
        .map(({ name }) => name),
    );
  const types = [...entriesOf(language), ...entriesOf(page)];
  return {
    globals: new Set([
      ...types.filter(([, type]) => !isSupported(type)).map(([name]) => name),
      ...ofPage.filter((member) => isGlobal(member) && !known.has(member.name)).map(nameOf),
    ]),
    statics: new Set(
      all
        .filter((member) => member.isStatic && !member.isSupported)
        .map(({ owner, name }) => `${owner}.${name}`),
    ),
    languageMembers: newOf(ofLanguage),
    pageMembers: newOf(ofPage),
    iteratorMembers: new Set(
      entriesOf(language["Iterator"] as Identifier)
        .filter(([name, member]) => /^[a-z]+$/i.test(name) && !isSupported(member))
        .map(([name]) => name),
    ),
  };
}

function nameOf({ name }: Member): string {
  return name;
}

/** `:popover-open` and the like: a query with one throws in older browsers. */
export const newSelectors = entriesOf(bcd.css.selectors as Identifier)
  .filter(([name, selector]) => /^[a-z-]+$/.test(name) && !isSupported(selector))
  .map(([name]) => `:${name}`);

type StyleKind = "property" | "at-rule" | "selector" | "function";

const styles: Record<StyleKind, ReadonlyMap<string, Identifier>> = {
  property: new Map(entriesOf(bcd.css.properties as Identifier)),
  "at-rule": new Map(entriesOf(bcd.css["at-rules"] as Identifier)),
  selector: new Map(entriesOf(bcd.css.selectors as Identifier)),
  function: new Map(deepEntriesOf(bcd.css.types as Identifier)),
};

function deepEntriesOf(tree: Identifier): [string, Identifier][] {
  return entriesOf(tree).flatMap((entry) => [entry, ...deepEntriesOf(entry[1])]);
}

export function isNewStyle(kind: StyleKind, name: string): boolean {
  return !isSupported(styles[kind].get(name) ?? {});
}
