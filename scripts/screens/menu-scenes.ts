import { button, scrollTo, search } from "../../tests/e2e/guest.ts";
import { chooseItem, openItem } from "./guest-steps.ts";
import { pageOf } from "./page-of.ts";
import type { Scene } from "./scene.ts";

/** Guests' screens before they order. */
export const menuScenes: readonly Scene[] = [
  {
    name: "guest/menu",
    address: pageOf("/delivery"),
  },
  {
    name: "guest/menu-whole",
    address: pageOf("/delivery"),
    isTall: true,
  },
  {
    name: "guest/menu-scrolled",
    address: pageOf("/delivery"),
    steps: chooseItem,
    atEverySize: (page) => scrollTo(page, 1600),
  },
  {
    name: "guest/menu-end",
    address: pageOf("/cardapio"),
    atEverySize: (page) => scrollTo(page, 1e6),
  },
  {
    name: "guest/menu-hotel",
    address: pageOf("/easy-order?room=7", "hotel"),
  },
  { name: "guest/menu-cafe", address: pageOf("/cardapio", "cafe") },
  {
    name: "guest/home-links",
    address: pageOf("/home", "cafe"),
    isTall: true,
  },
  {
    name: "guest/side-menu",
    address: pageOf("/cardapio", "cafe"),
    steps: (page) => button(page, "Abrir menu").click(),
  },
  {
    name: "guest/letters",
    address: pageOf("/delivery"),
    // The panel closes by itself after a while.
    atEverySize: async (page) => {
      if (await button(page, "Aumentar a letra").isHidden()) {
        await button(page, "Tamanho da letra").click();
      }
    },
  },
  {
    name: "guest/languages",
    address: pageOf("/easy-order", "hotel"),
    steps: (page) => button(page, "Escolher idioma").click(),
  },
  {
    name: "guest/search",
    address: pageOf("/delivery"),
    steps: (page) => search(page, "cala"),
  },
  {
    name: "guest/search-nothing",
    address: pageOf("/delivery"),
    steps: (page) => search(page, "sushi"),
  },
  {
    name: "guest/item",
    address: pageOf("/delivery"),
    steps: openItem,
  },
  {
    name: "guest/added",
    address: pageOf("/delivery"),
    steps: async (page) => {
      for (const _ of [1, 2]) await button(page, "Adicionar Água com gás").click();
      await button(page, "Desfazer").waitFor();
    },
  },
  {
    name: "guest/forced-colours",
    address: pageOf("/delivery"),
    before: (page) => page.emulateMedia({ forcedColors: "active" }),
  },
  {
    name: "guest/enlarged",
    address: pageOf("/delivery"),
    looks: [{ width: 180, height: 390, lettersPx: 16 }],
  },
  {
    name: "guest/home-enlarged",
    address: pageOf("/home", "cafe"),
    looks: [{ width: 180, height: 390, lettersPx: 16 }],
  },
  {
    name: "guest/item-read-only",
    address: pageOf("/cardapio", "cafe"),
    steps: async (page) => {
      await button(page, "Espresso").click();
      await page.getByRole("dialog", { name: "Espresso" }).waitFor();
    },
  },
  {
    name: "guest/photo",
    address: pageOf("/delivery"),
    steps: (page) => button(page, "Ampliar a foto de Mussarela").click(),
  },
  {
    name: "guest/table",
    address: pageOf("/cardapio?mesa=7"),
    steps: (page) => button(page, "Chamar o atendente").waitFor(),
  },
  {
    name: "guest/privacy",
    address: pageOf("/privacidade"),
    steps: (page) => page.getByRole("heading", { level: 1 }).waitFor(),
    isTall: true,
  },
];
