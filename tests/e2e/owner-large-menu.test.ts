import type { CDPSession, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { newAccount, newMenu } from "../../src/server/testing/new-account.ts";
import { drawn } from "./browser.ts";
import { newOwner } from "./owner.ts";
import { browser, site } from "./shared-site.ts";

const laptop = { width: 1280, height: 800 };

/**
 * The browser's work for a step in a menu of 1,000 items may be this many times its work for the same step in a menu of
 * 50, measured in the same run. Drawing all items again would be twenty times the work; a busy machine's medians waver by a
 * third.
 */
const mostTimesTheWork = 8;

/** With 50 items in one category, with 1,000 in twenty, and with 1,000 in one. */
let all: Owner[];

beforeAll(async () => {
  const inTwenty = Array.from({ length: 20 }, () => 50);
  // One after the other: together they would be slower than a page may be.
  all = [
    await newOwnerOf("50", [50]),
    await newOwnerOf("20 x 50", inTwenty),
    await newOwnerOf("1 x 1,000", [1000]),
  ];
}, 120_000);

type Owner = { name: string; page: Page; session: CDPSession };

/** An owner on a menu of categories of so many items each. */
async function newOwnerOf(name: string, itemCounts: number[]): Promise<Owner> {
  const account = await newAccount(site);
  const categories = itemCounts.map((count, category) => ({
    title: `Categoria ${category + 1}`,
    items: Array.from({ length: count }, (_, item) => ({
      title: `Prato ${category + 1}.${item + 1}`,
      priceCents: 1000 + item,
    })),
  }));
  const ids = await newMenu(site, account, categories);
  const owner = { account: { ...account, ids }, size: laptop };
  const { page } = await newOwner(browser, { site, ...owner });
  await labelled(page, "Editar Prato 1.1").waitFor({ state: "attached" });
  const session = await page.context().newCDPSession(page);
  // Counts the time of the page's own thread, which other load on the machine does not lengthen.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return { name, page, session };
}

/** Milliseconds that the page has worked up to now: scripts, styles, layout and painting. */
async function workMs({ session }: Owner): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  const seconds = metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
  return seconds * 1000;
}

/** The median of the page's work for a step, until the page is at rest, over several steps. */
async function medianWork(
  owner: Owner,
  count: number,
  step: (page: Page, index: number) => Promise<void>,
): Promise<number> {
  const works: number[] = [];
  for (let index = 0; index < count; index += 1) {
    await drawn(owner.page);
    const before = await workMs(owner);
    await step(owner.page, index);
    await drawn(owner.page);
    works.push((await workMs(owner)) - before);
  }
  return works.toSorted((a, b) => a - b)[Math.floor(count / 2)] ?? Number.NaN;
}

/** Takes the same steps with all menus. Returns how many times the small menu's work a large one takes at most. */
async function ratioOf(
  count: number,
  step: (page: Page, index: number) => Promise<void>,
): Promise<number> {
  const works: number[] = [];
  for (const owner of all) works.push(await medianWork(owner, count, step));
  const told = all.map(({ name }, at) => `${name}: ${works[at]?.toFixed(1)} ms`);
  console.log(`${expect.getState().currentTestName}\n${told.join(", ")}`);
  const [floor = Number.NaN, ...others] = works;
  return Math.max(...others) / floor;
}

describe("a menu of 1,000 items, in many categories or in one", () => {
  it("has all of them on its page", async () => {
    for (const { page } of all.slice(1))
      expect(await page.locator('[aria-label^="Editar Prato"]').count()).toBe(1000);
  });

  it("is typed in as fast as a small one, and nothing but the field changes", async () => {
    for (const { page } of all) {
      await press(page, "Editar Prato 1.1");
      await page.locator("main form input[required]").fill("");
      await countOtherChanges(page);
    }
    const ratio = await ratioOf(5, (page) => page.keyboard.press("a"));
    expect(ratio).toBeLessThan(mostTimesTheWork);
    for (const { page } of all) {
      expect(await page.evaluate("otherChanges")).toBe(0);
      await pressText(page, "Descartar");
    }
  });

  it("opens and closes an editor as fast", async () => {
    const ratio = await ratioOf(5, async (page, index) => {
      const title = `Prato 1.${index + 1}`;
      await press(page, `Editar ${title}`);
      await press(page, `Concluir a edição de ${title}`);
    });
    expect(ratio).toBeLessThan(mostTimesTheWork);
  });

  it("opens an item as fast", async () => {
    const ratio = await ratioOf(5, async (page, index) => {
      await press(page, `Abrir Prato 1.${index + 1}`);
      await press(page, "Fechar");
    });
    expect(ratio).toBeLessThan(mostTimesTheWork);
  });

  it("folds and unfolds a category as fast", async () => {
    const ratio = await ratioOf(5, async (page) => {
      for (const _ of ["fold", "unfold"]) {
        await page.evaluate(() => document.querySelector<HTMLElement>("main summary")?.click());
        await drawn(page);
      }
    });
    expect(ratio).toBeLessThan(mostTimesTheWork);
  });

  it("puts an item elsewhere by the dialog as fast", async () => {
    const ratio = await ratioOf(5, async (page, index) => {
      await press(page, `Editar Prato 1.${index + 2}`);
      await pressText(page, "Mudar de lugar");
      await pressText(page, "Mover");
      await page.locator("dialog[open]").waitFor({ state: "hidden" });
      await press(page, `Concluir a edição de Prato 1.${index + 2}`);
    });
    expect(ratio).toBeLessThan(mostTimesTheWork);
  });

  it("is put in order as fast, step by step and by dragging", async () => {
    for (const { page } of all) {
      await page.evaluate(() => {
        const buttons = [...document.querySelectorAll<HTMLElement>("main section button")];
        buttons.find((element) => element.textContent.trim() === "Ordenar itens")?.click();
      });
      await labelled(page, "Descer Prato 1.1").focus();
    }
    const steps = await ratioOf(5, (page) => page.keyboard.press("Enter"));
    expect(steps).toBeLessThan(mostTimesTheWork);
    for (const { page } of all) {
      await labelled(page, "Arrastar Prato 1.1").focus();
      await page.keyboard.press("Space");
      await drawn(page);
    }
    const drags = await ratioOf(5, (page) => page.keyboard.press("ArrowDown"));
    expect(drags).toBeLessThan(mostTimesTheWork);
  });

  it("is typed in and gone through as fast where it stands in one table", async () => {
    for (const { page } of all) {
      await page.goto(new URL("/tabela-de-precos", page.url()).href);
      await labelled(page, "Preço: Prato 1.1").focus();
    }
    const typing = await ratioOf(5, (page, index) => page.keyboard.press(String(index % 10)));
    expect(typing).toBeLessThan(mostTimesTheWork);
    const moving = await ratioOf(5, (page) => page.keyboard.press("Enter"));
    expect(moving).toBeLessThan(mostTimesTheWork);
    for (const { page } of all)
      expect(await page.locator('[aria-label="Preço: Prato 1.1"]').inputValue()).not.toBe("10,00");
  });
});

/** Finding an element by its role would be most of the measured work. */
const labelled = (page: Page, label: string) => page.locator(`[aria-label="${label}"]`);

/** Presses a button by its label. */
async function press(page: Page, label: string): Promise<void> {
  await page.evaluate((wanted) => {
    const found = document.querySelectorAll<HTMLElement>(`[aria-label="${wanted}"]`);
    const open = document.querySelector("dialog[open]");
    [...found].find((element) => open === null || open.contains(element))?.click();
  }, label);
  await drawn(page);
}

/** Presses the last button with these words, which is the one of the uppermost layer. */
async function pressText(page: Page, wanted: string): Promise<void> {
  await page.evaluate((words) => {
    const buttons = [...document.querySelectorAll<HTMLElement>("main form button, dialog button")];
    buttons.findLast((element) => element.textContent.trim() === words)?.click();
  }, wanted);
  await drawn(page);
}

/** Counts in `otherChanges` what changes in the page outside of its form. */
async function countOtherChanges(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(globalThis, { otherChanges: 0 });
    const form = document.querySelector("main form");
    new MutationObserver((records) => {
      const others = records.filter(({ target }) => !form?.contains(target)).length;
      Object.assign(globalThis, {
        otherChanges: Number(Reflect.get(globalThis, "otherChanges")) + others,
      });
    }).observe(document.querySelector("main") ?? document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
}
