import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

// Fails where a folder of `src/server` or `src/web` imports from another in a way that is not listed here.
//
// The server's folders stand in one order, and each imports only from those before it. The folders of `server/http` and
// of `server/content` do the same, and so do the browser's shared folders. All other folders are features: others may
// import a feature's `queries.ts` and the guest's `use-cart.ts`, and compose its parts as the table says.

const server = "src/server/";
const serverFolders = [
  "texts",
  "assets",
  "db",
  "tenancy",
  "sessions",
  "http",
  "fonts",
  "housekeeping",
  "media",
  "auth",
  "account",
  "stations",
  "content",
  "translations",
  "address",
  "ratings",
  "tabs",
  "qr",
  "printed-menu",
  "orders",
  "kitchen",
  "printing",
  "live",
  "reports",
  "printers",
  "push",
  "privacy",
  "pages",
  "probes",
  "backup",
  "demo",
  "start",
  "cli",
];
/** The files beside the folders that all of them may use; the others there put the folders together. */
const serverTools = new Set([
  "config.ts",
  "error-code.ts",
  "last-used.ts",
  "networks.ts",
  "operator-refused.ts",
  "private-folder.ts",
  "read-start.ts",
]);

const http = "src/server/http/";
const httpFolders = ["edge", "limits", "cache", "openapi", "calls"];

const content = "src/server/content/";
const contentFolders = ["menu", "edit", "standard-icons", "import"];

const web = "src/web/";
const shared = [
  "text",
  "theme",
  "storage",
  "ui",
  "api",
  "forms",
  "site",
  "content",
  "address",
  "ordering",
  "services",
  "stock",
  "auth",
  "paying",
  "live",
  "frame",
];
/** The first of them that knows what features have fetched. */
const firstWithFeatures = "live";
const doors = /\/(?:queries|use-cart)\.ts$/;

type Composition = [from: string, to: string, why: string];
/** The importing feature, the parts that it may import of another, and why; a folder stands for all that is in it. */
const serverCompositions: Composition[] = [
  ["tabs/tab-details.ts", "orders", "a tab is shown with its orders, and an order is put on a tab"],
  ["tabs/close-tab.ts", "orders/order-queries.ts", "and ends with the tab"],
  ["tabs/pass-lines.ts", "orders", "lines of an order become another tab's"],
  ["tabs/tab-orders.ts", "orders", "a tab that moves is told to those who cook"],
  [
    "orders/get-order.ts",
    "push/push-queries.ts",
    "a guest reads with their order whether their device is told of it",
  ],
  ["start/open-site.ts", "app.ts", "what is started"],
];
const webCompositions: Composition[] = [
  ["menu/MenuPage.tsx", "admin/menu/OwnerMenu.tsx", "an owner edits the page in its place"],
  ["menu/HomePage.tsx", "admin/home/OwnerHome.tsx", "the same"],
  ["menu/page/GuestPage.tsx", "admin/home/OwnerBanner.tsx", "the same"],
  ["menu/page/GuestPage.tsx", "admin/AdminBar.tsx", "and is told so above it"],
  ["admin/menu", "menu", "what an owner edits looks as guests see it"],
  [
    "admin/translations/TextRow.tsx",
    "menu/page/RichText.tsx",
    "an original is read as guests read it",
  ],
  ["menu/MenuScreen.tsx", "cart/CartArea.tsx", "the order stands beside the menu"],
  ["menu/item/ItemForm.tsx", "cart/use-take-out.ts", "what is taken out of the order comes back"],
  ["menu/header/SideMenu.tsx", "rating/RatingDialog.tsx", "guests rate from the side menu"],
  ["orders/order/RateOrder.tsx", "rating/RatingDialog.tsx", "and when their order is finished"],
  ["menu/page/GuestPage.tsx", "tables/TableService.tsx", "guests at a table call from the menu"],
  ["cart/CartArea.tsx", "orders/OrderPage.tsx", "fetched before the order is sent"],
  ["floor/tab/TabItem.tsx", "menu/item/OptionGroup.tsx", "attendants choose options as guests do"],
  ["orders/OrdersPage.tsx", "floor/outbox/Unsent.tsx", "staff see there what waits to be sent"],
  ["orders/OrdersPage.tsx", "floor/calls/CallingTables.tsx", "and whose guests call them"],
  ["counter", "cart", "staff fill in for others what guests fill in for themselves"],
  ["counter", "floor/tab", "and choose from the menu as on a tab"],
  [
    "orders/arrivals/StaffWatch.tsx",
    "floor/outbox/SendLater.tsx",
    "every page that staff load sends it",
  ],
  ["orders/arrivals/StaffBar.tsx", "floor/calls/CallingTables.tsx", "calls are seen there as well"],

  [
    "floor/tab/TabOrders.tsx",
    "orders/lines/LineActions.tsx",
    "lines are called off on tabs as in lists",
  ],
  ["orders/lines/AddedItems.tsx", "floor/tab", "what comes to an order is chosen as on a tab"],
  ["orders/lines/use-added-lines.ts", "floor/tab", "the same"],
  ["floor/TablesPage.tsx", "orders/arrivals/ShiftHere.tsx", "the shift is opened where work is"],
  ["floor/TabPage.tsx", "orders/arrivals/ShiftHere.tsx", "the same"],
  ["floor/tab/BillDialog.tsx", "orders/paper/PrinterButtons.tsx", "a bill is a print job as well"],
  ["reports/day/DayPrintDialog.tsx", "orders/paper/PrinterButtons.tsx", "so is a day's closing"],
  ["orders/OrdersPage.tsx", "cash/CashButton.tsx", "staff open the drawer where they work"],
  ["floor/TablesPage.tsx", "cash/CashButton.tsx", "the same"],
  ["reports/DayPage.tsx", "cash/CashPanel.tsx", "and an owner where the day is counted"],
  ["kitchen", "orders/arrivals", "what comes to be made is heard as new orders are"],
  ["live/apply-events.ts", "orders/order-pages.ts", "events change what has been fetched"],
  ["live/apply-events.ts", "floor/with-guest-order.ts", "the same"],
  ["privacy/MyData.tsx", "cart/stored-cart.ts", "what was typed at the checkout goes as well"],
  ["privacy/MyData.tsx", "orders/order/kept-order.ts", "and the order that was last looked at"],
  ["privacy/PrivacyPage.tsx", "menu/page/ContactSection.tsx", "whom to ask, as on the menu"],
];

await checkBoundaries(server, serverCompositions, (from, to) => {
  if (serverTools.has(to)) return true;
  return isBefore(serverFolders, folderOf(to), folderOf(from));
});
await checkBoundaries(http, [], (from, to) => {
  if (to === "refused.ts") return true;
  return isBefore(httpFolders, folderOf(to), folderOf(from));
});
await checkBoundaries(content, [], (from, to) =>
  isBefore(contentFolders, folderOf(to), folderOf(from)),
);
await checkBoundaries(web, webCompositions, (from, to) => {
  const folder = folderOf(from);
  const other = folderOf(to);
  if (shared.includes(other) && !shared.includes(folder)) return true;
  if (isBefore(shared, other, folder)) return true;
  const knowsFeatures =
    !shared.includes(folder) || shared.indexOf(folder) >= shared.indexOf(firstWithFeatures);
  return knowsFeatures && doors.test(to);
});

/** An import that `isKnown` does not allow has to be among the compositions. */
async function checkBoundaries(
  project: string,
  compositions: Composition[],
  isKnown: (from: string, to: string) => boolean,
): Promise<void> {
  const used = new Set<Composition>();
  for await (const file of glob(`${project}*/**/*.{ts,tsx}`)) {
    if (/\.test\.tsx?$|\/testing[-/]/.test(file)) continue;
    const from = file.slice(project.length);
    const code = await readFile(file, "utf8");
    for (const [, path = ""] of code.matchAll(/(?:from |import\(|import )"(\.[^"]+)"/g)) {
      const target = join(dirname(file), path);
      const to = target.slice(project.length);
      if (!target.startsWith(project) || folderOf(from) === folderOf(to) || isKnown(from, to))
        continue;
      const found = compositions.find(([who, what]) => isIn(from, who) && isIn(to, what));
      if (found) used.add(found);
      else fail(`${file} may not use ${target}: see scripts/check-boundaries.ts`);
    }
  }
  for (const composition of compositions.filter((one) => !used.has(one)))
    fail(`scripts/check-boundaries.ts: ${composition[0]} does not use ${composition[1]} any more`);
}

/** The first folder of a file's path, or the file's own name if it is in no folder. */
function folderOf(place: string): string {
  return place.split("/")[0] ?? place;
}

function isBefore(folders: readonly string[], folder: string, other: string): boolean {
  const place = folders.indexOf(folder);
  return place !== -1 && place < folders.indexOf(other);
}

function isIn(place: string, whole: string): boolean {
  return place === whole || place.startsWith(`${whole}/`);
}

function fail(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
