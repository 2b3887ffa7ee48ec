import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

// Fails where a folder of `src/server` or `src/web` reaches into another in a way that the house does not know.
//
// In the server all rooms stand in one order, and each knows only those named before it. In the browser those that
// everybody may use do. Whatever else there is is a feature; others take what it has fetched or stored, from its
// `queries.ts` or the guest's `use-cart.ts`, and put its parts onto their pages as the table says.

const server = "src/server/";
const serverRooms = [
  "db",
  "tenancy",
  "sessions",
  "http",
  "fonts",
  "housekeeping",
  "media",
  "auth",
  "account",
  "content",
  "address",
  "qr",
  "ratings",
  "tabs",
  "orders",
  "printing",
  "live",
  "privacy",
  "pages",
  "probes",
  "backup",
  "demo",
  "start",
  "cli",
];
/** Beside the rooms: what all of them may use; the other files there put the rooms together. */
const serverTools = new Set([
  "config.ts",
  "error-code.ts",
  "networks.ts",
  "operator-refused.ts",
  "private-folder.ts",
  "start-refused.ts",
]);

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
  "auth",
  "live",
  "frame",
];
/** The first of them that knows what features have fetched. */
const firstWithFeatures = "live";
const doors = /\/(?:queries|use-cart)\.ts$/;

type Composition = [from: string, to: string, why: string];
/** Who, what of whom, and why; a folder stands for all that is in it. */
const serverCompositions: Composition[] = [
  ["tabs/tab-details.ts", "orders", "a tab is shown with its orders, and an order is put on a tab"],
  ["tabs/end-tab.ts", "orders/order-queries.ts", "and ends with the tab"],
  ["start/open-site.ts", "app.ts", "what is started"],
];
const webCompositions: Composition[] = [
  ["menu/MenuPage.tsx", "admin/menu/OwnerMenu.tsx", "an owner edits the page in its place"],
  ["menu/HomePage.tsx", "admin/home/OwnerHome.tsx", "the same"],
  ["menu/page/GuestPage.tsx", "admin/home/OwnerBanner.tsx", "the same"],
  ["menu/page/GuestPage.tsx", "admin/AdminBar.tsx", "and is told so above it"],
  ["admin/menu", "menu", "what an owner edits looks as guests see it"],
  ["menu/MenuScreen.tsx", "cart/CartArea.tsx", "the order stands beside the menu"],
  ["menu/item/ItemForm.tsx", "cart/use-take-out.ts", "what is taken out of the order comes back"],
  ["menu/header/SideMenu.tsx", "rating/RatingDialog.tsx", "guests rate from the side menu"],
  ["orders/order/RateOrder.tsx", "rating/RatingDialog.tsx", "and when their order is finished"],
  ["menu/page/GuestPage.tsx", "tables/TableService.tsx", "guests at a table call from the menu"],
  ["cart/use-checkout-dialog.ts", "orders/OrderPage.tsx", "fetched before the order is sent"],
  ["floor/tab/TabItem.tsx", "menu/item/OptionGroup.tsx", "attendants choose options as guests do"],
  [
    "orders/OrdersPage.tsx",
    "floor/unsent/UnsentOrders.tsx",
    "staff see there what waits to be sent",
  ],
  ["orders/OrdersPage.tsx", "floor/calls/CallingTables.tsx", "and whose guests call them"],
  ["frame/RequireStaff.tsx", "floor/unsent/KeepSending.ts", "every page of the staff sends it"],
  ["orders/arrivals/StaffWatch.tsx", "floor/unsent", "and every other page that staff load"],
  ["orders/arrivals/StaffBar.tsx", "floor/calls/CallingTables.tsx", "calls are seen there as well"],
  ["live/apply-events.ts", "orders/waiting-orders.ts", "events change what waits"],
  ["live/apply-events.ts", "orders/order-pages.ts", "events change what has been fetched"],
  ["live/apply-events.ts", "floor/with-guest-order.ts", "the same"],
  ["privacy/MyData.tsx", "cart/stored-cart.ts", "what was typed at the checkout goes as well"],
  ["privacy/MyData.tsx", "orders/order/kept-order.ts", "and the order that was last looked at"],
  ["privacy/PrivacyPage.tsx", "menu/page/ContactSection.tsx", "whom to ask, as on the menu"],
];

await checkRooms(server, serverCompositions, (from, to) => {
  if (serverTools.has(to)) return true;
  return isBefore(serverRooms, roomOf(to), roomOf(from));
});
await checkRooms(web, webCompositions, (from, to) => {
  const room = roomOf(from);
  const other = roomOf(to);
  if (shared.includes(other) && !shared.includes(room)) return true;
  if (isBefore(shared, other, room)) return true;
  const knowsFeatures =
    !shared.includes(room) || shared.indexOf(room) >= shared.indexOf(firstWithFeatures);
  return knowsFeatures && doors.test(to);
});

/** Goes through the folders of a project; what its own rule does not know has to stand among the compositions. */
async function checkRooms(
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
      if (!target.startsWith(project) || roomOf(from) === roomOf(to) || isKnown(from, to)) continue;
      const found = compositions.find(([who, what]) => isIn(from, who) && isIn(to, what));
      if (found) used.add(found);
      else fail(`${file} may not use ${target}: see scripts/check-rooms.ts`);
    }
  }
  for (const composition of compositions.filter((one) => !used.has(one)))
    fail(`scripts/check-rooms.ts: ${composition[0]} does not use ${composition[1]} any more`);
}

/** The folder of a file; the file's own name where it stands in none. */
function roomOf(place: string): string {
  return place.split("/")[0] ?? place;
}

function isBefore(rooms: readonly string[], room: string, other: string): boolean {
  const place = rooms.indexOf(room);
  return place !== -1 && place < rooms.indexOf(other);
}

function isIn(place: string, whole: string): boolean {
  return place === whole || place.startsWith(`${whole}/`);
}

function fail(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
