import type { Account } from "../../../contract/account.ts";
import { settingFields } from "../../../contract/setting-fields.ts";
import { hasTables, type Features } from "../../../domain/landing-path.ts";
import type { settingsText } from "../../text/settings-dictionary.ts";
import type { AreaPath } from "./areas/area-form.ts";
import type { ServicePath } from "./services/service-form.ts";
import type { SettingPath } from "./settings.ts";

/** The paths of the page's calls. */
type SectionPath = SettingPath | ServicePath | AreaPath;

export type Section = {
  key: SectionKey;
  group: keyof typeof settingsText.groups;
  /** The settings that are saved with the page; sections without one save by themselves or show only. */
  paths: readonly SectionPath[];
  isShown?: (account: Account) => boolean;
};

/** A section with those of its settings that the table of `setting-fields.ts` does not have. */
type Listed<Key> = Omit<Section, "key" | "paths"> & { key: Key; paths?: Section["paths"] };

/** Keeps the keys as types. */
const listed = <const Key extends string>(list: readonly Listed<Key>[]) => list;

/** The parts of the page, in their order. */
const sections = listed([
  {
    key: "business",
    group: "business",
    paths: ["data.name", "data.source", "data.time_zone", "data.day_ends_at", "extras.currency"],
  },
  { key: "contacts", group: "business" },
  { key: "address", group: "business" },
  { key: "about", group: "business" },
  {
    key: "services",
    group: "selling",
    paths: ["services.delivery", "services.takeout", "services.indoor"],
    isShown: ({ features }) => hasServices(features),
  },
  {
    key: "areas",
    group: "selling",
    paths: ["areas"],
    isShown: ({ features }) => features.delivery,
  },
  {
    key: "payment",
    group: "selling",
    paths: ["extras.paymentMethods"],
    isShown: ({ features }) => hasServices(features) || hasTables(features),
  },
  {
    key: "tables",
    group: "selling",
    isShown: ({ features }) => hasTables(features),
  },
  {
    key: "rooms",
    group: "selling",
    paths: ["extras.locations"],
    isShown: ({ features }) => features.easyOrder && !hasTables(features),
  },
  {
    key: "printing",
    group: "selling",
    isShown: ({ features }) => hasServices(features) || hasTables(features),
  },
  { key: "languages", group: "site", paths: ["extras.languages"] },
  { key: "colours", group: "site", paths: ["extras.styleguide"] },
  { key: "features", group: "site", paths: ["data.features"] },
  { key: "qrCode", group: "site" },
  { key: "printedMenu", group: "site" },
  { key: "activity", group: "site" },
  { key: "staff", group: "people" },
  { key: "ratings", group: "people" },
  { key: "access", group: "people" },
  { key: "history", group: "people" },
]);

export type SectionKey = (typeof sections)[number]["key"];

/** Whether guests can order by themselves: with attendants, by the key of their table's code. */
export function hasServices({ delivery, easyOrder, attendantOrder }: Features): boolean {
  return delivery || easyOrder || attendantOrder;
}

function pathsOf({ key, paths = [] }: Listed<SectionKey>): SectionPath[] {
  const described = settingFields.filter(({ section }) => section === key);
  return [...paths, ...described.map(({ name }) => `extras.${name}` as const)];
}

/** `pending`: the paths of what is not saved or is wrong, whose sections stay until it is settled. */
export function shownSections(account: Account, pending: readonly string[] = []): Section[] {
  const all = sections.map((section) => ({ ...section, paths: pathsOf(section) }));
  const isShown = (section: Section) => section.isShown?.(account) ?? true;
  const hasPlace = (path: string) =>
    all.some((section) => isShown(section) && isWithin(path, section.paths));
  const left = pending.filter((path) => !hasPlace(path));
  return all.filter(
    (section) => isShown(section) || left.some((path) => isWithin(path, section.paths)),
  );
}

/** The address's fragment for a section, which may be linked to. */
export const sectionAnchor = (key: SectionKey) => `secao-${key.toLowerCase()}`;

/** Whether a path of a refusal, such as "extras.styleguide.colors.ink", belongs to one of the settings. */
export function isWithin(errorPath: string, paths: readonly SectionPath[]): boolean {
  return paths.some((path) => errorPath === path || errorPath.startsWith(`${path}.`));
}
