import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { redAndBlue } from "../../src/server/media/testing-images.ts";
import { faultsAtAnySize, launchBrowser } from "./browser.ts";
import { button } from "./guest.ts";
import { editBanner, editHome, leave, newHomeHouse, ownerAt, tool, writing } from "./owner-page.ts";
import { startSite, type TestSite } from "./site.ts";

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

async function breakButtons(page: Page): Promise<void> {
  await editHome(page);
  await button(page, "Novo botão").click();
  await button(page, "Remover Reservas").click();
  await button(page, "Salvar").click();
  await page.getByText("Confira os campos marcados.").waitFor();
  await writing(page, "Mini-bio").waitFor();
}

async function breakLink(page: Page): Promise<void> {
  await editHome(page);
  await tool(page, "Texto da home", "Link").click();
  await button(page, "Aplicar").click();
  await page.getByText("Use um endereço que comece com").waitFor();
}

async function moveLogo(page: Page): Promise<void> {
  await editBanner(page);
  await page.getByRole("slider", { name: "Tamanho do logo" }).fill("1.2");
}

async function cutPicture(page: Page): Promise<void> {
  await editBanner(page);
  const buffer = await redAndBlue(1200, 900).png().toBuffer();
  await page
    .locator("input[type=file]")
    .last()
    .setInputFiles({ name: "foto.png", mimeType: "image/png", buffer });
  await page.getByRole("dialog", { name: "Ajustar a foto" }).waitFor();
}

async function refuseFile(page: Page): Promise<void> {
  await editBanner(page);
  await page
    .locator("input[type=file]")
    .last()
    .setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("a") });
  await page.getByText("Este arquivo não é uma foto.").waitFor();
}

describe("is accessible and fits at every size of screen and letters", () => {
  it.each([
    ["the home page with its pencils", (page) => button(page, "Editar logo e banner").waitFor()],
    ["the home page being edited, with errors", breakButtons],
    ["the link of a text", breakLink],
    ["logo and banner being edited", moveLogo],
    ["a picture being cut", cutPicture],
    ["a file that was refused", refuseFile],
  ] satisfies [string, (page: Page) => Promise<void>][])(
    "%s",
    { timeout: 180_000 },
    async (_, prepare) => {
      const house = await newHomeHouse(site);
      const owner = await ownerAt(browser, site.url(house, "/home"));
      await prepare(owner.page);
      expect(await faultsAtAnySize(owner.page)).toEqual([]);
      await leave(owner);
    },
  );
});
