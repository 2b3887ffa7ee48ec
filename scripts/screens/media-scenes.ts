import type { Page } from "playwright-core";
import { add } from "../../tests/e2e/floor.ts";
import { isReady } from "../../tests/e2e/guest.ts";
import { onTab } from "./floor-scenes.ts";
import { openCheckout, openItem } from "./guest-steps.ts";
import { pageOf, tabPage } from "./page-of.ts";
import type { Look, Scene } from "./scene.ts";

/** A phone and a desk are enough: here the browser sets the size of letters. */
const twoLooks: readonly Look[] = [
  { width: 360, height: 800, lettersPx: 16 },
  { width: 1280, height: 800, lettersPx: 16 },
];
/** A window of 1280 by 1024 at 400 %. */
const enlarged: readonly Look[] = [{ width: 320, height: 256, lettersPx: 16 }];

type Kind = Pick<Scene, "looks" | "before" | "isTall">;

const forced: Kind = {
  looks: twoLooks,
  before: (page) => page.emulateMedia({ forcedColors: "active" }),
};
const forcedDark: Kind = {
  looks: twoLooks,
  before: (page) => page.emulateMedia({ forcedColors: "active", colorScheme: "dark" }),
};
const paper: Kind = {
  looks: twoLooks,
  before: (page) => page.emulateMedia({ media: "print" }),
  isTall: true,
};

const menu: Omit<Scene, "name"> = { address: pageOf("/delivery"), steps: isReady };
const item: Omit<Scene, "name"> = { ...menu, steps: openItem };
const checkout: Omit<Scene, "name"> = { ...menu, steps: openCheckout };
const tab: Omit<Scene, "name"> = { as: "attendant", address: tabPage("tab"), steps: onTab };

const orderOnTab = async (page: Page) => {
  await onTab(page);
  await add(page, { category: "Bebidas", item: "Água com gás", count: 2 });
};

/** The button that says that the page is ready is not printed. */
const tabOnPaper = async (page: Page) => {
  await onTab(page);
  await page.emulateMedia({ media: "print" });
};

/** Screens in forced colours, on paper, and enlarged four times by the browser. */
export const mediaScenes: readonly Scene[] = [
  ...forcedScenes("forced", forced),
  ...forcedScenes("forced-dark", forcedDark),
  { name: "media/paper-menu", ...menu, ...paper },
  { name: "media/paper-home", ...menu, ...paper, address: pageOf("/home", "hotel") },
  { name: "media/paper-tab", ...tab, looks: twoLooks, isTall: true, steps: tabOnPaper },
  { name: "media/enlarged-menu", ...menu, looks: enlarged },
  { name: "media/enlarged-item", ...item, looks: enlarged },
  { name: "media/enlarged-checkout", ...checkout, looks: enlarged },
  { name: "media/enlarged-tab", ...tab, looks: enlarged },
  {
    name: "media/enlarged-tab-end",
    ...tab,
    looks: enlarged,
    atEverySize: (page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight)),
  },
];

function forcedScenes(name: string, kind: Kind): Scene[] {
  return [
    { name: `media/${name}-menu`, ...menu, ...kind },
    { name: `media/${name}-item`, ...item, ...kind },
    { name: `media/${name}-checkout`, ...checkout, ...kind },
    { name: `media/${name}-tab`, ...tab, ...kind, steps: orderOnTab },
    {
      name: `media/${name}-owner`,
      as: "admin",
      address: pageOf("/admin#secao-colours"),
      ...kind,
      isTall: true,
      steps: (page) => page.getByRole("heading", { name: "Cores", exact: true }).waitFor(),
    },
    {
      name: `media/${name}-tables`,
      as: "attendant",
      address: pageOf("/pedido-mesa"),
      ...kind,
      steps: (page) => page.getByRole("heading", { name: "Mesas" }).waitFor(),
    },
    {
      name: `media/${name}-orders`,
      as: "admin",
      address: pageOf("/pedidos"),
      ...kind,
      // Each order's choice of status has the word as well.
      steps: (page) =>
        page.getByRole("radio", { name: "Finalizados" }).waitFor({ state: "attached" }),
    },
  ];
}
