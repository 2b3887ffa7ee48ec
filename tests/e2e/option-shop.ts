import type { Page } from "playwright-core";
import type { Features } from "../../src/domain/landing-path.ts";
import {
  newAccount,
  newMenu,
  type NewCategory,
  type TestAccount,
} from "../../src/server/testing/new-account.ts";
import { button } from "./guest.ts";
import type { TestSite } from "./site.ts";

/** Items of every kind of choice. */
const menu: NewCategory[] = [
  {
    title: "Pizzas",
    items: [
      {
        title: "Pizza",
        priceCents: 0,
        groups: [
          {
            title: "Tamanho",
            rules: { min: 1, max: 1 },
            items: [
              { title: "Média", priceCents: 4500 },
              { title: "Grande", priceCents: 6000 },
            ],
          },
          {
            title: "Borda",
            rules: { max: 1 },
            items: [
              { title: "Catupiry", priceCents: 800 },
              { title: "Cheddar", priceCents: 1000 },
            ],
          },
        ],
      },
      {
        title: "Meio a meio",
        priceCents: 0,
        groups: [
          {
            title: "Sabores",
            rules: { min: 2, max: 2, priceRule: "average" },
            items: [
              { title: "Calabresa", priceCents: 5000 },
              { title: "Portuguesa", priceCents: 5501 },
              { title: "Quatro queijos", priceCents: 6000 },
            ],
          },
        ],
      },
      {
        title: "Pizza doce",
        priceCents: 0,
        groups: [
          {
            title: "Fatias",
            rules: { min: 1, max: 1 },
            items: [
              { title: "6 fatias", priceCents: 0 },
              { title: "8 fatias", priceCents: 1600 },
            ],
          },
          { title: "Sabor", rules: { min: 1 }, items: [{ title: "Chocolate", priceCents: 4100 }] },
        ],
      },
    ],
  },
  {
    title: "Açaí",
    items: [
      {
        title: "Açaí no copo",
        priceCents: 1500,
        groups: [
          { title: "Copo", rules: { min: 1, max: 1 }, items: [{ title: "500 ml", priceCents: 0 }] },
          {
            title: "Acompanhamentos",
            rules: { max: 3, freeQty: 2 },
            items: ["Granola", "Banana", "Leite em pó", "Paçoca"].map((title, index) => ({
              title,
              priceCents: 200 + 50 * index,
              maxQty: 1,
            })),
          },
        ],
      },
    ],
  },
  { title: "Bebidas", items: [{ title: "Guaraná", priceCents: 500 }] },
];

export type OptionShop = TestAccount & { ids: Record<string, string> };

export async function newOptionShop(
  site: TestSite,
  features: Partial<Features> = {},
): Promise<OptionShop> {
  const account = await newAccount(site, {
    features: { delivery: true, localOrder: true, attendantOrder: true, ...features },
    extras: {
      locations: 12,
      paymentMethods: { cash: true, pix: true },
      pix_code: "pix@example.com",
    },
  });
  return { ...account, ids: await newMenu(site, account, menu) };
}

/** Opens an item and returns its dialog. */
export async function openItem(page: Page, title: string) {
  await button(page, title).click();
  const dialog = page.getByRole("dialog", { name: title });
  await dialog
    .getByRole("button", { name: "Cancelar" })
    .or(dialog.getByRole("heading", { name: "No pedido" }))
    .waitFor();
  return dialog;
}

/** Puts a pizza of a size into the order. */
export async function orderPizza(page: Page, size: "Média" | "Grande"): Promise<void> {
  const dialog = await openItem(page, "Pizza");
  await dialog.getByRole("radio", { name: size }).check();
  await dialog.getByRole("button", { name: /^(?:Adicionar ·|Salvar)/ }).click();
  await dialog.waitFor({ state: "hidden" });
}
