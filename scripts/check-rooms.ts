import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

// Fails where a folder of `src/web` reaches into another in a way that the house does not know, or into what puts pages
// together. What everybody may use lies in the shared rooms, of which each knows only those named before it. Whatever
// else there is is a feature; others take what it has fetched or stored, from its `queries.ts` or the guest's
// `use-cart.ts`, and put its parts onto their pages as the table says.

const web = "src/web/";
const shared = [
  "text",
  "theme",
  "storage",
  "ui",
  "api",
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

/** Who, what of whom, and why; a folder stands for all that is in it. */
const compositions: [from: string, to: string, why: string][] = [
  ["menu/MenuPage.tsx", "admin/menu/OwnerMenu.tsx", "an owner edits the page in its place"],
  ["menu/HomePage.tsx", "admin/home/OwnerHome.tsx", "the same"],
  ["menu/Banner.tsx", "admin/home/OwnerBanner.tsx", "the same"],
  ["menu/GuestPage.tsx", "admin/AdminBar.tsx", "and is told so above it"],
  ["admin/menu", "menu", "what an owner edits looks as guests see it"],
  ["menu/MenuScreen.tsx", "cart/CartArea.tsx", "the order stands beside the menu"],
  ["menu/SideMenu.tsx", "rating/RatingDialog.tsx", "guests rate from the side menu"],
  ["orders/RateOrder.tsx", "rating/RatingDialog.tsx", "and when their order is finished"],
  ["menu/GuestPage.tsx", "tables/TableService.tsx", "guests at a table call from the menu"],
  ["cart/use-checkout-dialog.ts", "orders/OrderPage.tsx", "fetched before the order is sent"],
  ["floor/tab/TabItem.tsx", "menu/OptionGroup.tsx", "attendants choose options as guests do"],
  [
    "orders/OrdersPage.tsx",
    "floor/unsent/UnsentOrders.tsx",
    "staff see there what waits to be sent",
  ],
  ["frame/RequireStaff.tsx", "floor/unsent/use-sender.ts", "every page of the staff sends it"],
  ["live/apply-events.ts", "orders/order-pages.ts", "events change what has been fetched"],
  ["privacy/MyData.tsx", "cart/stored-cart.ts", "what was typed at the checkout goes as well"],
  ["privacy/PrivacyPage.tsx", "menu/ContactSection.tsx", "whom to ask, as on the menu"],
];

const used = new Set<(typeof compositions)[number]>();
for await (const file of glob("src/web/*/**/*.{ts,tsx}")) {
  if (/\.test\.tsx?$|\/testing-/.test(file)) continue;
  const code = await readFile(file, "utf8");
  for (const [, path = ""] of code.matchAll(/(?:from |import\(|import )"(\.[^"]+)"/g)) {
    const target = join(dirname(file), path);
    if (!target.startsWith(web) || isKnown(file.slice(web.length), target.slice(web.length)))
      continue;
    console.error(`${file} may not use ${target}: see scripts/check-rooms.ts`);
    process.exitCode = 1;
  }
}
for (const composition of compositions.filter((one) => !used.has(one))) {
  console.error(
    `scripts/check-rooms.ts: ${composition[0]} does not use ${composition[1]} any more`,
  );
  process.exitCode = 1;
}

function isKnown(from: string, to: string): boolean {
  const [room = "", other = ""] = [from, to].map((place) => place.split("/")[0]);
  if (room === other) return true;
  const level = shared.indexOf(room);
  const otherLevel = shared.indexOf(other);
  if (otherLevel !== -1 && (level === -1 || otherLevel < level)) return true;
  const knowsFeatures = level === -1 || level >= shared.indexOf(firstWithFeatures);
  if (knowsFeatures && doors.test(to)) return true;
  const found = compositions.find(([who, what]) => isIn(from, who) && isIn(to, what));
  if (found) used.add(found);
  return found !== undefined;
}

function isIn(place: string, whole: string): boolean {
  return place === whole || place.startsWith(`${whole}/`);
}
