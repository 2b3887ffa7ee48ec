import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newAccount } from "../../src/server/testing/new-account.ts";
import { desk, drawn, leave, madeAt, phone } from "./browser.ts";
import { button } from "./guest.ts";
import { asGuestAt, homeOf, ownerAtHome } from "./owner-at-home.ts";
import {
  bannerPart,
  editBanner,
  editHome,
  finish,
  homePart,
  isSaved,
  ownerAt,
  tool,
  writeIn,
  writing,
} from "./owner-page.ts";
import { partPaths } from "./part-script.ts";
import { browser, site } from "./shared-site.ts";

const buttonNames = (page: Page) => homePart(page).locator("li strong").allInnerTexts();

describe.each(madeAt(desk.width, phone.width))("the home page at %i pixels", (width) => {
  it("has its texts written in each language, and its buttons come, change places, go and come back", async () => {
    const { account, ...owner } = await ownerAtHome({ width });
    const { page } = owner;
    await editHome(page);
    const text = writing(page, "Texto da home");
    await text.fill("Festa no sábado");
    await text.press("ControlOrMeta+a");
    await drawn(page);
    await tool(page, { of: "Texto da home", name: "Negrito" }).click();
    expect(
      await tool(page, { of: "Texto da home", name: "Negrito" }).getAttribute("aria-pressed"),
    ).toBe("true");
    await tool(page, { of: "Texto da home", name: "Título" }).click();
    // A tool gives the text its focus back in a later frame, with all of it selected as before, which Enter would replace.
    const leavesOff = async () => {
      await text.press("End");
      await drawn(page);
      return page.evaluate(() => getSelection()?.isCollapsed);
    };
    await expect.poll(leavesOff).toBe(true);
    await text.press("Enter");
    await tool(page, { of: "Texto da home", name: "Lista" }).click();
    await text.and(page.locator(":focus")).waitFor();
    await text.pressSequentially("rock");

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
    await drag(page);
    expect(await buttonNames(page)).toEqual(["Nosso blog", "Telefone", "Reservas", "Cardápio"]);
    // Clicks within 50 ms of a drop are ignored, so that letting go is no click.
    await expect
      .poll(async () => {
        const remove = button(page, "Remover Reservas");
        if (await remove.isVisible()) await remove.click();
        return buttonNames(page);
      })
      .toEqual(["Nosso blog", "Telefone", "Cardápio"]);

    await writeIn(page, /English/);
    expect(await page.getByRole("radio", { name: /Italiano.*falta traduzir/ }).count()).toBe(1);
    await writing(page, "Texto da home").fill("Party on Saturday");
    await writing(page, "Mini-bio").fill("Neighbourhood kitchen");
    await page
      .getByLabel(/^Texto do botão/)
      .first()
      .fill("Our blog");
    await finish(homePart(page));

    await page.reload();
    await page.getByRole("heading", { name: "Festa no sábado" }).waitFor();
    await asGuestAt(account, "/home", async (guest) => {
      await guest.getByRole("heading", { name: "Festa no sábado" }).waitFor();
      expect(await guest.locator("main li").innerText()).toBe("rock");
      expect(await guest.locator("main h2 strong").count()).toBe(1);
      expect(await guest.getByRole("button", { name: /^Editar/ }).count()).toBe(0);
      const links = guest.locator("main").getByRole("link");
      expect(await links.allInnerTexts()).toEqual(["Nosso blog", "Telefone", "Cardápio"]);
      expect(await links.nth(1).getAttribute("href")).toBe("tel:+5511999990000");
    });
    await asGuestAt(account, "/us/home", async (guest) => {
      await guest.getByText("Party on Saturday").waitFor();
      await guest.getByText("Neighbourhood kitchen").waitFor();
      await guest.getByRole("link", { name: "Our blog" }).waitFor();
    });
    await leave(owner);
  });
});

/** Takes the first of four buttons two places down, one by keyboard and one by mouse. */
async function drag(page: Page): Promise<void> {
  const handle = (name: string) => button(page, `Mudar a ordem de ${name}`);
  await handle("Reservas").focus();
  await page.keyboard.press("Space");
  await page.getByText("Reservas está em: posição 1 de 4.").waitFor({ state: "attached" });
  await page.keyboard.press("ArrowDown");
  await page.getByText("Reservas está em: posição 2 de 4.").waitFor({ state: "attached" });
  await page.keyboard.press("Space");
  await expect
    .poll(() => buttonNames(page))
    .toEqual(["Nosso blog", "Reservas", "Telefone", "Cardápio"]);
  await handle("Telefone").evaluate((element) => element.scrollIntoView({ block: "center" }));
  const [from, to] = [
    await handle("Reservas").boundingBox(),
    await handle("Telefone").boundingBox(),
  ];
  await page.mouse.move(from!.x + 20, from!.y + 20);
  await page.mouse.down();
  await page.mouse.move(from!.x + 20, from!.y + 60, { steps: 4 });
  await page.mouse.move(to!.x + 20, to!.y + 30, { steps: 8 });
  await page.mouse.up();
  await expect
    .poll(() => buttonNames(page))
    .toEqual(["Nosso blog", "Telefone", "Reservas", "Cardápio"]);
}

it("without the linktree feature only logo and banner are edited", async () => {
  const account = await newAccount(site, { features: { delivery: true } });
  const owner = await ownerAt(browser, { url: site.url(account, "/cardapio") });
  await button(owner.page, "Editar logo e banner").waitFor();
  await owner.page.goto(site.url(account, "/delivery"));
  await button(owner.page, "Editar logo e banner").waitFor();
  expect(await homePart(owner.page).count()).toBe(0);
  await leave(owner);
});

describe("logo scale and offset", () => {
  it("are seen on the banner while they are moved, kept over a reload, saved, and reset", async () => {
    const { account, ...owner } = await ownerAtHome({ width: 360 });
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
    await asGuestAt(account, "/home", async (guest) => {
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

it("everything is done with the keyboard alone, and a guest's page loads nothing of the editors", async () => {
  const editors = partPaths(/Owner|RichText|Picture(?:Field|Dialog)/);
  const loadedBy = (page: Page) => {
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
    return loaded;
  };
  const { account, ...owner } = await ownerAtHome();
  const { page } = owner;
  const byOwner = loadedBy(page);
  await page.reload();
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
  expect(byOwner.filter((path) => editors.includes(path)).length).toBeGreaterThan(2);
  await leave(owner);
  await asGuestAt(account, "/robots.txt", async (guest) => {
    const byGuest = loadedBy(guest);
    await guest.goto(homeOf(account));
    await guest.waitForLoadState("networkidle");
    expect(byGuest.some((path) => path.startsWith("/static/"))).toBe(true);
    expect(byGuest.filter((path) => editors.includes(path))).toEqual([]);
  });
});
