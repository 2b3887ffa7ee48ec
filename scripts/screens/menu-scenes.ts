import { languages } from "../../src/domain/languages.ts";
import { button, scrollTo, search } from "../../tests/e2e/guest.ts";
import { chooseItem, openItem } from "./guest-steps.ts";
import type { Scene } from "./scene.ts";

/** What guests see before they order, in every language of the hotel. */
export const menuScenes: readonly Scene[] = [
  {
    name: "guest/menu",
    address: ({ site, pizzaria }) => site.url(pizzaria, "/delivery"),
  },
  {
    name: "guest/menu-whole",
    address: ({ site, pizzaria }) => site.url(pizzaria, "/delivery"),
    isTall: true,
  },
  {
    name: "guest/menu-scrolled",
    address: ({ site, pizzaria }) => site.url(pizzaria, "/delivery"),
    steps: chooseItem,
    atEverySize: (page) => scrollTo(page, 1600),
  },
  {
    name: "guest/menu-end",
    address: ({ site, pizzaria }) => site.url(pizzaria, "/cardapio"),
    atEverySize: (page) => scrollTo(page, 1e6),
  },
  {
    name: "guest/menu-hotel",
    address: ({ site, hotel }) => site.url(hotel, "/easy-order?room=7"),
  },
  { name: "guest/menu-cafe", address: ({ site, cafe }) => site.url(cafe, "/cardapio") },
  {
    name: "guest/home-links",
    address: ({ site, cafe }) => site.url(cafe, "/home"),
    isTall: true,
  },
  {
    name: "guest/side-menu",
    address: ({ site, cafe }) => site.url(cafe, "/cardapio"),
    steps: (page) => button(page, "Abrir menu").click(),
  },
  {
    name: "guest/letters",
    address: ({ site, pizzaria }) => site.url(pizzaria, "/delivery"),
    // It closes by itself after a while.
    atEverySize: async (page) => {
      if (await button(page, "Aumentar a letra").isHidden()) {
        await button(page, "Tamanho da letra").click();
      }
    },
  },
  {
    name: "guest/languages",
    address: ({ site, hotel }) => site.url(hotel, "/easy-order"),
    steps: (page) => button(page, "Escolher idioma").click(),
  },
  {
    name: "guest/search",
    address: ({ site, pizzaria }) => site.url(pizzaria, "/delivery"),
    steps: (page) => search(page, "cala"),
  },
  {
    name: "guest/search-nothing",
    address: ({ site, pizzaria }) => site.url(pizzaria, "/delivery"),
    steps: (page) => search(page, "sushi"),
  },
  {
    name: "guest/item",
    address: ({ site, pizzaria }) => site.url(pizzaria, "/delivery"),
    steps: openItem,
  },
  {
    name: "guest/item-read-only",
    address: ({ site, cafe }) => site.url(cafe, "/cardapio"),
    steps: async (page) => {
      await button(page, "Espresso").click();
      await page.getByRole("dialog", { name: "Espresso" }).waitFor();
    },
  },
  {
    name: "guest/photo",
    address: ({ site, pizzaria }) => site.url(pizzaria, "/delivery"),
    steps: (page) => button(page, "Ampliar a foto de Mussarela").click(),
  },
  {
    name: "guest/table",
    address: ({ site, pizzaria }) => site.url(pizzaria, "/cardapio?mesa=7"),
    steps: (page) => button(page, "Chamar o atendente").waitFor(),
  },
  {
    name: "guest/privacy",
    address: ({ site, pizzaria }) => site.url(pizzaria, "/privacidade"),
    steps: (page) => page.getByRole("heading", { level: 1 }).waitFor(),
    isTall: true,
  },
  ...languages.map((language): Scene => ({
    name: `languages/${language}`,
    address: ({ site, hotel }) =>
      site.url(hotel, `${language === "br" ? "" : `/${language}`}/easy-order`),
  })),
];
