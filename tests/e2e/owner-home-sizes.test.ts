import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { redAndBlue } from "../../src/server/media/testing-images.ts";
import { faultsAtAnySize, leave, phone, setLetters } from "./browser.ts";
import { button } from "./guest.ts";
import { ownerAtHome } from "./owner-at-home.ts";
import { bannerPart, editBanner, editHome, homePart, tool, writing } from "./owner-page.ts";

async function breakButtons(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await button(page, "Novo botão").click();
  await button(page, "Remover Reservas").click();
  await homePart(page).getByRole("button", { name: "Salvar" }).click();
  await page.getByText("Confira os campos marcados.").waitFor();
  await writing(page, "Mini-bio").waitFor();
}

async function breakLink(page: Page): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name: "Cancelar" }).click();
  await editHome(page);
  await tool(page, { of: "Texto da home", name: "Link" }).click();
  await button(page, "Aplicar").click();
  await page.getByText("Use um endereço que comece com").waitFor();
}

async function moveLogo(page: Page): Promise<void> {
  await editBanner(page);
  await page.getByRole("slider", { name: "Tamanho do logo" }).fill("1.2");
  await page
    .locator("input[type=file]")
    .last()
    .setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("a") });
  await page.getByText("Não foi possível abrir este arquivo como foto.").waitFor();
}

async function cutPicture(page: Page): Promise<void> {
  const buffer = await redAndBlue(1200, 900).png().toBuffer();
  await page
    .locator("input[type=file]")
    .last()
    .setInputFiles({ name: "foto.png", mimeType: "image/png", buffer });
  await page.getByRole("dialog", { name: "Ajustar a foto" }).waitFor();
}

/** Each begins where the one before it has left the page. */
const looks: [name: string, prepare: (page: Page) => Promise<void>][] = [
  ["the home page with its pencils", (page) => button(page, "Editar logo e banner").waitFor()],
  ["logo and banner being edited, and a file that was refused", moveLogo],
  ["a picture being cut", cutPicture],
  ["the link of a text", breakLink],
  ["the home page being edited, with errors", breakButtons],
];

it(
  "the owner's home page is accessible and fits at every size of screen and letters",
  { timeout: 400_000 },
  async () => {
    const owner = await ownerAtHome();
    const { page } = owner;
    for (const [name, prepare] of looks) {
      await prepare(page);
      expect({ name, faults: await faultsAtAnySize(page) }).toEqual({ name, faults: [] });
    }
    await leave(owner);
  },
);

it("on a phone with the largest letters the banner's pencil is clear of the account's name", async () => {
  const { page, close } = await ownerAtHome();
  await page.setViewportSize(phone);
  await setLetters(page, 22);
  const pencil = await button(page, "Editar logo e banner").boundingBox();
  const name = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect((pencil?.y ?? 999) + (pencil?.height ?? 0)).toBeLessThanOrEqual(name?.y ?? 0);
  await close();
});

it("on a phone a change of the banner that was refused leaves its check clear of the fields", async () => {
  const { page, close } = await ownerAtHome();
  await page.setViewportSize(phone);
  const fields = { "data.logo": "imagem desconhecida" };
  const problems = { "data.logo": { code: "unknown_picture" } };
  await page.route("**/v2.0/account", (route) =>
    route.fulfill({
      status: 422,
      json: { error: "unprocessable_entity", message: "", fields, problems },
    }),
  );
  await editBanner(page);
  await page.getByRole("slider", { name: "Tamanho do logo" }).fill("1.2");
  await bannerPart(page).getByRole("button", { name: "Salvar", exact: true }).click();
  await bannerPart(page).getByText("Confira os campos marcados.").waitFor();
  const check = await page.getByRole("button", { name: /^Concluir a edição/ }).boundingBox();
  const value = await page.getByText("120%", { exact: true }).boundingBox();
  expect((check?.y ?? 0) + (check?.height ?? 0)).toBeLessThanOrEqual(value?.y ?? 0);
  await close();
});
