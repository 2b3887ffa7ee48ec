import type { Account } from "../../../contract/account.ts";
import type { Features } from "../../../domain/landing-path.ts";
import { settingsText } from "../../text/settings-dictionary.ts";
import type { AreaPath } from "./areas/area-form.ts";
import type { ServicePath } from "./services/service-form.ts";
import type { SettingPath } from "./settings.ts";

export type SectionKey =
  | "business"
  | "contacts"
  | "address"
  | "about"
  | "services"
  | "areas"
  | "payment"
  | "tables"
  | "rooms"
  | "printing"
  | "languages"
  | "colours"
  | "features"
  | "qrCode"
  | "printedMenu"
  | "activity"
  | "staff"
  | "ratings"
  | "access"
  | "history";

/** The paths of the page's calls. */
type SectionPath = SettingPath | ServicePath | AreaPath;

export type Section = {
  key: SectionKey;
  group: keyof typeof settingsText.groups;
  /** The settings that are saved with the page; sections without one save by themselves or show only. */
  paths: readonly SectionPath[];
  isShown?: (account: Account) => boolean;
};

/** The parts of the page, in their order. */
const sections: readonly Section[] = [
  {
    key: "business",
    group: "business",
    paths: [
      "data.name",
      "data.source",
      "data.time_zone",
      "data.day_ends_at",
      "extras.currency",
      "extras.document_number",
    ],
  },
  { key: "contacts", group: "business", paths: ["extras.whatsapp", "extras.phone"] },
  {
    key: "address",
    group: "business",
    paths: [
      "extras.postal_code",
      "extras.address_street",
      "extras.address_number",
      "extras.address_complement",
      "extras.address_district",
      "extras.address_city",
      "extras.address_state",
      "extras.map",
    ],
  },
  { key: "about", group: "business", paths: ["extras.about"] },
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
    paths: ["extras.payment_instructions", "extras.pix_code", "extras.paymentMethods"],
    isShown: ({ features }) => features.delivery,
  },
  {
    key: "tables",
    group: "selling",
    paths: ["extras.locations", "extras.service_percent"],
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
    paths: [],
    isShown: ({ features }) => hasServices(features) || hasTables(features),
  },
  { key: "languages", group: "site", paths: ["extras.languages", "extras.guest_interface"] },
  { key: "colours", group: "site", paths: ["extras.styleguide"] },
  { key: "features", group: "site", paths: ["data.features"] },
  { key: "qrCode", group: "site", paths: [] },
  { key: "printedMenu", group: "site", paths: [] },
  { key: "activity", group: "site", paths: [] },
  { key: "staff", group: "people", paths: [] },
  { key: "ratings", group: "people", paths: [] },
  { key: "access", group: "people", paths: [] },
  { key: "history", group: "people", paths: [] },
];

/** Whether guests can order by themselves. */
export function hasServices({ delivery, easyOrder }: Features): boolean {
  return delivery || easyOrder;
}

function hasTables({ localOrder, attendantOrder }: Features): boolean {
  return localOrder || attendantOrder;
}

export function shownSections(account: Account): Section[] {
  return sections.filter(({ isShown }) => isShown?.(account) ?? true);
}

/** Also the element's id, so that a section can be linked to. */
export const sectionAnchor = (key: SectionKey) => `secao-${key.toLowerCase()}`;

export const sectionTitle = (key: SectionKey): string => settingsText[key].title;

/** Whether a path of a refusal, such as "extras.styleguide.colors.ink", belongs to one of the settings. */
export function isWithin(errorPath: string, paths: readonly SectionPath[]): boolean {
  return paths.some((path) => errorPath === path || errorPath.startsWith(`${path}.`));
}
