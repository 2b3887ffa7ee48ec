import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { contrastRatio } from "../../src/domain/contrast.ts";
import { newArea } from "../../src/server/account/testing-services.ts";
import { desk, drawn, expectNoOverflow, leave, madeAt, phone, setLetters } from "./browser.ts";
import { makeDemo } from "./demo-shop.ts";
import { button, isReady, newGuest, visit } from "./guest.ts";
import { newMenuAccount, type MenuAccount } from "./menu-accounts.ts";
import { newOptionShop } from "./option-shop.ts";
import { browser, site } from "./shared-site.ts";
import { newShop } from "./shop.ts";

let demo: Awaited<ReturnType<typeof makeDemo>>;
let shop: MenuAccount;
beforeAll(async () => {
  demo = await makeDemo(site);
  shop = await newMenuAccount(site, { features: { delivery: true } });
});

const atShop = (size: { width: number; height: number } = phone) => ({
  url: site.url(shop, "/delivery"),
  size,
});

describe("on a phone of 360 x 780", () => {
  it.each([
    ["pizzaria", "/delivery"],
    ["hotel", "/easy-order"],
  ] as const)("the first four dishes of the demo's %s are in sight", async (label, path) => {
    const size = { width: 360, height: 780 };
    await visit(browser, { url: site.url(demo[label], path), size }, async (page) => {
      const rows = page.locator("main li:has(h3)");
      for (const index of [0, 1, 2, 3]) {
        const row = rows.nth(index);
        for (const place of [row.locator("h3"), row.getByText("R$").first()]) {
          const box = await place.boundingBox();
          expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(780);
        }
      }
      const heights = await rows.evaluateAll((all) =>
        all.slice(0, 4).map((row) => row.getBoundingClientRect().height),
      );
      expect(new Set(heights).size).toBe(1);
    });
  });

  it("name and state are one line of the server's markup, and nothing jumps when the clock says more", async () => {
    const open = await newShop(site, {
      services: { delivery: { prep_minutes: 40 } },
      areas: [newArea("Centro", { minutes: 10 }), newArea("Bosque", { fee: 5, minutes: 0 })],
    });
    // A long name would take the whole line.
    await open.owner.account.save({ body: { data: { name: "Forno da Vila" } } });
    const url = site.url(open, "/delivery");
    const guest = await newGuest(browser, { width: 360, height: 780 });
    await guest.page.addInitScript(() => {
      const shifts: number[] = ((globalThis as { shifts?: number[] }).shifts = []);
      type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as Shift[])
          if (!shift.hadRecentInput) shifts.push(shift.value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    const response = await guest.page.goto(url);
    expect(await response?.text()).toContain(
      "Aberto ·\u00a040–\u206050\u00a0min ·\u00a0R$\u00a05<",
    );
    await isReady(guest.page);
    const line = guest.page.locator("h1 ~ div summary");
    const [name, state] = [await guest.page.locator("h1").boundingBox(), await line.boundingBox()];
    expect(state?.y).toBeLessThan(name?.y ?? 0);
    await line.click();
    // The table of hours loads on this tap.
    await guest.page.getByRole("table").first().waitFor();
    const shifts = await guest.page.evaluate(() => (globalThis as { shifts?: number[] }).shifts);
    // The name's font is a hair wider than the font that stands in until it is loaded.
    expect((shifts ?? []).reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001);
    await leave(guest);
  });

  it("a shop that takes no orders says why beside its name, as far as there is room", async () => {
    const paused = await newShop(site, {});
    await paused.owner.account.save({ body: { data: { name: "Forno da Vila" } } });
    const reason = "Forno em manutenção, voltamos depois do almoço";
    await paused.owner.services.pause({
      params: { service: "delivery" },
      body: { minutes: 60, reason },
    });
    const at = { url: site.url(paused, "/delivery"), size: { width: 360, height: 780 } };
    await visit(browser, at, async (page) => {
      const told = page.locator("h1 ~ div summary span > span");
      await told.filter({ hasText: "Forno" }).waitFor();
      const isSeen = await told.evaluate((line) => {
        const [range, words] = [document.createRange(), line.firstChild ?? line];
        range.setStart(words, line.textContent.indexOf("Forno"));
        range.setEnd(words, line.textContent.indexOf("Forno") + 5);
        const [seen, word] = [line.getBoundingClientRect(), range.getBoundingClientRect()];
        return word.bottom <= seen.bottom + 1 && word.right <= seen.right;
      });
      expect(isSeen).toBe(true);
    });
  });
});

describe.each(madeAt(phone, desk))("at $width pixels the plus of a row", (size) => {
  it("puts one into the order without opening it, and takes it back", async () => {
    await visit(browser, atShop(size), async (page) => {
      const plus = button(page, "Adicionar Calabresa");
      await plus.click();
      await button(page, "Finalizar pedido - R$ 22,99").filter({ visible: true }).waitFor();
      await plus.press("Enter");
      await button(page, "Finalizar pedido - R$ 45,98").filter({ visible: true }).waitFor();
      expect(await page.getByRole("dialog").count()).toBe(0);
      const row = page.getByRole("listitem").filter({ has: plus });
      await row.getByText("2 no pedido").waitFor({ state: "attached" });
      await page.getByRole("status").getByText("Calabresa: mais 2 no pedido.").waitFor();
      expect(await button(page, "Desfazer").count()).toBe(1);
      await button(page, "Adicionar Portuguesa à moda").click();
      await page.getByText("Portuguesa à moda está no pedido.").waitFor();
      // Each addition can be taken back.
      expect(await button(page, "Desfazer").count()).toBe(2);
      await button(page, "Desfazer").last().click();
      await button(page, "Finalizar pedido - R$ 45,98").filter({ visible: true }).waitFor();
      await page.reload();
      await row.getByText("2 no pedido").waitFor({ state: "attached" });
    });
  });
});

it("the checkout begins with the order, and no message about an addition stands over it", async () => {
  await visit(browser, atShop(phone), async (page) => {
    await button(page, "Adicionar Calabresa").click();
    await button(page, "Desfazer").waitFor();
    await page.getByRole("button", { name: /^Finalizar pedido/ }).click();
    const checkout = page.getByRole("dialog", { name: "Finalizar pedido" });
    await checkout.getByText("1 item · R$ 22,99").waitFor();
    expect(await button(page, "Desfazer").count()).toBe(0);
    expect(await page.getByText("Calabresa está no pedido.").count()).toBe(0);
  });
});

it("there is no plus where something must be chosen, and none where nothing can be ordered", async () => {
  const options = await newOptionShop(site);
  await visit(browser, { url: site.url(options, "/delivery"), size: phone }, async (page) => {
    await button(page, "Pizza").waitFor();
    expect(await button(page, "Adicionar Pizza").count()).toBe(0);
  });
  await visit(browser, { url: site.url(shop, "/cardapio"), size: phone }, async (page) => {
    await button(page, "Calabresa").waitFor();
    expect(await button(page, "Adicionar Calabresa").count()).toBe(0);
  });
});

describe("an open item's sheet", () => {
  async function openItem(page: Page) {
    await page.setViewportSize({ width: 360, height: 420 });
    await button(page, "Calabresa").click();
    await button(page, "Adicionar · R$ 22,99").waitFor();
    await page.locator("dialog:modal").waitFor();
    await drawn(page);
    return page.getByRole("dialog", { name: "Calabresa" });
  }

  async function touchOn(page: Page, x: number) {
    const session = await page.context().newCDPSession(page);
    return async (type: "touchStart" | "touchMove" | "touchEnd", y?: number) => {
      const touchPoints = y === undefined ? [] : [{ x, y }];
      await session.send("Input.dispatchTouchEvent", { type, touchPoints });
    };
  }

  async function drag(page: Page, { x, y }: { x: number; y: number }, down: number) {
    const touch = await touchOn(page, x);
    await touch("touchStart", y);
    for (let step = 1; step <= 6; step++) await touch("touchMove", y + (down * step) / 6);
    const offset = await page
      .locator("dialog[open]")
      .evaluate((dialog) => new DOMMatrix(getComputedStyle(dialog).transform).f);
    await touch("touchEnd");
    return offset;
  }

  it.each(["no-preference", "reduce"] as const)(
    "goes down with the finger and closes, from its handle and its content (motion: %s)",
    async (reducedMotion) => {
      const guest = await newGuest(browser, { ...phone, hasTouch: true });
      const { page } = guest;
      await page.emulateMedia({ reducedMotion });
      await page.goto(atShop().url);
      await isReady(page);
      for (const y of [30, 120]) {
        const dialog = await openItem(page);
        expect(await drag(page, { x: 180, y }, 240)).toBeGreaterThan(150);
        await dialog.waitFor({ state: "hidden" });
      }
      // A short drag does not close the sheet, and scrolled content scrolls back first.
      const dialog = await openItem(page);
      await drag(page, { x: 180, y: 30 }, 12);
      await drawn(page);
      expect(await dialog.isVisible()).toBe(true);
      // A short drag on the content does not close it either.
      await drag(page, { x: 180, y: 120 }, 60);
      await drawn(page);
      expect(await dialog.isVisible()).toBe(true);
      const body = dialog.locator("xpath=./div[2]");
      await body.evaluate((element) => (element.scrollTop = 60));
      expect(await drag(page, { x: 180, y: 150 }, 40)).toBe(0);
      expect(await dialog.isVisible()).toBe(true);
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
      await leave(guest);
    },
  );

  it("stays where the finger throws it back up at the end", async () => {
    const guest = await newGuest(browser, { ...phone, hasTouch: true });
    const { page } = guest;
    await page.goto(atShop().url);
    await isReady(page);
    const dialog = await openItem(page);
    const touch = await touchOn(page, 180);
    const [slow, fast] = [160, 0];
    const move = async (ways: [to: number, restMs: number][]) => {
      await touch("touchStart", 30);
      for (const [to, restMs] of ways) {
        await page.waitForTimeout(restMs);
        await touch("touchMove", to);
      }
      await touch("touchEnd");
      await drawn(page);
    };
    await move([100, 200, 290].map((to) => [to, slow]));
    expect(await dialog.isVisible()).toBe(false);
    await openItem(page);
    // Far down, and thrown back up.
    await move([
      [150, fast],
      [290, fast],
      [250, fast],
      [170, fast],
    ]);
    expect(await dialog.isVisible()).toBe(true);
    await leave(guest);
  });
});

it("the drawer lists each place once, with a drawing", async () => {
  const address = site.url(demo.cafe, "/us/cardapio");
  await visit(browser, { url: address, size: phone }, async (page) => {
    await button(page, "Abrir menu").click();
    const entries = page.locator("#side-menu li");
    const words = await entries.allInnerTexts();
    expect(words.slice(0, 3)).toEqual(["Home", "Cardápio", "Buy our beans"]);
    expect(words).not.toContain("See the menu");
    const links = await entries
      .locator("a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(new Set(links).size).toBe(links.length);
    await expect.poll(() => entries.locator("svg").count()).toBe(words.length);
  });
});

it("home's first button is filled, and known services have their drawing", async () => {
  await visit(browser, { url: site.url(demo.cafe, "/home"), size: phone }, async (page) => {
    const buttons = page.locator("main a:has(svg)");
    const grounds = await buttons.evaluateAll((all) =>
      all.slice(0, 3).map((one) => getComputedStyle(one).backgroundColor),
    );
    expect(grounds[0]).not.toBe(grounds[1]);
    expect(grounds[1]).toBe(grounds[2]);
    const drawings = await buttons
      .locator("path")
      .evaluateAll((all) => all.slice(0, 5).map((path) => path.getAttribute("d")));
    expect(new Set(drawings).size).toBe(5);
  });
});

describe("in bright sun", () => {
  it.each(["the default palette", "pizzaria", "hotel", "cafe", "a pale ink"] as const)(
    "names and prices have 7 to 1: %s",
    async (which) => {
      const account =
        which === "the default palette"
          ? shop
          : which === "a pale ink"
            ? await newMenuAccount(site, {
                features: { delivery: true },
                extras: { styleguide: { colors: { paper: "#ffffff", ink: "#757575" } } },
              })
            : demo[which];
      await visit(browser, { url: site.url(account, "/cardapio"), size: phone }, async (page) => {
        await page.locator("main h3 button").first().click();
        await page.getByRole("dialog").getByText("R$").first().waitFor();
        const pairs = await page.evaluate(coloursOfWords);
        expect(pairs.length).toBeGreaterThan(8);
        for (const [words, ink, ground] of pairs)
          expect(contrastRatio(ink, ground), words).toBeGreaterThanOrEqual(7);
      });
    },
  );
});

/** Names and prices on the page and in what is open over it: words, colour and ground. */
function coloursOfWords(): [words: string, ink: string, ground: string][] {
  const groundOf = (element: Element | null): string => {
    if (!element) return "rgb(255, 255, 255)";
    const colour = getComputedStyle(element).backgroundColor;
    return colour === "rgba(0, 0, 0, 0)" ? groundOf(element.parentElement) : colour;
  };
  const named = [...document.querySelectorAll("main :is(h1, h2, h3 button), dialog h2, legend")];
  const priced = [...document.querySelectorAll("main li span, dialog span")].filter(
    ({ children, textContent }) => children.length === 0 && textContent.startsWith("R$"),
  );
  return [...named, ...priced]
    .filter((element) => element.getBoundingClientRect().height > 0)
    .map((element) => [element.textContent, getComputedStyle(element).color, groundOf(element)]);
}

it("with letters of 22 px, and enlarged to 200 %, nothing is wider than the window", async () => {
  const places = [
    [demo.cafe, "/home"],
    [demo.pizzaria, "/delivery"],
    [shop, "/delivery"],
  ] as const;
  for (const [account, path] of places) {
    await visit(browser, { url: site.url(account, path), size: phone }, async (page) => {
      await setLetters(page, 22);
      await expectNoOverflow(page);
      await setLetters(page, 16);
      await page.setViewportSize({ width: 180, height: 400 });
      await expectNoOverflow(page);
      await button(page, "Tamanho da letra").click({ trial: true });
      if (path === "/home") return;
      await page.locator("main h3 button").first().click();
      await page.getByRole("dialog").getByRole("button", { name: "Cancelar" }).waitFor();
      await expectNoOverflow(page);
      expect(await page.getByRole("dialog").count()).toBe(1);
    });
  }
});
