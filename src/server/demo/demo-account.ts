import type { Extras } from "../../contract/account.ts";
import type { Features, ViewMode } from "../../domain/landing-path.ts";
import type { Language } from "../../domain/languages.ts";

type Texts = { title_br: string } & {
  [L in Language as `title_${L}` | `subtitle_${L}`]?: string;
};

type DemoOption = Texts & { price: number };
type DemoGroup = Texts & { items: readonly DemoOption[] };

/**
 * A menu file's item (prices in reais) with what only the demo has: `picture` names a file of the
 * emoji package without its extension, or a pizza of our own, `icons` are keys of the icon set.
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

type DemoUser = { name: string; user: string; pass: string };

export type DemoAccount = {
  /** The first label of the account's host. */
  label: string;
  name: string;
  source: ViewMode;
  features: Partial<Features>;
  logoPicture: string;
  /** The banner's gradient, from left to right. */
  bannerColours: readonly [string, string];
  bannerPictures: readonly string[];
  extras: Partial<Extras>;
  menu: DemoMenu;
  users: { admin: DemoUser; attendant?: DemoUser };
};
