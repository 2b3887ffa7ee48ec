import type { Locator, Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { phone } from "./browser.ts";
import { adminOf } from "./callers.ts";
import { button, visit } from "./guest.ts";
import { newMenuAccount, type MenuAccount } from "./menu-accounts.ts";
import { asOwner, asOwnerCutOff, edit, goAndPress, guestFinds, newOwner } from "./owner.ts";
import { browser, site } from "./shared-site.ts";

let account: MenuAccount;
beforeEach(async () => {
  account = await newMenuAccount(site, { features: { delivery: true } });
});

const own = (run: (page: Page) => Promise<void>) => asOwner({ browser, site, account }, run);

/** The first items of a category as a guest finds them now. */
async function guestSees(category: string, count: number): Promise<string[]> {
  return (await guestFinds(site, { account, category })).slice(0, count);
}

async function openOrder(page: Page, category: string): Promise<Locator> {
  const region = page.getByRole("region", { name: category, exact: true });
  await goAndPress(page, region.getByRole("button", { name: "Ordenar itens" }));
  return page.getByRole("dialog", { name: `Ordenar ${category}` });
}

const savedMark = (dialog: Locator) => dialog.getByText("Salvo", { exact: true });
const saved = (dialog: Locator) => savedMark(dialog).waitFor();

/** The handle of a row, once it has come to rest. */
const handleOf = (dialog: Locator, title: string) =>
  middleOf(dialog.getByRole("button", { name: `Arrastar ${title}`, exact: true }));

/** A row that was let go of slides into its place; meanwhile a finger would take hold of another. */
const restMs = 60;

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  for (let last = await locator.boundingBox(); ;) {
    await locator.page().waitForTimeout(restMs);
    const box = await locator.boundingBox();
    if (box && last && box.x === last.x && box.y === last.y)
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    last = box;
  }
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

it("an order that was not saved goes with its dialog, and the next one is saved", () =>
  asOwnerCutOff({ browser, site, account }, async (page) => {
    const before = await guestSees("Pizzas", 3);
    const sorting = "**/v2.0/content/sort";
    await page.route(sorting, (route) => route.abort());
    const dialog = await openOrder(page, "Pizzas");
    const down = () =>
      dialog.getByRole("button", { name: `Descer ${before[0]}`, exact: true }).click();
    await down();
    await dialog.getByText("Não foi salvo").first().waitFor();
    await dialog.getByRole("button", { name: "Fechar" }).click();
    await dialog.waitFor({ state: "hidden" });
    await page.unroute(sorting);
    await openOrder(page, "Pizzas");
    await down();
    await saved(dialog);
    expect(await guestSees("Pizzas", 3)).toEqual([before[1], before[0], before[2]]);
  }));

it("the dialog of places puts an item first, last, above and below another", () =>
  own(async (page) => {
    const editor = await edit(page, "Portuguesa à moda");
    const opener = editor.getByRole("button", { name: "Mudar de lugar" });
    for (const [position, reference, expected] of [
      ["Primeiro", undefined, ["Portuguesa à moda", "Calabresa"]],
      ["Último", undefined, ["Calabresa", "Pizza 1", "Pizza 2"]],
      ["Acima de", "Pizza 2", ["Calabresa", "Pizza 1", "Portuguesa à moda", "Pizza 2"]],
      ["Abaixo de", "Pizza 2", ["Calabresa", "Pizza 1", "Pizza 2", "Portuguesa à moda"]],
    ] as const) {
      await opener.click();
      const dialog = page.getByRole("dialog", { name: "Mudar Portuguesa à moda de lugar" });
      const selector = dialog.getByLabel("Item de referência");
      await dialog.getByLabel(position).check();
      expect(await selector.count()).toBe(reference ? 1 : 0);
      if (reference) {
        await dialog.getByRole("button", { name: "Mover" }).click();
        await dialog.getByText("Escolha o item de referência.").waitFor();
        await selector.selectOption(reference);
      }
      await dialog.getByRole("button", { name: "Mover" }).click();
      await dialog.waitFor({ state: "hidden" });
      // The person who moved it sees where it went.
      await expect.poll(() => opener.evaluate(isInWindow)).toBe(true);
      expect(await guestSees("Pizzas", expected.length)).toEqual(expected);
    }
  }));

it("the dialog of places stays when somebody else has changed the list meanwhile", async () => {
  const { page, close } = await newOwner(browser, { site, account, size: phone });
  const editor = await edit(page, "Portuguesa à moda");
  await editor.getByRole("button", { name: "Mudar de lugar" }).click();
  const dialog = page.getByRole("dialog", { name: "Mudar Portuguesa à moda de lugar" });
  await dialog.getByLabel("Primeiro").check();
  const other = await adminOf(site, account);
  await other.content.removeItem({ params: { id: account.ids["Pizza 1"] ?? "" } });
  await dialog.getByRole("button", { name: "Mover" }).click();
  await dialog.getByText("Outra pessoa mudou esta lista").waitFor();
  await dialog.getByRole("button", { name: "Fechar aviso" }).click();
  expect(await savedMark(dialog).count()).toBe(0);
  await dialog.getByRole("button", { name: "Mover" }).click();
  await dialog.waitFor({ state: "hidden" });
  expect(await guestSees("Pizzas", 2)).toEqual(["Portuguesa à moda", "Calabresa"]);
  await close();
});

describe("the list of an order", () => {
  it("moves by steps, past either end to the neighbouring category after a question", async () => {
    await own(async (page) => {
      const dialog = await openOrder(page, "Pizzas");
      const down = dialog.getByRole("button", { name: "Descer Calabresa" });
      await down.click();
      await saved(dialog);
      expect(await down.evaluate((element) => element === document.activeElement)).toBe(true);
      const first = dialog.getByRole("button", { name: "Subir Portuguesa à moda" });
      expect(await first.getAttribute("aria-disabled")).toBe("true");
      await dialog.getByRole("button", { name: "Descer Pizza 6" }).click();
      await page
        .getByRole("alertdialog", { name: "Mover para a próxima categoria, Sobremesas?" })
        .getByRole("button", { name: "Sim" })
        .click();
      await dialog.getByText("Pizza 6 está em Sobremesas.").waitFor({ state: "attached" });
      await dialog.getByLabel("Arrastar Pizza 6").waitFor({ state: "detached" });
      await dialog.getByRole("button", { name: "Fechar" }).click();
      const drinks = await openOrder(page, "Bebidas");
      const question = page.getByRole("alertdialog", {
        name: "Mover para a categoria anterior, Extras da casa?",
      });
      await drinks.getByRole("button", { name: "Subir Guaraná" }).click();
      await question.getByRole("button", { name: "Não" }).click();
      await question.waitFor({ state: "hidden" });
      expect(await guestSees("Bebidas", 2)).toEqual(["Guaraná", "Suco 1"]);
      await drinks.getByRole("button", { name: "Subir Guaraná" }).click();
      await question.getByRole("button", { name: "Sim" }).click();
      await drinks.getByText("Guaraná está em Extras da casa.").waitFor({ state: "attached" });
    });
    expect(await guestSees("Pizzas", 3)).toEqual(["Portuguesa à moda", "Calabresa", "Pizza 1"]);
    expect(await guestSees("Sobremesas", 1)).toEqual(["Pizza 6"]);
    expect(await guestSees("Extras da casa", 2)).toEqual(["Água da casa", "Guaraná"]);
  });

  it("is dragged with a mouse", async () => {
    await own(async (page) => {
      const dialog = await openOrder(page, "Pizzas");
      await drag(page, {
        from: await handleOf(dialog, "Calabresa"),
        to: await handleOf(dialog, "Pizza 1"),
      });
      await saved(dialog);
    });
    expect(await guestSees("Pizzas", 4)).toEqual([
      "Portuguesa à moda",
      "Pizza 1",
      "Calabresa",
      "Pizza 2",
    ]);
  });

  it("is dragged with a finger, into the category before after a question", async () => {
    await own(async (page) => {
      const dialog = await openOrder(page, "Bebidas");
      await swipe(page, {
        from: await handleOf(dialog, "Suco 1"),
        to: await handleOf(dialog, "Guaraná"),
      });
      await saved(dialog);
      const target = await middleOf(dialog.getByText("Mover para o fim de Extras da casa"));
      await swipe(page, {
        from: await handleOf(dialog, "Suco 1"),
        to: { x: 180, y: target.y },
      });
      await page
        .getByRole("alertdialog", { name: "Mover para a categoria anterior, Extras da casa?" })
        .getByRole("button", { name: "Sim" })
        .click();
      await dialog.getByLabel("Arrastar Suco 1").waitFor({ state: "detached" });
    });
    expect(await guestSees("Extras da casa", 2)).toEqual(["Água da casa", "Suco 1"]);
    expect(await guestSees("Bebidas", 2)).toEqual(["Guaraná", "Suco 2"]);
  });

  it("is moved with the keyboard, which hears where it is", async () => {
    await own(async (page) => {
      const dialog = await openOrder(page, "Pizzas");
      await dialog.getByRole("button", { name: "Arrastar Calabresa" }).focus();
      await page.keyboard.press("Space");
      await dialog.getByText("Calabresa está em: posição 1 de 9.").waitFor({ state: "attached" });
      await page.keyboard.press("ArrowDown");
      await dialog.getByText("Calabresa está em: posição 2 de 9.").waitFor({ state: "attached" });
      await page.keyboard.press("Space");
      await saved(dialog);
      const handle = dialog.getByRole("button", { name: "Arrastar Calabresa" });
      expect(await handle.evaluate((element) => element === document.activeElement)).toBe(true);
    });
    expect(await guestSees("Pizzas", 2)).toEqual(["Portuguesa à moda", "Calabresa"]);
  });

  it("orders the categories, and the options of an item", async () => {
    await own(async (page) => {
      await goAndPress(page, button(page, "Ordenar categorias"));
      const dialog = page.getByRole("dialog", { name: "Ordenar categorias" });
      await dialog.getByRole("button", { name: "Subir Bebidas" }).click();
      await saved(dialog);
      await dialog.getByRole("button", { name: "Fechar" }).click();
      await button(page, "Abrir Calabresa").click();
      const item = page.getByRole("dialog", { name: "Calabresa" });
      await item.getByRole("button", { name: "Nova opção" }).click();
      await item.getByLabel("Digite o título da opção!").fill("Cheddar");
      await item.getByRole("button", { name: "Adicionar" }).click();
      await item.getByRole("button", { name: "Ordenar opções" }).click();
      const options = page.getByRole("dialog", { name: "Ordenar Borda" });
      await options.getByRole("button", { name: "Subir Cheddar" }).click();
      await saved(options);
    });
    await visit(browser, { url: site.url(account, "/cardapio"), size: phone }, async (page) => {
      expect(await page.locator("nav li").allInnerTexts()).toContain("Bebidas");
      const headings = await page.locator("main h2").allTextContents();
      expect(headings.slice(0, 4)).toEqual(["Pizzas", "Sobremesas", "Bebidas", "Extras da casa"]);
      await button(page, "Calabresa").click();
      const options = page.getByRole("dialog", { name: "Calabresa" }).locator("fieldset li");
      await expect.poll(() => options.allInnerTexts()).toHaveLength(2);
      expect((await options.allInnerTexts())[0]).toContain("Cheddar");
    });
  });

  it("says so when somebody else has changed the list meanwhile, and shows how it is", async () => {
    const { page, close } = await newOwner(browser, { site, account, size: phone });
    const other = await adminOf(site, account);
    const id = (title: string) => account.ids[title] ?? "";
    const dialog = await openOrder(page, "Pizzas");
    const down = dialog.getByRole("button", { name: "Descer Calabresa" });
    const told = dialog.getByText("Outra pessoa mudou esta lista");
    const dismiss = dialog.getByRole("button", { name: "Fechar aviso" });

    await other.content.removeItem({ params: { id: id("Pizza 1") } });
    await down.click();
    await told.waitFor();
    await dismiss.click();
    expect(await savedMark(dialog).count()).toBe(0);
    await dialog.getByText("Pizza 1", { exact: true }).waitFor({ state: "hidden" });

    const { newItem } = await other.content.saveItem({
      body: { data: { title_br: "Nova", parent_id: id("Pizzas") } },
    });
    await down.click();
    await told.waitFor();
    await dismiss.click();
    await dialog.getByText("Nova", { exact: true }).waitFor();

    const titles = ["Pizza 2", "Pizza 3", "Pizza 4", "Pizza 5", "Pizza 6", "Fora do forno"];
    const ids = [...titles, "Portuguesa à moda", "Calabresa"].map(id);
    const data = [...ids, newItem.id].map((entryId, sort) => ({ id: entryId, sort }));
    await other.content.sort({ body: { data } });
    await down.click();
    await told.waitFor();
    await dismiss.click();
    await dialog.getByRole("listitem").first().getByText("Pizza 2").waitFor();

    await down.click();
    await saved(dialog);
    expect((await guestSees("Pizzas", 8)).slice(-3)).toEqual([
      "Portuguesa à moda",
      "Nova",
      "Calabresa",
    ]);

    await other.content.replaceCategory({ body: { dir: "down", item: { id: id("Calabresa") } } });
    await down.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Sim" }).click();
    await dialog.getByLabel("Arrastar Calabresa").waitFor({ state: "detached" });
    expect(await guestSees("Sobremesas", 1)).toEqual(["Calabresa"]);
    await close();
  });
});

type Point = { x: number; y: number };
type Move = { from: Point; to: Point };

async function drag(page: Page, { from, to }: Move): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 10);
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  await hearsClicks(page);
}

async function swipe(page: Page, { from, to }: Move): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: Point[]) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await send("touchStart", [from]);
  for (let step = 1; step <= 8; step += 1) {
    const share = step / 8;
    await send("touchMove", [
      { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
    ]);
  }
  await send("touchEnd", []);
  await hearsClicks(page);
}

/** For 50 ms after a drop dnd-kit lets no click through. This timer starts later and is longer, so it ends later. */
const deafMs = 60;

const hearsClicks = (page: Page) =>
  page.evaluate((ms) => new Promise<void>((resolve) => void setTimeout(resolve, ms)), deafMs);
