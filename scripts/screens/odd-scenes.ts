import type { Page } from "playwright-core";
import { breakPage, button, hold, isReady } from "../../tests/e2e/guest.ts";
import { partScript } from "../../tests/e2e/part-script.ts";
import { fail } from "./guest-steps.ts";
import { pageOf } from "./page-of.ts";
import type { Scene } from "./scene.ts";

/** Opens the page again without a network, on a device that has been there before. */
const comeBackWithoutNetwork = async (page: Page) => {
  await isReady(page);
  await page.evaluate(async () => {
    const worker = navigator.serviceWorker;
    await worker.ready;
    if (worker.controller) return;
    await new Promise((resolve) => worker.addEventListener("controllerchange", resolve));
  });
  // A visit keeps its page for later.
  await page.reload();
  await isReady(page);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText("Você está vendo a última versão guardada neste aparelho.").waitFor();
};

/** Goes to the menu from a page that the server sends without the menu's data. */
const toMenu = (page: Page) => page.getByRole("link", { name: "Ir para o cardápio" }).click();

/** Screens when something is missing, broken or unusual. */
export const oddScenes: readonly Scene[] = [
  { name: "odd/closed", address: pageOf("/home", "closed") },
  {
    name: "odd/closed-without-bar",
    as: "admin",
    address: pageOf("/home", "closed"),
    before: (page) => page.route(partScript("AdminBar"), (route) => route.abort()),
    steps: (page) => button(page, "Tentar de novo").waitFor(),
  },
  {
    name: "odd/owner-parts-lost",
    as: "admin",
    address: pageOf("/home", "cafe"),
    before: async (page) => {
      for (const part of ["OwnerBanner", "OwnerHome"]) {
        await page.route(partScript(part), (route) => route.abort());
      }
    },
    steps: (page) => button(page, "Tentar de novo").first().waitFor(),
  },
  { name: "odd/home-without-words", address: pageOf("/home", "empty") },
  { name: "odd/empty-menu", address: pageOf("/delivery", "empty") },
  {
    name: "odd/long-texts",
    address: pageOf("/delivery", "wordy"),
    isTall: true,
  },
  {
    name: "odd/long-item",
    address: pageOf("/delivery", "wordy"),
    steps: (page) => page.locator("main h3 button").first().click(),
  },
  {
    name: "odd/long-home",
    address: pageOf("/home", "wordy"),
    isTall: true,
  },
  {
    name: "odd/loading",
    address: pageOf("/auth/login"),
    before: (page) => hold(page, "**/v2.0/content/menu"),
    steps: toMenu,
  },
  {
    name: "odd/error",
    address: pageOf("/auth/login"),
    before: (page) => fail(page, "**/v2.0/content/menu"),
    steps: async (page) => {
      await toMenu(page);
      await page.getByRole("heading", { name: "Algo deu errado" }).waitFor();
    },
  },
  {
    name: "odd/broken",
    address: pageOf("/delivery"),
    steps: async (page) => {
      await isReady(page);
      await breakPage(page);
      await page.getByText("Não foi possível carregar esta página.").waitFor();
    },
  },
  {
    name: "odd/offline",
    address: pageOf("/delivery"),
    keepsPages: true,
    steps: comeBackWithoutNetwork,
  },
  {
    name: "odd/not-found",
    address: pageOf("/nao-existe"),
    hasFixedLetters: true,
  },
  {
    name: "odd/no-such-site",
    address: ({ site }) => site.url({ label: "ninguem" }, "/"),
    hasFixedLetters: true,
  },
];
