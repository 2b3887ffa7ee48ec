import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { adminCredentials } from "../../src/server/testing/new-account.ts";
import { phone } from "./browser.ts";
import { button, isReady, newGuest, search } from "./guest.ts";
import {
  closeAccount,
  newMenuAccount,
  newLinkedAccount,
  type MenuAccount,
} from "./menu-accounts.ts";
import { asOwner, asOwnerCutOff, edit } from "./owner.ts";
import { partScript } from "./part-script.ts";
import { browser, site } from "./shared-site.ts";

let account: MenuAccount;
beforeEach(async () => {
  account = await newMenuAccount(site, { features: { delivery: true } });
});

const own = (run: (page: Page) => Promise<void>) => asOwner({ browser, site, account }, run);

describe("admin mode", () => {
  it("begins with the Login dialog of the side menu, and ends with the session", async () => {
    const { page, close } = await newGuest(browser, phone);
    await page.goto(site.url(account, "/delivery"));
    await isReady(page);
    await button(page, "Abrir menu").click();
    await page.getByRole("link", { name: "Entrar" }).click();
    const dialog = page.getByRole("dialog", { name: "Entrar" });
    expect(await dialog.getByLabel("E-mail").getAttribute("placeholder")).toBe("e-mail");
    await dialog.getByLabel("E-mail").fill(adminCredentials.user);
    await dialog.getByLabel("Senha", { exact: true }).fill("errada");
    await dialog.getByRole("button", { name: "Login" }).click();
    await dialog.getByText("Invalid login and/or password!").waitFor();
    await dialog.getByLabel("Senha", { exact: true }).fill(adminCredentials.pass);
    await dialog.getByRole("button", { name: "Login" }).click();
    await page.waitForURL("**/cardapio");
    await page
      .getByRole("region", { name: "Modo de edição" })
      .getByText("Editando", { exact: true })
      .waitFor();
    expect(await flag(page)).toBe("true");
    await button(page, "Abrir menu").click();
    await button(page, "Sair").click();
    await page.waitForURL("**/home");
    expect(await flag(page)).toBeNull();
    await page.goto(site.url(account, "/cardapio"));
    await isReady(page);
    expect(await button(page, "Editar Calabresa").count()).toBe(0);
    await close();
  });

  it.each([true, false])(
    "fault 59: asks who it is where it is on without a session, of a business that is open (%s)",
    async (active) => {
      if (!active) await closeAccount(site, account);
      const { page, close } = await newGuest(browser, phone);
      await page.goto(site.url(account, "/delivery"));
      if (active) await isReady(page);
      const dialog = page.getByRole("dialog", { name: "Entrar" });
      expect(await dialog.isVisible()).toBe(false);
      const askAnew = async () => {
        await page.evaluate(() => localStorage.setItem("__inlineAdminMode__", "true"));
        await page.reload();
        await dialog.waitFor();
      };
      await askAnew();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
      expect(await flag(page)).toBeNull();
      await askAnew();
      await dialog.getByLabel("E-mail").fill(adminCredentials.user);
      await dialog.getByLabel("Senha", { exact: true }).fill(adminCredentials.pass);
      await dialog.getByRole("button", { name: "Login" }).click();
      await button(page, "Editar Calabresa").waitFor();
      await close();
    },
  );

  it("fault 58: nobody who never signed in is told that a session has ended", async () => {
    const { page, close } = await newGuest(browser, phone);
    for (const _ of ["by nothing", "by a flag"]) {
      await page.goto(site.url(account, "/admin"));
      await page.waitForURL("**/auth/login");
      await page.getByRole("heading", { name: "Entrar" }).waitFor();
      expect(await page.getByText("Sua sessão terminou").count()).toBe(0);
      // Anybody may set this in their browser.
      await page.evaluate(() => localStorage.setItem("auth_group_level", "1"));
    }
    await close();
  });

  it("ends in every tab with the session, in the one that began it too", async () => {
    const { page, close } = await newGuest(browser, phone);
    await page.goto(site.url(account, "/auth/login"));
    await page.getByLabel("E-mail").fill(adminCredentials.user);
    await page.getByLabel("Senha", { exact: true }).fill(adminCredentials.pass);
    await button(page, "Login").click();
    await button(page, "Editar Calabresa").waitFor();
    const other = await page.context().newPage();
    await other.goto(site.url(account, "/cardapio"));
    await button(other, "Editar Calabresa").waitFor();
    await button(other, "Abrir menu").click();
    await button(other, "Sair").click();
    await button(page, "Editar Calabresa").waitFor({ state: "detached" });
    await button(page, "Abrir menu").click();
    await page.getByRole("link", { name: "Entrar" }).waitFor();
    expect(await flag(page)).toBeNull();
    await close();
  });

  it("can be left for a look as the guest sees the page, and leads to the owner's other pages", () =>
    own(async (page) => {
      await button(page, "Editar Fora do forno").waitFor();
      await button(page, "Ver como cliente").click();
      await button(page, "Calabresa").waitFor();
      expect(await page.getByText("Fora do forno").count()).toBe(0);
      await page.reload();
      await button(page, "Voltar a editar").click();
      await button(page, "Editar Fora do forno").waitFor();
      const bar = page.getByRole("region", { name: "Modo de edição" });
      expect(await bar.getByRole("link").allInnerTexts()).toEqual(["Preços", "Admin", "Pedidos"]);
    }));

  it("says that its bar did not come, and fetches it again, open and closed", () =>
    asOwnerCutOff({ browser, site, account }, async (page) => {
      await button(page, "Ver como cliente").click();
      const bar = partScript("AdminBar");
      for (const state of ["open", "closed"]) {
        if (state === "closed") await closeAccount(site, account);
        await page.route(bar, (route) => route.abort());
        await page.reload();
        await button(page, "Tentar de novo").waitFor();
        await page.unroute(bar);
        await button(page, "Tentar de novo").click();
        await button(page, "Voltar a editar").waitFor();
        expect(await button(page, "Tentar de novo").count(), state).toBe(0);
      }
    }));

  it("says that what edits the page did not come, and fetches it again", async () => {
    const linked = await newLinkedAccount(site);
    await asOwnerCutOff({ browser, site, account: linked }, async (page) => {
      for (const [part, path, pencil] of [
        ["OwnerBanner", "/cardapio", "Editar logo e banner"],
        ["OwnerHome", "/home", "Editar textos e botões da home"],
      ] as const) {
        const script = partScript(part);
        await page.route(script, (route) => route.abort());
        await page.goto(site.url(linked, path));
        await button(page, "Tentar de novo").waitFor();
        expect(await button(page, pencil).count()).toBe(0);
        await page.unroute(script);
        await button(page, "Tentar de novo").click();
        await button(page, pencil).waitFor();
      }
    });
  });

  it("says once that several parts did not come, and fetches all of them again", async () => {
    const linked = await newLinkedAccount(site);
    await asOwnerCutOff({ browser, site, account: linked }, async (page) => {
      const scripts = ["AdminBar", "OwnerBanner", "OwnerHome"].map(partScript);
      const lost = new Set<string>();
      for (const script of scripts)
        await page.route(script, (route) => {
          lost.add(script);
          return route.abort();
        });
      await page.goto(site.url(linked, "/home"));
      await expect.poll(() => lost.size).toBe(scripts.length);
      await expect.poll(() => button(page, "Tentar de novo").count()).toBe(1);
      for (const script of scripts) await page.unroute(script);
      await button(page, "Tentar de novo").click();
      await button(page, "Editar logo e banner").waitFor();
      await button(page, "Editar textos e botões da home").waitFor();
      await button(page, "Ver como cliente").waitFor();
    });
  });

  it("shows what guests do not see: inactive entries at half opacity, and empty categories open", () =>
    own(async (page) => {
      const inactive = page.locator('[aria-disabled="true"]', { hasText: "Fora do forno" });
      expect(await inactive.evaluate((face) => getComputedStyle(face).opacity)).toBe("0.5");
      const row = page.locator("li", { has: button(page, "Abrir Fora do forno") });
      await row.getByText("Inativo").waitFor();
      await page.getByText("Fora de época").first().waitFor();
      const extras = page.getByRole("region", { name: "Extras da casa" });
      await extras.getByText("Fora da navegação").waitFor();
      const empty = page.getByRole("region", { name: "Sobremesas" });
      await empty.getByText("Nenhum item ainda.").waitFor();
      await search(page, "fora do");
      await expect.poll(() => page.locator("main h3").allTextContents()).toEqual(["Fora do forno"]);
      await edit(page, "Fora do forno");
    }));

  it("shows a closed account to its admin, with a note", async () => {
    await closeAccount(site, account);
    await own(async (page) => {
      await page.getByText("O estabelecimento está inativo").waitFor();
      await button(page, "Editar Calabresa").waitFor();
      const bar = page.getByRole("region", { name: "Modo de edição" });
      expect(await bar.getByRole("link").allInnerTexts()).toEqual(["Preços", "Pedidos"]);
    });
  });
});

const flag = (page: Page) => page.evaluate(() => localStorage.getItem("__inlineAdminMode__"));
