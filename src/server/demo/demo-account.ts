import type { Extras } from "../../contract/account.ts";
import type { Features, ViewMode } from "../../domain/landing-path.ts";
import type { DeliveryArea } from "../../domain/area.ts";
import type { Service, ServiceSettings } from "../../domain/service.ts";
import type { Language } from "../../domain/languages.ts";

type Texts = { title_br: string } & {
  [L in Language as `title_${L}` | `subtitle_${L}`]?: string;
};

type DemoOption = Texts & { price: number };
type DemoGroup = Texts & { min?: number; max?: number; items: readonly DemoOption[] };

/**
 * A menu file's item (prices in reais) with what only the demo has: `picture` names a file in `pictures` without its
 * extension, `icons` are keys of the standard icons.
 */
export type DemoItem = Texts & {
  price: number;
  active?: boolean;
  nav_hide?: boolean;
  picture?: string;
  icons?: readonly string[];
  groups?: readonly DemoGroup[];
};

export type DemoCategory = Texts & {
  active?: boolean;
  nav_hide?: boolean;
  picture?: string;
  items: readonly DemoItem[];
};

export type DemoMenu = { categories: readonly DemoCategory[] };

/** The number and times of orders in the days before the demo began. */
export type DemoTrade = {
  /** On a usual day; more come at weekends. */
  ordersPerDay: number;
  /** 0 is Sunday. */
  closedOn: readonly number[];
  /** Hours of the day around which orders come, each with its weight. */
  peaks: readonly { hour: number; weight: number }[];
  /** Ways in which they come, each with its weight. */
  ways: { [Way in "delivery" | "takeout" | "table" | "room"]?: number };
  /** Categories that every order has something of. */
  mains: readonly string[];
};

export const usualMethods = { cash: true, "credit-card": true, "debit-card": true, pix: true };

type DemoUser = { name: string; user: string; pass: string };

export type DemoAccount = {
  /** The first label of the account's host; its logo and its banner are called after it in `pictures`. */
  label: string;
  name: string;
  source: ViewMode;
  features: Partial<Features>;
  extras: Partial<Extras>;
  services?: { [Name in Service]?: ServiceSettings };
  areas?: readonly Omit<DeliveryArea, "id">[];
  menu: DemoMenu;
  /** Without it the account begins with no orders. */
  trade?: DemoTrade;
  users: { admin: DemoUser; attendant?: DemoUser };
};
