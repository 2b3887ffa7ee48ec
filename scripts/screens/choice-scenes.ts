import type { Page } from "playwright-core";
import { table } from "../../tests/e2e/floor.ts";
import { button } from "../../tests/e2e/guest.ts";
import { openItem, orderPizza } from "../../tests/e2e/option-shop.ts";
import { pageOf } from "./page-of.ts";
import type { Scene } from "./scene.ts";

const menu = pageOf("/delivery", "options");

const orderTwo = async (page: Page) => {
  await orderPizza(page, "Média");
  const dialog = await openItem(page, "Pizza");
  await button(page, "Mais uma, diferente").click();
  await dialog.getByRole("radio", { name: "Grande" }).check();
  await dialog.getByRole("radio", { name: "Catupiry" }).check();
  await dialog.getByRole("button", { name: /^(?:Adicionar ·|Salvar)/ }).click();
  await dialog.waitFor({ state: "hidden" });
};

const onTab = async (page: Page, number: number) => {
  await table(page, number).click();
  await button(page, "Abrir comanda").click();
  await page.locator("summary", { hasText: "Pizzas" }).click();
};

const floor = (name: string, steps: Scene["steps"]): Scene => ({
  name: `choices/floor-${name}`,
  address: pageOf("/pedido-mesa", "options"),
  as: "admin",
  ...(steps && { steps }),
});

/** Groups of options by their rules, and lines of one item. */
export const choiceScenes: readonly Scene[] = [
  { name: "choices/menu", address: menu },
  { name: "choices/one", address: menu, steps: (page) => openItem(page, "Pizza") },
  {
    name: "choices/missing",
    address: menu,
    steps: async (page) => {
      await openItem(page, "Pizza");
      await button(page, "Escolha: Tamanho").click();
    },
  },
  {
    name: "choices/halves",
    address: menu,
    steps: async (page) => {
      await openItem(page, "Meio a meio");
      await button(page, "Aumentar Calabresa").click();
      await button(page, "Aumentar Portuguesa").click();
      await button(page, "Aumentar Meio a meio").click();
    },
  },
  {
    name: "choices/some",
    address: menu,
    steps: async (page) => {
      const dialog = await openItem(page, "Açaí no copo");
      for (const name of ["Granola", "Banana", "Paçoca"])
        await dialog.getByRole("checkbox", { name }).check();
    },
  },
  {
    name: "choices/another",
    address: menu,
    steps: async (page) => {
      await orderPizza(page, "Média");
      await openItem(page, "Pizza");
      await button(page, "Mais uma, diferente").click();
    },
  },
  {
    name: "choices/line",
    address: menu,
    steps: async (page) => {
      await orderPizza(page, "Média");
      await openItem(page, "Pizza");
    },
  },
  {
    name: "choices/lines",
    address: menu,
    steps: async (page) => {
      await orderTwo(page);
      await openItem(page, "Pizza");
    },
  },
  {
    name: "choices/checkout",
    address: menu,
    steps: async (page) => {
      await orderTwo(page);
      await page.getByRole("button", { name: /^Finalizar pedido/ }).click();
      await page.getByRole("dialog", { name: "Finalizar pedido" }).waitFor();
    },
  },
  floor("options", async (page) => {
    await onTab(page, 7);
    await button(page, "Aumentar Pizza").click();
  }),
  floor("missing", async (page) => {
    await onTab(page, 8);
    await button(page, "Aumentar Pizza").click();
    await page.getByRole("button", { name: /^Escolha: Tamanho/ }).click();
  }),
  floor("lines", async (page) => {
    await onTab(page, 9);
    await button(page, "Aumentar Pizza").click();
    await page.getByRole("radio", { name: "Média" }).check();
    await button(page, "Mais uma, diferente").click();
    await page.getByRole("radio", { name: "Grande" }).last().check();
    await page.getByRole("button", { name: "Opções e observação de Pizza", exact: true }).click();
  }),
];
