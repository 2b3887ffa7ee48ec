import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { phone } from "./browser.ts";
import { guestOf } from "./callers.ts";
import { button, focused, hold, visit } from "./guest.ts";
import { newMenuAccount, type MenuAccount } from "./menu-accounts.ts";
import { loseAnswer } from "./lose-answer.ts";
import {
  asOwner,
  asOwnerCutOff,
  editorOf,
  edit,
  finishEditing,
  goAndPress,
  guestFinds,
  sendPicture,
} from "./owner.ts";
import { browser, site } from "./shared-site.ts";

let account: MenuAccount;
beforeEach(async () => {
  account = await newMenuAccount(site, { features: { delivery: true } });
});

const own = (run: (page: Page) => Promise<void>) => asOwner({ browser, site, account }, run);

/** The page of a guest who comes now. */
const asGuest = (run: (page: Page) => Promise<void>, path = "/cardapio") =>
  visit(browser, { url: site.url(account, path), size: phone }, run);

/** The height of a field's label, up to the element below it. */
const roomOfLabel = (field: Element) => {
  const [label, frame] = Array.from(field.children, (child) => child.getBoundingClientRect());
  return label && frame && Math.round(frame.top - label.top);
};

describe("editing in place", () => {
  it("asks for the title at its field, and sends nothing without one", () =>
    own(async (page) => {
      const sent: string[] = [];
      page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
      const editor = await edit(page, "Calabresa");
      const title = editor.getByLabel("Título", { exact: true });
      await title.fill("  ");
      await editor.getByRole("radio", { name: /^English/ }).check();
      await editor.getByRole("button", { name: "Concluir a edição de Calabresa" }).click();
      await editor.getByText("Digite ao menos o título!").waitFor();
      expect(await title.getAttribute("aria-invalid")).toBe("true");
      expect(sent).toEqual([]);
      await editor.getByRole("button", { name: "Descartar" }).click();
      await button(page, "Editar Calabresa").waitFor();
      expect(await focused(page)).toBe("Editar Calabresa");
    }));

  it("switches entries off and out of the navigation, and icons on, at once", async () => {
    await own(async (page) => {
      const item = await edit(page, "Portuguesa à moda");
      await item.getByLabel("Ativo").uncheck();
      await item.getByText("Salvo", { exact: true }).waitFor();
      const other = await edit(page, "Pizza 1");
      await other.getByRole("button", { name: "Picante" }).click();
      await other.getByRole("button", { name: "Picante", pressed: true }).waitFor();
      await other.getByText("Salvo", { exact: true }).waitFor();
      await other.getByLabel("Preço").fill("41,00");
      await other.getByText("Alterações ainda não salvas.").waitFor();
      expect(await other.getByText("Salvo", { exact: true }).count()).toBe(0);
      await other.getByRole("button", { name: "Descartar" }).click();
      const category = await edit(page, "Bebidas");
      await category.getByLabel("Fora da navegação").check();
      await category.getByText("Salvo", { exact: true }).waitFor();
      const nav = page.getByRole("navigation", { name: "Categorias do cardápio" });
      expect(await nav.getByRole("link", { name: "Bebidas" }).count()).toBe(0);
      const staffs = await edit(page, "Pizza 2");
      await staffs.getByLabel("Fora da navegação: só a equipe vê o item, na comanda").check();
      await staffs.getByText("Salvo", { exact: true }).waitFor();
      await page.reload();
      const row = page.locator("li", { has: button(page, "Abrir Portuguesa à moda") });
      await row.getByText("Inativo").waitFor();
    });
    await asGuest(async (page) => {
      await button(page, "Calabresa").waitFor();
      expect(await button(page, "Portuguesa à moda").count()).toBe(0);
      expect(await button(page, "Pizza 2").count()).toBe(0);
      const row = page.locator("li", { has: button(page, "Pizza 1") });
      await row.getByAltText("Picante").waitFor();
      expect(await page.locator("nav").getByRole("link", { name: "Bebidas" }).count()).toBe(0);
    });
  });

  it("adds categories, items, sub-categories and options", async () => {
    await own(async (page) => {
      await goAndPress(page, button(page, "Nova categoria"));
      await page.getByRole("button", { name: "Adicionar" }).click();
      await page.getByText("Digite ao menos o título!").waitFor();
      await page.getByLabel("Digite o título da categoria!").fill("Massas");
      await page.keyboard.press("Enter");
      await page.getByText("Massas foi adicionado.").waitFor();
      const category = page.getByRole("region", { name: "Massas" });
      await category.getByRole("button", { name: "Novo item" }).click();
      await category.getByLabel("Digite o título do item!").fill("Lasanha");
      await category.getByLabel("Preço").pressSequentially("4590");
      await category.getByRole("button", { name: "Adicionar" }).click();
      await category.getByText("R$ 45,90").waitFor();
      await button(page, "Abrir Lasanha").click();
      const dialog = page.getByRole("dialog", { name: "Lasanha" });
      await dialog.getByRole("button", { name: "Nova subcategoria" }).click();
      await dialog.getByLabel("Digite o título da subcategoria!").fill("Molho");
      await dialog.getByRole("button", { name: "Adicionar" }).click();
      const group = dialog.getByRole("region", { name: "Molho" });
      await group.getByRole("button", { name: "Nova opção" }).click();
      await group.getByLabel("Digite o título da opção!").fill("Bolonhesa");
      await group.getByLabel("Preço").pressSequentially("500");
      await group.getByRole("button", { name: "Adicionar" }).click();
      await group.getByRole("button", { name: "Editar Bolonhesa" }).waitFor();
    });
    await asGuest(async (page) => {
      await button(page, "Lasanha").click();
      const dialog = page.getByRole("dialog", { name: "Lasanha" });
      await dialog.getByText("Bolonhesa").waitFor();
      expect(await dialog.innerText()).toContain("R$ 5,00");
    });
  });

  it("edits and switches a sub-category and an option in the item's dialog", async () => {
    await own(async (page) => {
      await button(page, "Abrir Calabresa").click();
      const dialog = page.getByRole("dialog", { name: "Calabresa" });
      await button(page, "Editar Catupiry").click();
      const option = editorOf(page, "Catupiry");
      await option.getByLabel("Título", { exact: true }).fill("Catupiry original");
      await option.getByLabel("Título", { exact: true }).press("Enter");
      await dialog.getByRole("button", { name: "Editar Catupiry original" }).waitFor();
      await button(page, "Editar Borda").click();
      await editorOf(page, "Borda").getByLabel("Ativo").uncheck();
      await editorOf(page, "Borda").getByText("Salvo", { exact: true }).waitFor();
    });
    await asGuest(async (page) => {
      await button(page, "Calabresa").click();
      const dialog = page.getByRole("dialog", { name: "Calabresa" });
      await dialog.getByText("Linguiça e cebola roxa").waitFor();
      expect(await dialog.getByText("Borda").count()).toBe(0);
    });
  });
});

describe("pictures", () => {
  it("keep their label beside an item's other fields, which are higher", () =>
    own(async (page) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      const editor = await edit(page, "Guaraná");
      const field = editor.getByRole("group", { name: "Foto de Guaraná" });
      // A line of small letters and eight pixels.
      expect(await field.evaluate(roomOfLabel)).toBe(28);
    }));

  it("shows an item's new picture, and a new icon on it", async () => {
    await own(async (page) => {
      const editor = await edit(page, "Guaraná");
      await sendPicture(page, "Foto de Guaraná");
      await editor.getByText("Foto enviada.").waitFor();
      await editor.getByRole("button", { name: "Gerenciar ícones" }).click();
      const dialog = page.getByRole("dialog", { name: "Ícones" });
      await dialog.getByRole("button", { name: "Adicionar" }).click();
      await dialog.getByText("Escolha a imagem do ícone!").waitFor();
      await dialog.getByLabel("Título do ícone").fill("Gelado");
      await sendPicture(page, "Imagem do ícone");
      await dialog.getByText("Foto enviada.").waitFor();
      await dialog.getByRole("button", { name: "Adicionar" }).click();
      await dialog.getByRole("button", { name: "Excluir o ícone Gelado" }).waitFor();
      await dialog.getByRole("button", { name: "Fechar" }).click();
      await editor.getByRole("button", { name: "Gelado", pressed: true }).waitFor();
      await finishEditing(page, "Guaraná");
    });
    await asGuest(async (page) => {
      const row = page.locator("li", { has: button(page, "Guaraná") });
      await row.getByAltText("Gelado").waitFor();
      expect(await row.getByRole("button", { name: "Ampliar a foto de Guaraná" }).count()).toBe(1);
    });
  });

  it("an icon that is removed leaves the items, and can be brought back", () =>
    own(async (page) => {
      const editor = await edit(page, "Calabresa");
      await editor.getByRole("button", { name: "Gerenciar ícones" }).click();
      await button(page, "Excluir o ícone Picante").click();
      await page
        .getByRole("alertdialog", { name: "Excluir o ícone Picante?" })
        .getByRole("button", { name: "Sim" })
        .click();
      const dialog = page.getByRole("dialog", { name: "Ícones" });
      await dialog.getByText("Nenhum ícone ainda.").waitFor();
      await dialog.getByRole("button", { name: "Desfazer" }).click();
      await dialog.getByRole("button", { name: "Excluir o ícone Picante" }).waitFor();
      await dialog.getByText("Picante está de volta.").first().waitFor();
      await dialog.getByRole("button", { name: "Fechar", exact: true }).click();
      await expect
        .poll(() => editor.getByRole("button", { name: "Picante", pressed: true }).count())
        .toBe(1);
    }));
});

describe("a new icon", () => {
  it("waits for its picture, is there once if an answer is lost, and leaves what is typed meanwhile", () =>
    asOwnerCutOff({ browser, site, account }, async (page) => {
      const title = page.getByLabel("Título do ícone");
      const add = () => button(page, "Adicionar").click();
      await edit(page, "Guaraná");
      const begin = async () => {
        await button(page, "Gerenciar ícones").click();
        await title.fill("Gelado");
        const { letGo: arrive } = await hold(page, "**/v2.0/uploads");
        await sendPicture(page, "Imagem do ícone");
        await add();
        await page.getByText("Espere a foto terminar de ser enviada.").waitFor();
        expect(await page.getByText("Escolha a imagem do ícone!").count()).toBe(0);
        arrive();
        await page.getByText("Foto enviada.").waitFor();
      };
      await begin();
      await loseAnswer(site, { page, address: "**/v2.0/content/menu/icon" });
      await add();
      await page.getByText("Não foi salvo.").waitFor();
      await page.keyboard.press("Escape");
      // The form still has its first picture, which is replaced.
      await begin();
      const { letGo: answer } = await hold(page, "**/v2.0/content/menu/icon");
      await add();
      await title.fill("Vegano");
      answer();
      await page.getByRole("dialog").getByText("Salvo", { exact: true }).waitFor();
      expect(await title.inputValue()).toBe("Vegano");
      const { icons } = await guestOf(site, account).content.menu();
      expect(icons.map((icon) => icon.title)).toEqual(["Picante", "Gelado"]);
    }));
});

describe("by keyboard alone", () => {
  it("an item is edited and saved, and the focus comes back to its pencil", () =>
    own(async (page) => {
      await button(page, "Editar Guaraná").focus();
      await page.keyboard.press("Enter");
      await page.getByRole("form", { name: "Editar Guaraná" }).waitFor();
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type("Guaraná gelado");
      await page.keyboard.press("Tab");
      await page.keyboard.type("Lata de 350 ml");
      await page.keyboard.press("Tab");
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type("799");
      await page.keyboard.press("Enter");
      const row = page.locator("li", { has: button(page, "Abrir Guaraná gelado") });
      await row.getByText("R$ 7,99").waitFor();
      await row.getByText("Lata de 350 ml").waitFor();
      await expect.poll(() => focused(page)).toBe("Editar Guaraná gelado");
    }));
});

describe("deleting", () => {
  it("asks where others would go with it, and can be undone", async () => {
    await own(async (page) => {
      const editor = await edit(page, "Bebidas");
      await editor.getByRole("button", { name: "Excluir" }).click();
      const question = page.getByRole("alertdialog", { name: "Excluir a categoria Bebidas?" });
      await question.getByText("Os 9 itens dentro dela também serão excluídos.").waitFor();
      await question.getByRole("button", { name: "Excluir" }).click();
      await page.getByText("Você excluiu Bebidas.").first().waitFor();
      expect(await button(page, "Abrir Guaraná").count()).toBe(0);
      // The API is asked, because a visit may take longer than there is time to undo.
      expect(await guestFinds(site, { account, category: "Bebidas" })).toEqual([]);
      await page.getByRole("button", { name: "Desfazer" }).first().click();
      await page.getByText("Bebidas está de volta.").first().waitFor();
      await button(page, "Abrir Guaraná").waitFor();
    });
    await asGuest((page) => button(page, "Guaraná").waitFor());
  });

  it("is offered to be undone again where the network was away for it", () =>
    asOwnerCutOff({ browser, site, account }, async (page) => {
      const editor = await edit(page, "Bebidas");
      await editor.getByRole("button", { name: "Excluir" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
      await page.getByText("Você excluiu Bebidas.").first().waitFor();
      const restore = "**/v2.0/content/*/restore";
      await page.route(restore, (route) => route.abort());
      await button(page, "Desfazer").first().click();
      await page
        .getByText(/^Bebidas não pôde voltar/)
        .first()
        .waitFor();
      await page.unroute(restore);
      await button(page, "Desfazer").first().click();
      await page.getByText("Bebidas está de volta.").first().waitFor();
      await expect.poll(() => button(page, "Abrir Guaraná").count()).toBe(1);
    }));

  it("that is not answered shows the entry again at once", () =>
    asOwnerCutOff({ browser, site, account }, async (page) => {
      await page.route("**/v2.0/content/**", (route) => route.abort());
      const editor = await edit(page, "Guaraná");
      await editor.getByRole("button", { name: "Excluir" }).click();
      await page
        .getByText(/^Não foi possível excluir Guaraná/)
        .first()
        .waitFor({ timeout: 5_000 });
      await expect.poll(() => button(page, "Abrir Guaraná").count()).toBe(1);
    }));

  it("removes lone items without a question, and each can be undone for 10 seconds", () =>
    own(async (page) => {
      await page.clock.install();
      // The page's clock stands still, so that only the time counts which the test lets pass.
      await page.clock.pauseAt(Date.now() + 10_000);
      const toast = (title: string) =>
        page
          .locator("p", { hasText: `Você excluiu ${title}.` })
          .first()
          .locator("..");
      const titles = ["Pizza 1", "Pizza 2", "Pizza 3", "Pizza 4"];
      for (const title of titles) {
        const editor = await edit(page, title);
        await editor.getByRole("button", { name: "Excluir" }).click();
        await toast(title).waitFor();
        if (title === "Pizza 1") await page.clock.runFor(3000);
      }
      await page.clock.runFor(5000);
      for (const title of titles) expect(await toast(title).isVisible()).toBe(true);
      await toast("Pizza 1").getByRole("button", { name: "Desfazer" }).click();
      await page.getByText("Pizza 1 está de volta.").first().waitFor();
      await page.mouse.move(180, 100);
      await page.clock.runFor(11_000);
      await button(page, "Desfazer").first().waitFor({ state: "hidden" });
      expect((await guestFinds(site, { account, category: "Pizzas" })).slice(2)).toEqual([
        "Pizza 1",
        "Pizza 5",
        "Pizza 6",
      ]);
    }));
});
