import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { newMenu } from "../../src/server/testing/new-account.ts";
import { expectAccessible, faultsAtAnySize } from "./browser.ts";
import { guestOf } from "./callers.ts";
import { button } from "./guest.ts";
import { newMenuAccount, type MenuAccount } from "./menu-accounts.ts";
import { asOwner, editorOf } from "./owner.ts";
import { browser, site } from "./shared-site.ts";

let account: MenuAccount;
beforeEach(async () => {
  account = await newMenuAccount(site, { features: { delivery: true } });
});

/** Runs as the owner with an item open whose sub-category "Borda" has one option. */
const onItem = (run: (page: Page) => Promise<void>) =>
  asOwner({ browser, site, account }, async (page) => {
    await button(page, "Abrir Calabresa").click();
    await run(page);
  });

const groupOf = (page: Page) => page.getByRole("region", { name: "Borda" });

const storedRules = async () => {
  const { menuSubGroups } = await guestOf(site, account).content.menu();
  return menuSubGroups[String(account.ids["Calabresa"])]?.[0]?.extras;
};

describe("the rules of a sub-category", () => {
  it("are typed in a row, shown as guests read them, and kept over a reload", async () => {
    await onItem(async (page) => {
      await button(page, "Editar Borda").click();
      const editor = editorOf(page, "Borda");
      await editor.getByText("O cliente lê: nada, pode escolher quantas quiser").waitFor();
      await editor.getByLabel("Mínimo").fill("1");
      await editor.getByLabel("Máximo").fill("3");
      await editor.getByLabel("Como se cobra").selectOption("Média dos preços");
      await editor.getByLabel("Grátis").fill("1");
      const line = "Escolha de 1 a 3 · média dos preços · 1 grátis";
      await editor.getByText(`O cliente lê: ${line}`).waitFor();
      await editor.getByRole("button", { name: "Salvar" }).click();
      await button(page, "Editar Borda").waitFor();
      await groupOf(page).getByText(line, { exact: true }).waitFor();
      await page.reload();
      await button(page, "Abrir Calabresa").click();
      await groupOf(page).getByText(line, { exact: true }).waitFor();
    });
    expect(await storedRules()).toMatchObject({
      min: 1,
      max: 3,
      price_rule: "average",
      free_qty: 1,
    });
  });

  it("make the price that guests read in the row of an item without its own", async () => {
    const flavours = [5000, 6000].map((priceCents) => ({
      title: `Sabor ${priceCents}`,
      priceCents,
    }));
    const rules = { min: 2, max: 2, priceRule: "highest" } as const;
    const groups = [{ title: "Sabores", rules, items: flavours }];
    const items = [{ title: "Meio a meio", priceCents: 0, groups }];
    await newMenu(site, account, [{ title: "Metades", items }]);
    await asOwner({ browser, site, account }, async (page) => {
      const row = page.locator("li", { has: button(page, "Abrir Meio a meio") });
      const price = row.getByText("a partir de R$ 50,00");
      await expect.poll(() => price.count()).toBe(1);
    });
  });

  it("that contradict each other are told at the field, with nothing lost", async () => {
    await onItem(async (page) => {
      await button(page, "Editar Borda").click();
      const editor = editorOf(page, "Borda");
      const save = editor.getByRole("button", { name: "Salvar" });
      await editor.getByLabel("Mínimo").fill("2");
      await editor.getByLabel("Máximo").fill("1");
      const widthOf = async () => (await editor.getByLabel("Mínimo").boundingBox())?.width;
      const width = await widthOf();
      await save.click();
      await editor.getByText("o mínimo passa do máximo").waitFor();
      expect(await editor.getByLabel("Mínimo").getAttribute("aria-invalid")).toBe("true");
      expect(await widthOf()).toBe(width);
      expect(await faultsAtAnySize(page)).toEqual([]);
      await editor.getByLabel("Máximo").fill("");
      await editor.getByText("o mínimo passa do máximo").waitFor({ state: "detached" });
      await editor.getByLabel("Grátis").fill("3");
      await editor.getByLabel("Máximo").fill("2");
      await save.click();
      await editor.getByText("são mais grátis do que se pode escolher").waitFor();
      await editor.getByLabel("Grátis").fill("");
      await save.click();
      await button(page, "Editar Borda").waitFor();
      await groupOf(page).getByText("Escolha 2", { exact: true }).waitFor();
    });
    expect(await storedRules()).toMatchObject({ min: 2, max: 2, free_qty: 0 });
  });

  it("that options no longer meet are warned of, until an option is back", async () => {
    await onItem(async (page) => {
      await button(page, "Editar Catupiry").click();
      const option = editorOf(page, "Catupiry");
      await option.getByLabel("Máximo desta opção").fill("1");
      await option.getByRole("button", { name: "Salvar" }).click();
      await button(page, "Editar Borda").click();
      const editor = editorOf(page, "Borda");
      await editor.getByLabel("Mínimo").fill("2");
      await editor.getByRole("button", { name: "Salvar" }).click();
      await editor.getByText("não há tantas opções para escolher").waitFor();
      await editor.getByLabel("Mínimo").fill("1");
      await editor.getByRole("button", { name: "Salvar" }).click();
      await button(page, "Editar Borda").waitFor();
      await button(page, "Editar Catupiry").click();
      await editorOf(page, "Catupiry")
        .getByRole("button", { name: "Excluir", exact: true })
        .click();
      const warning = groupOf(page).getByText(
        "Mínimo 1, mas não há opções: o item não pode ser pedido",
      );
      await warning.waitFor();
      await expectAccessible(page);
      const dialog = page.getByRole("dialog", { name: "Calabresa" });
      await dialog.getByRole("button", { name: "Desfazer" }).click();
      await expect.poll(() => warning.count()).toBe(0);
    });
  });
});
