import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { desk, leave, phone } from "./browser.ts";
import { button, hold } from "./guest.ts";
import { newMenuAccount } from "./menu-accounts.ts";
import { edit, editorOf, newOwner } from "./owner.ts";
import { ownerAtHome } from "./owner-at-home.ts";
import { editBanner, editHome, homePart, tool, writing } from "./owner-page.ts";
import { ownerAtSettings, settingsAccount, show } from "./owner-settings.ts";
import { browser, site } from "./shared-site.ts";

/** A screen reader's words for the element with the focus. */
const focusedWords = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const labelledBy = activeElement?.getAttribute("aria-labelledby") ?? "";
    const label =
      activeElement?.getAttribute("aria-label") ?? document.getElementById(labelledBy)?.textContent;
    return label ?? activeElement?.textContent;
  });

/**
 * Whether the element with the focus is in the window, and uncovered, in the next frame. Something that disappears
 * above it moves it by its height, until the browser puts the page back in that frame.
 */
const isFocusSeen = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    const { activeElement } = document;
    if (!activeElement) return false;
    const { left, right, top, width, height } = activeElement.getBoundingClientRect();
    if (left < 0 || right > innerWidth) return false;
    // The first line of a high element counts, as of a long text.
    const seen = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 22));
    return seen !== null && (activeElement.contains(seen) || seen.contains(activeElement));
  });

/** Presses Tab, or another key, up to the element of this name. Returns what could not be seen on the way. */
async function goTo(page: Page, name: string, key = "Tab"): Promise<string[]> {
  const hidden: string[] = [];
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press(key);
    const words = (await focusedWords(page)) ?? "";
    if (!(await isFocusSeen(page))) hidden.push(words);
    if (words === name) return hidden;
  }
  throw new Error(`${key} does not lead to ${name}`);
}

it.each([360, 1280])(
  "at %i pixels what has the focus is seen on the whole way through the home page's editor",
  async (width) => {
    const owner = await ownerAtHome({ width });
    const { page } = owner;
    await editHome(page);
    await writing(page, "Mini-bio").waitFor();
    await button(page, "Concluir a edição da home").focus();
    expect(await goTo(page, "Mini-bio")).toEqual([]);
    expect(await goTo(page, "Editar logo e banner", "Shift+Tab")).toEqual([]);
    await editBanner(page);
    await button(page, "Enviar foto: Banner").waitFor();
    const hasBanner = (await button(page, "Remover: Banner").count()) > 0;
    expect(await goTo(page, hasBanner ? "Remover: Banner" : "Enviar foto: Banner")).toEqual([]);
    await leave(owner);
  },
);

it("a button that is moved is followed, and nothing that goes away takes the focus with it", async () => {
  const owner = await ownerAtHome({ width: 360 });
  const { page } = owner;
  await page.clock.install();
  await editHome(page);
  await writing(page, "Mini-bio").waitFor();
  const down = button(page, "Descer Reservas");
  await down.focus();
  for (const place of ["2º", "3º"]) {
    await page.keyboard.press("Enter");
    await page.getByText(`Reservas agora é o ${place} de 3.`).waitFor({ state: "attached" });
    expect(await focusedWords(page)).toBe("Descer Reservas");
    expect(await isFocusSeen(page)).toBe(true);
  }

  await button(page, "Remover Reservas").press("Enter");
  await button(page, "Desfazer").first().focus();
  await page.clock.fastForward(10_000);
  await button(page, "Desfazer").waitFor({ state: "hidden" });
  expect(await focusedWords(page)).toBe("Botões");

  await tool(page, { of: "Texto da home", name: "Negrito" }).focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  const address = page.getByRole("dialog").getByLabel("Endereço");
  await expect.poll(() => address.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press("Escape");
  expect(await focusedWords(page)).toBe("Link");
  expect(await homePart(page).count()).toBe(1);
  await leave(owner);
});

it("each section's link is in view when the keyboard comes to it", async () => {
  const account = await settingsAccount(site);
  const owner = await ownerAtSettings(browser, { site, account, size: phone });
  const { page } = owner;
  await page.getByRole("link", { name: "Estabelecimento" }).focus();
  expect(await goTo(page, "Senha e acesso")).toEqual([]);
  expect(await goTo(page, "Estabelecimento", "Shift+Tab")).toEqual([]);
  await leave(owner);
});

it("beside the page a finger meets each section's link, and the one of the section that is shown is seen", async () => {
  const account = await settingsAccount(site);
  const owner = await ownerAtSettings(browser, { site, account });
  const links = owner.page.getByRole("navigation", { name: "Seções" }).getByRole("link");
  const heights = await links.evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  await links.last().click();
  await expect.poll(() => links.last().getAttribute("aria-current")).toBe("true");
  await owner.page.reload();
  const isInColumn = () =>
    links.last().evaluate((link) => {
      const column = link.closest("nav")?.getBoundingClientRect();
      return column !== undefined && link.getBoundingClientRect().bottom <= column.bottom;
    });
  await expect.poll(isInColumn).toBe(true);
  expect(await links.last().getAttribute("aria-current")).toBe("true");
  await leave(owner);
});

it("in the settings the keyboard stays where something was done that leaves no button behind", async () => {
  const account = await settingsAccount(site, {
    extras: { styleguide: { colors: { accent: "#0b6e4f" } } },
  });
  const owner = await ownerAtSettings(browser, { site, account });
  const { page } = owner;
  await page.getByRole("link", { name: "Cores" }).press("Enter");
  await expect.poll(() => focusedWords(page)).toBe("Cores");
  await button(page, "Usar o padrão em Destaque").press("Enter");
  expect(await focusedWords(page)).toBe("Destaque");

  await button(page, "Descartar").press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Descartar" }).press("Enter");
  await button(page, "Descartar").waitFor({ state: "hidden" });
  expect(await focusedWords(page)).toBe("Salvar alterações");

  await show(page, "Equipe");
  await button(page, "Remover: Garçom").press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Remover" }).press("Enter");
  await page.getByText("O acesso de Garçom foi removido.").first().waitFor();
  await expect.poll(() => focusedWords(page)).toBe("Equipe");
  await leave(owner);
});

it.each([phone, desk])(
  "at $width pixels what is deleted leaves the focus on what stands beside it, in view",
  async (size) => {
    const account = await newMenuAccount(site);
    const owner = await newOwner(browser, { site, account, size });
    const { page } = owner;
    for (const [title, isAsked] of [
      ["Portuguesa à moda", false],
      ["Calabresa", true],
    ] as const) {
      await button(page, `Editar ${title}`).first().press("Enter");
      await editorOf(page, title)
        .getByRole("button", { name: "Excluir", exact: true })
        .press("Enter");
      const question = page.getByRole("alertdialog");
      if (isAsked) await question.getByRole("button", { name: "Excluir" }).press("Enter");
      await page.getByText(`Você excluiu ${title}.`).first().waitFor();
      await expect.poll(() => focusedWords(page)).toBe("Editar Fora do forno");
      expect(await isFocusSeen(page)).toBe(true);
    }
    await leave(owner);
  },
);

it("what adds an entry has the focus again when its form is closed; one that is added late takes it only from its own form", async () => {
  const owner = await newOwner(browser, { site, account: await newMenuAccount(site), size: phone });
  const { page } = owner;
  await button(page, "Nova categoria").press("Enter");
  const form = page.getByRole("form", { name: "Nova categoria" });
  await form.getByRole("button", { name: "Fechar" }).press("Enter");
  await expect.poll(() => focusedWords(page)).toBe("Nova categoria");

  await button(page, "Nova categoria").press("Enter");
  const title = page.getByLabel("Digite o título da categoria!");
  const hasFocus = (place: typeof title) =>
    place.evaluate((element) => element === document.activeElement);
  await title.fill("Massas");
  await button(page, "Adicionar").press("Enter");
  await page.getByText("Massas foi adicionado.").waitFor();
  await expect.poll(() => hasFocus(title)).toBe(true);

  const { letGo } = await hold(page, "**/v2.0/content/menu/category");
  await title.fill("Risotos");
  await title.press("Enter");
  const pencil = button(page, "Editar Bebidas");
  await pencil.focus();
  letGo();
  await page.getByText("Risotos foi adicionado.").waitFor();
  expect(await hasFocus(pencil)).toBe(true);
  await leave(owner);
});

it("a message that is answered or closed gives the focus back to where it came from", async () => {
  const owner = await newOwner(browser, { site, account: await newMenuAccount(site), size: phone });
  const { page } = owner;
  for (const answer of ["Desfazer", "Fechar aviso"]) {
    await (await edit(page, "Guaraná")).getByRole("button", { name: "Excluir" }).click();
    await page.getByText("Você excluiu Guaraná.").first().waitFor();
    await button(page, "Editar Bebidas").focus();
    const message = page.locator("p", { hasText: "Você excluiu Guaraná." }).first().locator("..");
    await message.getByRole("button", { name: "Desfazer" }).focus();
    // The message of the first round may still be there, above this one.
    await message.getByRole("button", { name: answer }).press("Enter");
    await page
      .getByText("Você excluiu Guaraná.")
      .first()
      .waitFor({ state: "detached", timeout: 5_000 });
    await expect.poll(() => focusedWords(page)).toBe("Editar Bebidas");
  }
  await leave(owner);
});

it("the pencil of a category comes after its title, open or closed, and gets the focus of one that is deleted", async () => {
  const account = await newMenuAccount(site);
  const owner = await newOwner(browser, { site, account, size: phone });
  const { page } = owner;
  const pizzas = page.locator("summary", { hasText: "Pizzas" });
  for (const state of ["open", "closed"]) {
    await button(page, "Editar Pizzas").waitFor();
    await pizzas.focus();
    await page.keyboard.press("Tab");
    expect(await focusedWords(page), state).toBe("Editar Pizzas");
    await page.keyboard.press("Shift+Tab");
    expect(await pizzas.evaluate((title) => title === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
  }

  await page.locator("summary", { hasText: "Fora de época" }).press("Enter");
  await button(page, "Editar Sobremesas").press("Enter");
  const editor = editorOf(page, "Sobremesas");
  await editor.getByRole("button", { name: "Excluir", exact: true }).press("Enter");
  await page.getByText("Você excluiu Sobremesas.").first().waitFor();
  await expect.poll(() => focusedWords(page)).toBe("Editar Fora de época");
  await leave(owner);
});

it("a new access begins with the name, and leads back to where it was asked for", async () => {
  const owner = await ownerAtSettings(browser, { site, account: await settingsAccount(site) });
  const { page } = owner;
  await show(page, "Equipe");
  await button(page, "Novo atendente").press("Enter");
  await page.getByRole("dialog", { name: "Novo acesso" }).waitFor();
  await page.keyboard.type("Zé da Noite");
  await page.keyboard.press("Tab");
  await page.keyboard.type("ze@example.com");
  await page.keyboard.press("Tab");
  await page.keyboard.type("cadeira-azul-1");
  await page.keyboard.press("Enter");
  await page.getByText("Zé da Noite já pode entrar.").first().waitFor();
  await page.getByRole("dialog", { name: "Novo acesso" }).waitFor({ state: "hidden" });
  await expect.poll(() => focusedWords(page)).toBe("Novo atendente");
  expect(await isFocusSeen(page)).toBe(true);
  await leave(owner);
});
