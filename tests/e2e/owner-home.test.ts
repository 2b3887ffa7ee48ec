import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newAccount, type TestAccount } from "../../src/server/testing/new-account.ts";
import { launchBrowser } from "./browser.ts";
import { button } from "./guest.ts";
import {
  bannerPart,
  editBanner,
  editHome,
  finish,
  homePart,
  isSaved,
  leave,
  newHomeHouse,
  ownerAt,
  tool,
  writeIn,
  writing,
} from "./owner-page.ts";
import { asGuest } from "./owner-settings.ts";
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

const home = (house: TestAccount, path = "/home") => site.url(house, path);
const buttonNames = (page: Page) => homePart(page).locator("li strong").allInnerTexts();

describe.each([{ width: 360 }, { width: 1280 }])("the home page at $width pixels", (size) => {
  it("has its texts written in each language, there after a reload and for a guest", async () => {
    const house = await newHomeHouse(site);
    const owner = await ownerAt(browser, home(house), size);
    const { page } = owner;
    await editHome(page);
    const text = writing(page, "Texto da home");
    await text.fill("Festa no sábado");
    await text.press("ControlOrMeta+a");
    await tool(page, "Texto da home", "Negrito").click();
    expect(await tool(page, "Texto da home", "Negrito").getAttribute("aria-pressed")).toBe("true");
    await tool(page, "Texto da home", "Título").click();
    await text.press("End");
    await text.press("Enter");
    await tool(page, "Texto da home", "Lista").click();
    await text.pressSequentially("rock");
    await writeIn(page, /English/);
    expect(await page.getByRole("radio", { name: /Italiano.*falta traduzir/ }).count()).toBe(1);
    await writing(page, "Texto da home").fill("Party on Saturday");
    await writing(page, "Mini-bio").fill("Neighbourhood kitchen");
    await page
      .getByLabel(/^Texto do botão/)
      .nth(1)
      .fill("Our blog");
    await finish(homePart(page));

    await page.reload();
    await page.getByRole("heading", { name: "Festa no sábado" }).waitFor();
    await asGuest(browser, home(house), async (guest) => {
      await guest.getByRole("heading", { name: "Festa no sábado" }).waitFor();
      expect(await guest.locator("main li").innerText()).toBe("rock");
      expect(await guest.locator("main h2 strong").count()).toBe(1);
      expect(await guest.getByRole("button", { name: /^Editar/ }).count()).toBe(0);
    });
    await asGuest(browser, home(house, "/us/home"), async (guest) => {
      await guest.getByText("Party on Saturday").waitFor();
      await guest.getByText("Neighbourhood kitchen").waitFor();
      await guest.getByRole("link", { name: "Our blog" }).waitFor();
    });
    await leave(owner);
  });

  it("has buttons that come, change places, go and come back", async () => {
    const house = await newHomeHouse(site);
    const owner = await ownerAt(browser, home(house), size);
    const { page } = owner;
    await editHome(page);
    await button(page, "Novo botão").click();
    await page.keyboard.type("Telefone");
    await homePart(page).getByLabel("Link do botão").last().fill("tel:+5511999990000");
    await button(page, "Subir Telefone").click();
    expect(await buttonNames(page)).toEqual(["Reservas", "Nosso blog", "Telefone", "Cardápio"]);
    await page.getByText("Telefone agora é o 3º de 4.").waitFor({ state: "attached" });
    await button(page, "Remover Nosso blog").click();
    expect(await buttonNames(page)).toEqual(["Reservas", "Telefone", "Cardápio"]);
    await page.getByText("Nosso blog foi removido.").waitFor();
    await button(page, "Desfazer").click();
    expect(await buttonNames(page)).toEqual(["Reservas", "Nosso blog", "Telefone", "Cardápio"]);
    await button(page, "Remover Reservas").click();
    await finish(homePart(page));
    await page.reload();
    await button(page, "Editar textos e botões da home").waitFor();
    await asGuest(browser, home(house), async (guest) => {
      const links = guest.locator("main").getByRole("link");
      await links.first().waitFor();
      expect(await links.allInnerTexts()).toEqual(["Nosso blog", "Telefone", "Cardápio"]);
      expect(await links.nth(1).getAttribute("href")).toBe("tel:+5511999990000");
    });
    await leave(owner);
  });

  it("has buttons that a hand and the keyboard drag", async () => {
    const house = await newHomeHouse(site);
    const owner = await ownerAt(browser, home(house), size);
    const { page } = owner;
    await editHome(page);
    const handle = (name: string) => button(page, `Mudar a ordem de ${name}`);
    await handle("Reservas").focus();
    await page.keyboard.press("Space");
    await page.getByText("Reservas está na posição 1.").waitFor({ state: "attached" });
    await page.keyboard.press("ArrowDown");
    await page.getByText("Reservas está na posição 2.").waitFor({ state: "attached" });
    await page.keyboard.press("Space");
    await expect.poll(() => buttonNames(page)).toEqual(["Nosso blog", "Reservas", "Cardápio"]);

    await handle("Cardápio").scrollIntoViewIfNeeded();
    await handle("Reservas").evaluate((element) => element.scrollIntoView({ block: "center" }));
    const [from, to] = [
      await handle("Reservas").boundingBox(),
      await handle("Nosso blog").boundingBox(),
    ];
    await page.mouse.move(from!.x + 20, from!.y + 20);
    await page.mouse.down();
    await page.mouse.move(from!.x + 20, from!.y - 20, { steps: 4 });
    await page.mouse.move(to!.x + 20, to!.y + 10, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => buttonNames(page)).toEqual(["Reservas", "Nosso blog", "Cardápio"]);
    await leave(owner);
  });
});

it("what is not saved outlives a reload and a dead network, and is saved by trying again", async () => {
  const house = await newHomeHouse(site);
  const owner = await ownerAt(browser, home(house));
  const { page } = owner;
  await editHome(page);
  await writing(page, "Mini-bio").fill("Desde 1950");
  await page.getByText("Ainda não salvo.").waitFor();
  await page.reload();
  await page.getByText("Ainda não salvo.").waitFor();
  expect(await writing(page, "Mini-bio").innerText()).toBe("Desde 1950");
  await page.context().setOffline(true);
  await button(page, "Salvar").click();
  await page.getByText("Não foi salvo.").waitFor();
  expect(await writing(page, "Mini-bio").innerText()).toBe("Desde 1950");
  await page.context().setOffline(false);
  await homePart(page).getByRole("button", { name: "Tentar de novo" }).click();
  await isSaved(homePart(page));
  await asGuest(browser, home(house), (guest) => guest.getByText("Desde 1950").waitFor());
  await page.reload();
  await button(page, "Editar textos e botões da home").waitFor();

  await editHome(page);
  await writing(page, "Mini-bio").fill("Outra coisa");
  await button(page, "Descartar").click();
  await homePart(page).getByText("Desde 1950").waitFor();
  await leave(owner);
});

describe("two owners who change the same text", () => {
  async function meet(choice: "Manter a minha" | "Usar a outra") {
    const house = await newHomeHouse(site);
    const [ana, rui] = [await ownerAt(browser, home(house)), await ownerAt(browser, home(house))];
    await editHome(ana.page);
    await editHome(rui.page);
    await writing(ana.page, "Texto da home").fill("Texto da Ana");
    await writing(rui.page, "Texto da home").fill("Texto do Rui");
    await writing(rui.page, "Mini-bio").fill("Bio do Rui");
    await finish(homePart(ana.page));
    await button(rui.page, "Salvar").click();
    const dialog = rui.page.getByRole("alertdialog");
    await dialog.getByText("Texto do Rui").waitFor();
    await dialog.getByText("Texto da Ana").waitFor();
    expect(await dialog.getByText("Bio do Rui").count()).toBe(0);
    await dialog.getByRole("button", { name: choice }).click();
    await isSaved(homePart(rui.page));
    const text = await homePart(rui.page).innerText();
    await leave(ana);
    await leave(rui);
    return text;
  }

  it("see both, and the later one may hold to theirs", async () => {
    const text = await meet("Manter a minha");
    expect([text.includes("Texto do Rui"), text.includes("Bio do Rui")]).toEqual([true, true]);
  });

  it("see both, and the later one may take the other's without losing the rest", async () => {
    const text = await meet("Usar a outra");
    expect([text.includes("Texto da Ana"), text.includes("Bio do Rui")]).toEqual([true, true]);
  });

  it("do not disturb each other in a language that was empty before", async () => {
    const house = await newHomeHouse(site);
    const owner = await ownerAt(browser, home(house));
    const { page } = owner;
    await editHome(page);
    await writeIn(page, /Italiano/);
    await writing(page, "Texto da home").fill("Benvenuti");
    await finish(homePart(page));
    expect(await page.getByRole("alertdialog").count()).toBe(0);
    await leave(owner);
  });
});

it("without the linktree feature only logo and banner are edited", async () => {
  const house = await newAccount(site, { features: { delivery: true } });
  const owner = await ownerAt(browser, site.url(house, "/cardapio"));
  await button(owner.page, "Editar logo e banner").waitFor();
  await owner.page.goto(site.url(house, "/delivery"));
  await button(owner.page, "Editar logo e banner").waitFor();
  expect(await homePart(owner.page).count()).toBe(0);
  await leave(owner);
});

describe("logo scale and offset", () => {
  it("are seen on the banner while they are moved, kept over a reload, saved, and reset", async () => {
    const house = await newHomeHouse(site);
    const owner = await ownerAt(browser, home(house), { width: 360 });
    const { page } = owner;
    const look = () =>
      page
        .locator("main [style*=transform]")
        .first()
        .evaluate((element) => element.style.transform);
    expect(await look()).toBe("translateY(0px) scale(1)");
    await editBanner(page);
    const slider = (name: string) => page.getByRole("slider", { name });
    await slider("Tamanho do logo").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect.poll(look).toBe("translateY(0px) scale(1.2)");
    await slider("Posição vertical do logo").fill("-50");
    await expect.poll(look).toBe("translateY(-50px) scale(1.2)");
    expect(await slider("Tamanho do logo").getAttribute("min")).toBe("0.5");
    await slider("Tamanho do logo").press("End");
    await expect.poll(look).toBe("translateY(-50px) scale(1.5)");
    await page.reload();
    await expect.poll(look).toBe("translateY(-50px) scale(1.5)");
    await finish(bannerPart(page));
    await asGuest(browser, home(house), async (guest) => {
      await guest.locator('main [style*="translateY(-50px) scale(1.5)"]').first().waitFor();
    });
    await editBanner(page);
    await button(page, "Voltar ao padrão: Tamanho do logo").click();
    await button(page, "Voltar ao padrão: Posição vertical do logo").click();
    await finish(bannerPart(page));
    expect(await look()).toBe("translateY(0px) scale(1)");
    await leave(owner);
  });
});

it("a guest's page loads nothing of the editors", async () => {
  const house = await newHomeHouse(site);
  const editors = /Owner|RichText|Picture(?:Field|Dialog)/;
  const loadedBy = (page: Page) => {
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
    return loaded;
  };
  const owner = await ownerAt(browser, home(house));
  const byOwner = loadedBy(owner.page);
  await owner.page.reload();
  await editHome(owner.page);
  await writing(owner.page, "Mini-bio").waitFor();
  expect(byOwner.filter((path) => editors.test(path)).length).toBeGreaterThan(2);
  await leave(owner);
  await asGuest(browser, "about:blank", async (guest) => {
    const byGuest = loadedBy(guest);
    await guest.goto(home(house));
    await guest.waitForLoadState("networkidle");
    expect(byGuest.some((path) => path.startsWith("/static/"))).toBe(true);
    expect(byGuest.filter((path) => editors.test(path))).toEqual([]);
  });
});

it("everything is done with the keyboard alone", async () => {
  const house = await newHomeHouse(site);
  const owner = await ownerAt(browser, home(house));
  const { page } = owner;
  const tabTo = async (name: string) => {
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press("Tab");
      const found = await page.evaluate(() => {
        const element = document.activeElement;
        const labels = element?.getAttribute("aria-labelledby");
        const label = labels ? document.getElementById(labels)?.textContent : undefined;
        return element?.getAttribute("aria-label") ?? label ?? element?.textContent ?? "";
      });
      if (found === name) return;
    }
    throw new Error(`Tab does not reach ${name}`);
  };
  await button(page, "Editar textos e botões da home").waitFor();
  await tabTo("Editar textos e botões da home");
  await page.keyboard.press("Enter");
  await writing(page, "Texto da home").waitFor();
  await tabTo("Negrito");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
    "Título",
  );
  await page.keyboard.press("Home");
  await tabTo("Texto da home");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Só teclado");
  await tabTo("Descer Reservas");
  await page.keyboard.press("Enter");
  await tabTo("Salvar");
  await page.keyboard.press("Enter");
  await isSaved(homePart(page));
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
    "Editar textos e botões da home",
  );
  await page.getByText("Só teclado").waitFor();
  await leave(owner);
});
