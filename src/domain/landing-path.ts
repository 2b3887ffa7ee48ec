/** The paths that show the home/menu screen; the path decides how the menu is used. */
export const viewModes = [
  "home",
  "delivery",
  "easy-order",
  "cardapio",
  "book",
  "site",
  "menu",
] as const;

export type ViewMode = (typeof viewModes)[number];

export const features = [
  "delivery",
  "linktree",
  "localOrder",
  "easyOrder",
  "attendantOrder",
] as const;

export type Feature = (typeof features)[number];
export type Features = Record<Feature, boolean>;

/** The menu page of an account that has not chosen another. */
export const defaultSource: ViewMode = "cardapio";

/**
 * True for a name that an account may choose as its menu page, too. Visitors are redirected there, so it is one of
 * the site's own paths and never an address.
 */
export function isViewMode(text: string): text is ViewMode {
  return viewModes.some((mode) => mode === text);
}

/** Tells whether an account with these features has its menu there. The home page leads to the menu and is not one. */
export function hasMenuAt(mode: ViewMode, { delivery, easyOrder }: Features): boolean {
  if (mode === "delivery") return delivery;
  if (mode === "easy-order") return easyOrder;
  return mode !== "home";
}

/** Chooses the account's menu page: the chosen one, unless its features do not serve it any more. */
export function menuPage(account: { features: Features; source: string }): ViewMode {
  const { source } = account;
  return isViewMode(source) && hasMenuAt(source, account.features) ? source : defaultSource;
}

/** Whether staff have the page of tables: guests call attendants from there, or attendants open tabs. */
export function hasTables({ localOrder, attendantOrder }: Features): boolean {
  return localOrder || attendantOrder;
}

/**
 * Finds where a visitor who arrives at `path` belongs; the same path means to stay. The root counts as "home". Paths
 * other than these three are served as asked.
 */
export function landingPath(
  account: { features: Features; source: string },
  path: "home" | "easy-order" | "pedido-mesa",
): string {
  const { delivery, linktree, easyOrder } = account.features;
  switch (path) {
    case "home":
      if (linktree) return "/home";
      return delivery ? "/delivery" : `/${menuPage(account)}`;
    case "easy-order":
      return easyOrder ? "/easy-order" : `/${menuPage(account)}`;
    case "pedido-mesa":
      return hasTables(account.features) ? "/pedido-mesa" : `/${defaultSource}`;
  }
}
