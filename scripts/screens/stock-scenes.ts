import type { Page } from "playwright-core";
import { button, isReady } from "../../tests/e2e/guest.ts";
import { edit } from "../../tests/e2e/owner.ts";
import { adminOf } from "../../tests/e2e/callers.ts";
import { pageOf, tabPage } from "./page-of.ts";
import type { Scene } from "./scene.ts";
import type { Stage } from "./stage.ts";

const menu = pageOf("/delivery", "runout");

/** Puts more into the order than is left, and then sells out one of its items. */
const fillCart = async (page: Page, stage: Stage) => {
  await isReady(page);
  for (const title of ["Calabresa", "Portuguesa"]) {
    await button(page, title).click();
    const item = page.getByRole("dialog", { name: title });
    const more = item.getByRole("button", { name: `Aumentar ${title}` });
    for (const _ of [1, 2]) await more.click();
    await item.getByRole("button", { name: /^(?:Adicionar ·|Salvar)/ }).click();
  }
  await page.getByText("Portuguesa: restam só 2").first().waitFor();
  await say(stage, "reopened");
  await page.getByText("Calabresa: esgotado").first().waitFor();
};

/** Marks Calabresa as sold out, or as available again. */
const say = async (stage: Stage, until: "reopened" | null) => {
  const owner = await adminOf(stage.site, stage.runout);
  const { menu: categories } = await owner.content.menu();
  const id = String(categories[0]?.items[0]?.id);
  await owner.content.setSoldOut({ params: { id }, body: { until } });
};

const openItem = async (page: Page) => {
  await isReady(page);
  await button(page, "Calabresa").click();
};

/** Presses for one more than is left. */
const addBeyond = async (page: Page) => {
  await isReady(page);
  const add = button(page, "Adicionar Portuguesa");
  for (const _ of [1, 2, 3]) await add.click();
  await page.getByText("Portuguesa: restam só 2").first().waitFor();
};

const soldOutMenu = async (page: Page, stage: Stage) => {
  await isReady(page);
  await say(stage, "reopened");
  await page.reload();
  await page.getByText("Esgotado").first().waitFor();
};

const afterwards = (_: Page, stage: Stage) => say(stage, null);

/** Items and options that have run out, are nearly so, or are for other hours. */
export const stockScenes: readonly Scene[] = [
  { name: "stock/item", address: menu, before: afterwards, steps: openItem },
  { name: "stock/cart", address: menu, before: afterwards, steps: fillCart },
  { name: "stock/one-more", address: menu, before: afterwards, steps: addBeyond },
  { name: "stock/menu", address: menu, steps: soldOutMenu },
  {
    name: "stock/owner",
    as: "admin",
    address: pageOf("/cardapio", "runout"),
    steps: (page) => button(page, "Esgotou: Portuguesa").waitFor(),
  },
  {
    name: "stock/owner-dialog",
    as: "admin",
    address: pageOf("/cardapio", "runout"),
    steps: (page) => button(page, "Esgotou: Calabresa").click(),
  },
  {
    name: "stock/owner-week",
    as: "admin",
    address: pageOf("/cardapio", "runout"),
    isTall: true,
    steps: async (page) => {
      const editor = await edit(page, "Bebidas");
      await editor.getByLabel("Só em certos horários").waitFor();
    },
  },
  {
    name: "stock/tab-dialog",
    as: "attendant",
    address: tabPage("emptyTab"),
    steps: async (page) => {
      await page.locator("summary", { hasText: "Bebidas" }).click();
      await page
        .getByRole("button", { name: /^Esgotou: / })
        .first()
        .click();
    },
  },
  {
    name: "stock/tab",
    as: "attendant",
    address: tabPage("emptyTab"),
    steps: (page) => page.locator("summary", { hasText: "Bebidas" }).click(),
  },
];
