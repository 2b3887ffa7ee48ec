import type { Page } from "playwright-core";
import { button, isReady } from "../../tests/e2e/guest.ts";
import { add } from "../../tests/e2e/floor.ts";
import { openCheckout, openItem } from "./guest-steps.ts";
import { pageOf } from "./page-of.ts";
import type { Look, Scene } from "./scene.ts";

/** A phone and a desk tell all: in these the size of letters is the browser's matter. */
const twoLooks: readonly Look[] = [
  { width: 360, height: 800, lettersPx: 16 },
  { width: 1280, height: 800, lettersPx: 16 },
];
/** What a window of 1280 by 1024 shows at 400 %. */
const enlarged: readonly Look[] = [{ width: 320, height: 256, lettersPx: 16 }];

const paper = (page: Page) => page.emulateMedia({ media: "print" });
const forced = (page: Page) => page.emulateMedia({ forcedColors: "active" });
const forcedDark = (page: Page) =>
  page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });

/** What is seen on paper, in forced colours, and where the browser enlarges four times. */
export const mediaScenes: readonly Scene[] = [
  ...forcedScenes("forced", forced),
  ...forcedScenes("forced-dark", forcedDark),
  {
    name: "media/paper-menu",
    address: pageOf("/delivery"),
    looks: twoLooks,
    isTall: true,
    before: paper,
    steps: isReady,
  },
  {
    name: "media/paper-home",
    address: pageOf("/home", "hotel"),
    looks: twoLooks,
    isTall: true,
    before: paper,
    steps: isReady,
  },
  {
    name: "media/paper-tab",
    as: "attendant",
    address: ({ site, pizzaria, tab }) => site.url(pizzaria, `/pedido-mesa/${tab.hash}`),
    looks: twoLooks,
    isTall: true,
    steps: async (page) => {
      await button(page, "Enviar Pedido").waitFor();
      await paper(page);
    },
  },
  {
    name: "media/enlarged-menu",
    address: pageOf("/delivery"),
    looks: enlarged,
    steps: isReady,
  },
  {
    name: "media/enlarged-item",
    address: pageOf("/delivery"),
    looks: enlarged,
    steps: openItem,
  },
  {
    name: "media/enlarged-checkout",
    address: pageOf("/delivery"),
    looks: enlarged,
    steps: openCheckout,
  },
  {
    name: "media/enlarged-tab",
    as: "attendant",
    address: ({ site, pizzaria, tab }) => site.url(pizzaria, `/pedido-mesa/${tab.hash}`),
    looks: enlarged,
    steps: async (page) => {
      await button(page, "Enviar Pedido").waitFor();
    },
  },
];

function forcedScenes(name: string, colours: (page: Page) => Promise<unknown>): Scene[] {
  return [
    {
      name: `media/${name}-menu`,
      address: pageOf("/delivery"),
      looks: twoLooks,
      before: colours,
      steps: isReady,
    },
    {
      name: `media/${name}-item`,
      address: pageOf("/delivery"),
      looks: twoLooks,
      before: colours,
      steps: openItem,
    },
    {
      name: `media/${name}-checkout`,
      address: pageOf("/delivery"),
      looks: twoLooks,
      before: colours,
      steps: openCheckout,
    },
    {
      name: `media/${name}-owner`,
      as: "admin",
      address: pageOf("/admin"),
      looks: twoLooks,
      before: colours,
      isTall: true,
      steps: (page) => page.getByRole("heading", { name: "Cores", exact: true }).waitFor(),
    },
    {
      name: `media/${name}-tables`,
      as: "attendant",
      address: pageOf("/pedido-mesa"),
      looks: twoLooks,
      before: colours,
      steps: (page) => page.getByRole("heading", { name: "Mesas" }).waitFor(),
    },
    {
      name: `media/${name}-tab`,
      as: "attendant",
      address: ({ site, pizzaria, tab }) => site.url(pizzaria, `/pedido-mesa/${tab.hash}`),
      looks: twoLooks,
      before: colours,
      steps: async (page) => {
        await button(page, "Enviar Pedido").waitFor();
        await add(page, { category: "Bebidas", item: "Água com gás", count: 2 });
      },
    },
    {
      name: `media/${name}-orders`,
      as: "admin",
      address: pageOf("/pedidos"),
      looks: twoLooks,
      before: colours,
      steps: (page) => page.getByText("Finalizados").waitFor(),
    },
  ];
}
