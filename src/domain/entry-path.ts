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

/** What can be switched on for an account. */
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

/**
 * Where a visitor who arrives at `path` belongs; the same path means to stay. The root counts as
 * "home". Paths other than these three are served as asked.
 */
export function entryPath(
  account: { features: Features; source: string },
  path: "home" | "easy-order" | "pedido-mesa",
): string {
  const { delivery, linktree, localOrder, easyOrder, attendantOrder } = account.features;
  switch (path) {
    case "home":
      if (linktree) return "/home";
      return delivery ? "/delivery" : sourcePath(account);
    case "easy-order":
      return easyOrder ? "/easy-order" : sourcePath(account);
    case "pedido-mesa":
      return localOrder || attendantOrder ? "/pedido-mesa" : `/${defaultSource}`;
  }
}

/** The account's menu page. A source that its features do not allow would send visitors in circles. */
function sourcePath(account: { features: Features; source: string }): string {
  const { source } = account;
  if (!isViewMode(source)) return `/${defaultSource}`;
  return source === "easy-order" && !account.features.easyOrder
    ? `/${defaultSource}`
    : `/${source}`;
}
