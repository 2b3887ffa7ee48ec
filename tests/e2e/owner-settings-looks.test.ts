import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { desk, drawn, faultsAtAnySize, phone, setLetters } from "./browser.ts";
import {
  bar,
  discard,
  focusedName,
  heading,
  ownerAtSettings,
  section,
  settingsAccount,
  textbox,
} from "./owner-settings.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";

const caret = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement instanceof HTMLInputElement ? activeElement.selectionStart : null;
  });

const owner = sharedVisit(async () =>
  ownerAtSettings(browser, { site, account: await settingsAccount(site) }),
);

/** The top of the settings at this size, with letters as usual. */
async function settingsAt(size: { width: number; height: number }): Promise<Page> {
  const { page } = owner();
  await page.setViewportSize(size);
  await setLetters(page, 16);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  return page;
}

it("the settings can be read and used by everybody at every size of screen and letters", async () => {
  const { page } = owner();
  await section(page, "Sobre").locator("[contenteditable]").waitFor();
  expect(await faultsAtAnySize(page)).toEqual([]);
  await textbox(page, "Número de mesas").fill("x");
  await textbox(page, "Texto").fill("#eeeeee");
  await textbox(page, "Destaque").fill("#ffc400");
  await bar(page).getByRole("button", { name: "Salvar" }).click();
  await bar(page).getByText("Confira 1 campo.").waitFor();
  expect(await focusedName(page)).toBe("extras.locations");
  expect(await faultsAtAnySize(page)).toEqual([]);
  await discard(page);
});

it("what has the keyboard is never below what floats, from the first link to the last button", async () => {
  const page = await settingsAt(phone);
  await textbox(page, "Nome").focus();
  const seen = new Set<string>();
  for (let presses = 0; presses < 200; presses += 1) {
    const { name, covered, isBar } = await page.evaluate(() => {
      const { activeElement: element } = document;
      const box = element?.getBoundingClientRect();
      const floating = document.querySelector('[aria-label="Salvar alterações"]');
      const top = floating?.getBoundingClientRect().top ?? innerHeight;
      const least = document.querySelector('[aria-label="Seções"]')?.getBoundingClientRect().bottom;
      return {
        name: `${element?.getAttribute("name") ?? ""} ${element?.textContent ?? ""}`.trim(),
        isBar: floating?.contains(element) ?? false,
        covered:
          box !== undefined &&
          (box.top < (least ?? 0) - 1 || Math.min(box.bottom, box.top + 44) > top),
      };
    });
    if (isBar) break;
    expect({ name, covered }).toEqual({ name, covered: false });
    seen.add(name);
    await page.keyboard.press("Tab");
  }
  expect(seen).toContain("Imprimir QR Code");
  expect(seen).toContain("Alterar senha");
});

it("the index leads to each section by keyboard and follows the page", async () => {
  const page = await settingsAt(desk);
  const index = page.getByRole("navigation", { name: "Seções" });
  const marked = () => index.locator('[aria-current="true"]').textContent();
  await index.getByRole("link", { name: "Cores" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(marked).toBe("Cores");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await focusedName(page)).toBe("extras.styleguide.colors.paper");
  await page.reload();
  await expect.poll(marked).toBe("Cores");
  // At the end of the page short sections are in view together.
  for (const title of ["QR Code", "Equipe", "Avaliações", "Senha e acesso", "Equipe", "Equipe"]) {
    await index.getByRole("link", { name: title }).click();
    await drawn(page);
    expect(await marked()).toBe(title);
  }
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, -100_000);
  await expect.poll(marked).toBe("Estabelecimento");
});

it("a section whose link is half beside the row is reached by one press", async () => {
  const page = await settingsAt(phone);
  const index = page.getByRole("navigation", { name: "Seções" });
  const marked = index.locator('[aria-current="true"]');
  await expect.poll(() => marked.textContent()).toBe("Estabelecimento");
  const { x, y, title } = await index.evaluate((row) => {
    const edge = row.getBoundingClientRect().right;
    const link = [...row.querySelectorAll("a")].find(
      (each) => each.getBoundingClientRect().right > edge,
    );
    if (!link) throw new Error("All sections are in the row.");
    // Only the link's first quarter is in view, so that most of it has to come in.
    const { left, width, top, height } = link.getBoundingClientRect();
    row.scrollBy({ left: left + width / 4 - edge, behavior: "instant" });
    return { x: edge - width / 8, y: top + height / 2, title: link.textContent };
  });
  await page.mouse.click(x, y);
  await expect.poll(() => marked.textContent()).toBe(title);
  await expect
    .poll(() => heading(page, title).evaluate((element) => element.getBoundingClientRect().top))
    .toBeLessThan(200);
});

it("colours that cannot be read are told in words, and what the site shows instead", async () => {
  const page = await settingsAt(desk);
  await textbox(page, "Texto").fill("#dddddd");
  await textbox(page, "Destaque").fill("#ffc400");
  const colours = section(page, "Cores");
  await colours
    .getByText(/Difícil de ler sobre o fundo: contraste 1,2, e o mínimo é 4,5\./)
    .waitFor();
  await colours.getByText(/Os botões ficam com esta cor\./).waitFor();
  const preview = colours.getByRole("figure");
  const button = preview.getByText("Finalizar pedido");
  expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    "rgb(255, 196, 0)",
  );
  await colours.getByRole("button", { name: "Usar o padrão em Destaque" }).click();
  expect(await textbox(page, "Destaque").inputValue()).toBe("");
  expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    "rgb(110, 34, 71)",
  );
  await discard(page);
});

it("the map is loaded when it is asked for, in a sandbox", async () => {
  const page = await settingsAt(desk);
  const { troubles } = owner();
  const before = [...troubles];
  await page.route("https://www.openstreetmap.org/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<p>mapa</p>" }),
  );
  expect(await page.locator("iframe").count()).toBe(0);
  await page.getByRole("button", { name: "Ver o mapa" }).click();
  const frame = page.locator("iframe");
  expect(await frame.getAttribute("src")).toBe(
    "https://www.openstreetmap.org/export/embed.html?bbox=1%2C2%2C3%2C4",
  );
  expect(await frame.getAttribute("sandbox")).not.toContain("top-navigation");
  await textbox(page, /^Mapa/).fill("https://evil.example/embed?x=1");
  expect(await page.locator("iframe").count()).toBe(0);
  await discard(page);
  // The map's host was asked on purpose.
  troubles.splice(0, troubles.length, ...before);
});

it("a mask keeps the caret where one types, pastes and deletes", async () => {
  const page = await settingsAt(desk);
  const at = async (place: number) => {
    // The mask sets the caret once more after the browser has had its turn.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await page.keyboard.press("Home");
    for (let count = 0; count < 30; count += 1) {
      const now = await caret(page);
      if (now === null || now >= place) break;
      await page.keyboard.press("ArrowRight");
    }
  };
  const shows = async (field: Locator, [text, place]: [string, number]) => {
    await expect
      .poll(async () => [await field.inputValue(), await caret(page)])
      .toEqual([text, place]);
  };
  const telephone = textbox(page, /^Telefone/);
  await telephone.pressSequentially("1133334444");
  expect(await telephone.inputValue()).toBe("(11) 3333-4444");
  await page.keyboard.type("5");
  expect(await telephone.inputValue()).toBe("(11) 33334-4445");
  await page.keyboard.press("Backspace");
  expect(await telephone.inputValue()).toBe("(11) 3333-4444");
  await at(7);
  await page.keyboard.type("9");
  await shows(telephone, ["(11) 33933-4444", 8]);
  await page.keyboard.press("Backspace");
  await shows(telephone, ["(11) 3333-4444", 7]);
  // Backspace passes over the mask's own characters, and deletes the digit before them.
  await at(5);
  await page.keyboard.press("Backspace");
  await shows(telephone, ["(13) 3334-444", 2]);
  await page.keyboard.press("Delete");
  expect(await telephone.inputValue()).toBe("(13) 3344-44");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("+55 (21) 98888-7777");
  expect(await telephone.inputValue()).toBe("(21) 98888-7777");

  const document = textbox(page, /^CPF\/CNPJ/);
  await document.pressSequentially("12abc34501de35");
  expect(await document.inputValue()).toBe("12.ABC.345/01DE-35");
  await at(4);
  await page.keyboard.press("Delete");
  await shows(document, ["12.AC3.450/1DE3-5", 4]);
  await page.keyboard.type("b");
  await shows(document, ["12.ABC.345/01DE-35", 5]);

  const postalCode = textbox(page, /^CEP/);
  await postalCode.fill("");
  await postalCode.pressSequentially("0131");
  await at(2);
  await page.keyboard.type("9");
  await shows(postalCode, ["01931", 3]);
  await discard(page);
});
