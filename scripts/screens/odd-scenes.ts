import type { Page } from "playwright-core";
import { button, hold } from "../../tests/e2e/guest.ts";
import { fail } from "./guest-steps.ts";
import type { Scene } from "./scene.ts";

const loseNetwork = async (page: Page) => {
  await button(page, "Abrir menu").waitFor();
  await page.context().setOffline(true);
  await page.getByText("Você está vendo a última versão guardada neste aparelho.").waitFor();
};

/** To the menu from a page that the server sends without it. */
const toMenu = (page: Page) => page.getByRole("link", { name: "Ir para o cardápio" }).click();

/** What guests see when something is not as it should be. */
export const oddScenes: readonly Scene[] = [
  { name: "odd/closed", address: ({ site, closed }) => site.url(closed, "/home") },
  { name: "odd/empty-menu", address: ({ site, empty }) => site.url(empty, "/delivery") },
  {
    name: "odd/long-texts",
    address: ({ site, wordy }) => site.url(wordy, "/delivery"),
    isTall: true,
  },
  {
    name: "odd/long-item",
    address: ({ site, wordy }) => site.url(wordy, "/delivery"),
    steps: (page) => page.locator("main h3 button").first().click(),
  },
  {
    name: "odd/long-home",
    address: ({ site, wordy }) => site.url(wordy, "/home"),
    isTall: true,
  },
  {
    name: "odd/loading",
    address: ({ site, pizzaria }) => site.url(pizzaria, "/auth/login"),
    before: (page) => hold(page, "**/v2.0/content/menu"),
    steps: toMenu,
  },
  {
    name: "odd/error",
    address: ({ site, pizzaria }) => site.url(pizzaria, "/auth/login"),
    before: (page) => fail(page, "**/v2.0/content/menu"),
    steps: async (page) => {
      await toMenu(page);
      await page.getByText("Algo deu errado").waitFor();
    },
  },
  {
    name: "odd/offline",
    address: ({ site, pizzaria }) => site.url(pizzaria, "/delivery"),
    steps: loseNetwork,
  },
  {
    name: "odd/not-found",
    address: ({ site, pizzaria }) => site.url(pizzaria, "/nao-existe"),
    hasFixedLetters: true,
  },
];
