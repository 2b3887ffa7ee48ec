import type { Page } from "playwright-core";
import { errorTexts } from "../../src/contract/error-texts.ts";
import { refusals, type RefusalBody } from "../../src/contract/errors.ts";
import { problemText, type Problem } from "../../src/contract/problems.ts";
import { edit, sendPicture, titleOf } from "../../tests/e2e/owner.ts";
import { bannerPart, editBanner, editHome, homePart, writing } from "../../tests/e2e/owner-page.ts";
import { save as saveSettings, section, textbox } from "../../tests/e2e/owner-settings.ts";
import { signIn } from "./identities.ts";
import { pageOf } from "./page-of.ts";
import type { Scene } from "./scene.ts";

const item = "**/v2.0/content/menu/item";
const account = "**/v2.0/account";

/** Refuses what is sent to the address; reads of it are answered as ever. */
const refuse = (
  page: Page,
  address: string,
  { error, ...rest }: Omit<RefusalBody, "message"> & { error: "conflict" | "unprocessable_entity" },
) =>
  page.route(address, (route) =>
    route.request().method() === "GET"
      ? route.fallback()
      : route.fulfill({
          status: refusals[error],
          json: { error, message: errorTexts[error], ...rest },
        }),
  );

const refuseField = (page: Page, address: string, field: string, problem: Problem) =>
  refuse(page, address, {
    error: "unprocessable_entity",
    fields: { [field]: problemText(problem) },
    problems: { [field]: problem },
  });

const save = (part: ReturnType<typeof homePart>) =>
  part.getByRole("button", { name: "Salvar", exact: true }).click();

const editMussarela = async (page: Page) => {
  const editor = await edit(page, "Mussarela");
  await titleOf(page, "Mussarela").fill("Mussarela da casa");
  return editor;
};

const meetConflict = (page: Page) =>
  page.getByRole("alertdialog", { name: "Outra pessoa mudou isto" }).waitFor();

/** Answers as if somebody else had removed the item before it is saved. */
const loseMussarela: Scene["before"] = async (page, { site, pizzaria }) => {
  const owner = await signIn(site, { ...pizzaria, role: "admin" });
  const whole = await owner.content.menu();
  const menu = whole.menu.map((category) => ({
    ...category,
    items: category.items.filter(({ title_br: title }) => title !== "Mussarela"),
  }));
  await page.route(item, async (route) => {
    await page.route("**/v2.0/content/menu", (menus) =>
      menus.fulfill({ json: { ...whole, menu } }),
    );
    const error = "not_found";
    await route.fulfill({ status: refusals[error], json: { error, message: errorTexts[error] } });
  });
};

/** Owners' screens when the server refuses their change, or somebody else was first. */
export const refusedScenes: readonly Scene[] = [
  {
    name: "owner/item-conflict",
    as: "admin",
    address: pageOf("/cardapio"),
    before: (page) =>
      refuse(page, item, {
        error: "conflict",
        conflicts: {
          "data.title_br": { yours: "Mussarela da casa", theirs: "Mussarela de búfala" },
          "data.subtitle_us": { yours: "", theirs: "Buffalo mozzarella, tomato slices, oregano." },
          "data.extras.price": { yours: 52.9, theirs: 58.9 },
        },
      }),
    steps: async (page) => {
      await save(await editMussarela(page));
      await meetConflict(page);
    },
  },
  {
    name: "owner/settings-conflict",
    as: "admin",
    address: pageOf("/admin#secao-address"),
    before: (page) =>
      refuse(page, account, {
        error: "conflict",
        conflicts: {
          "extras.address_street": { yours: "Rua Girassol", theirs: "Rua Aspicuelta" },
          "extras.paymentMethods": { yours: { pix: true }, theirs: { cash: true, pix: true } },
        },
      }),
    steps: async (page) => {
      await textbox(page, "Rua").fill("Rua Girassol");
      await saveSettings(page);
      await meetConflict(page);
    },
  },
  {
    name: "owner/item-lost",
    as: "admin",
    address: pageOf("/cardapio"),
    before: loseMussarela,
    steps: async (page) => {
      await save(await editMussarela(page));
      await page.getByRole("alertdialog", { name: "Outra pessoa excluiu isto" }).waitFor();
    },
  },
  {
    name: "owner/text-refused",
    as: "admin",
    address: pageOf("/cardapio"),
    before: (page) => refuseField(page, item, "data.subtitle_us", { code: "too_long", max: 1000 }),
    steps: async (page) => {
      const editor = await edit(page, "Mussarela");
      await editor.getByRole("radio", { name: /English/ }).check();
      await editor
        .getByLabel(/English/)
        .last()
        .fill("Mozzarella, tomato slices, oregano!");
      await editor.getByRole("radio", { name: /Português/ }).check();
      await save(editor);
      await editor.getByText("no máximo 1.000 caracteres").waitFor();
    },
  },
  {
    name: "owner/picture-refused",
    as: "admin",
    address: pageOf("/cardapio"),
    before: (page) => refuseField(page, item, "data.uploads.images.0", { code: "unknown_picture" }),
    steps: async (page) => {
      const editor = await editMussarela(page);
      await save(editor);
      await editor.getByText("imagem desconhecida").waitFor();
    },
  },
  {
    name: "owner/home-refused",
    as: "admin",
    address: pageOf("/home", "cafe"),
    before: (page) =>
      refuseField(page, account, "extras.home_minibio_it", { code: "too_long", max: 1000 }),
    steps: async (page) => {
      await editHome(page);
      await writing(page, "Mini-bio").fill("Café de Minas, torrado por nós.");
      await save(homePart(page));
      await homePart(page).getByText("no máximo 1.000 caracteres").waitFor();
    },
  },
  {
    name: "owner/logo-refused",
    as: "admin",
    address: pageOf("/home", "cafe"),
    before: (page) => refuseField(page, account, "data.logo", { code: "unknown_picture" }),
    steps: async (page) => {
      await editBanner(page);
      await sendPicture(page, "Logo");
      await bannerPart(page).getByText("Foto enviada.").waitFor();
      await save(bannerPart(page));
      await bannerPart(page).getByText("imagem desconhecida").waitFor();
    },
  },
  {
    name: "owner/settings-refused",
    as: "admin",
    address: pageOf("/admin#secao-about"),
    before: (page) => refuseField(page, account, "extras.about", { code: "too_long", max: 10_000 }),
    steps: async (page) => {
      const about = section(page, "Sobre").locator("[contenteditable]");
      await about.press("End");
      await about.pressSequentially("!");
      await saveSettings(page);
      await section(page, "Sobre").getByText("no máximo 10.000 caracteres").waitFor();
    },
  },
];
