import type { Browser, CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newAccount, newMenu } from "../../src/server/testing/new-account.ts";
import { launchBrowser } from "./browser.ts";
import { button } from "./guest.ts";
import { edit, editorOf, newOwner } from "./owner.ts";
import { startSite, type TestSite } from "./site.ts";

const laptop = { width: 1280, height: 800 };
const itemsPerCategory = 50;

/**
 * What the browser works for one step of a menu of 1,000 items may be this many times what it works for the same step of
 * a menu of 50, measured in the same run. If all items were drawn again it would be twenty times.
 */
const mostTimesTheWork = 6;

let site: TestSite;
let browser: Browser;
let small: Owner;
let large: Owner;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
  small = await newOwnerOf(1);
  large = await newOwnerOf(20);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await site.close();
});

type Owner = { page: Page; session: CDPSession };

/** An owner on a menu of so many categories of 50 items. */
async function newOwnerOf(categoryCount: number): Promise<Owner> {
  const house = await newAccount(site);
  const categories = Array.from({ length: categoryCount }, (_, category) => ({
    title: `Categoria ${category + 1}`,
    items: Array.from({ length: itemsPerCategory }, (__, item) => ({
      title: `Prato ${category + 1}.${item + 1}`,
      priceCents: 1000 + item,
    })),
  }));
  const ids = await newMenu(site, house, categories);
  const owner = { house: { ...house, ids }, size: laptop };
  const { page } = await newOwner(browser, site, owner);
  await button(page, "Editar Prato 1.1").waitFor();
  const session = await page.context().newCDPSession(page);
  // Counted in the time of its own thread, whatever else the machine does.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return { page, session };
}

/** How long the page has worked up to now, in milliseconds: scripts, styles, layout and painting. */
async function workMs({ session }: Owner): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  const seconds = metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
  return seconds * 1000;
}

/** The median of what the page works for a step until it stands still, over several of them. */
async function medianWork(
  owner: Owner,
  count: number,
  step: (page: Page, index: number) => Promise<void>,
): Promise<number> {
  const works: number[] = [];
  for (let index = 0; index < count; index += 1) {
    await settled(owner.page);
    const before = await workMs(owner);
    await step(owner.page, index);
    await settled(owner.page);
    works.push((await workMs(owner)) - before);
  }
  return works.toSorted((a, b) => a - b)[Math.floor(count / 2)] ?? Number.NaN;
}

const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );

/** The same steps with both menus; how many times the work the large one takes. */
async function ratioOf(
  count: number,
  step: (page: Page, index: number) => Promise<void>,
): Promise<number> {
  const floor = await medianWork(small, count, step);
  const work = await medianWork(large, count, step);
  console.log(`${work.toFixed(1)} ms of work with 1,000 items, ${floor.toFixed(1)} ms with 50`);
  return work / floor;
}

describe("a menu of 1,000 items", () => {
  it("has all of them on its page", async () => {
    expect(await large.page.getByRole("button", { name: /^Editar Prato/ }).count()).toBe(1000);
  });

  it("is typed in as fast as a small one, and nothing but the field changes", async () => {
    for (const { page } of [small, large]) {
      await edit(page, "Prato 1.1");
      await editorOf(page, "Prato 1.1").getByLabel("Título", { exact: true }).fill("");
      await countOtherChanges(page);
    }
    const ratio = await ratioOf(21, (page) => page.keyboard.press("a"));
    expect(ratio).toBeLessThan(mostTimesTheWork);
    expect(await large.page.evaluate("otherChanges")).toBe(0);
    for (const { page } of [small, large]) await button(page, "Descartar").click();
  });

  it("opens and closes an editor as fast", async () => {
    const ratio = await ratioOf(9, async (page, index) => {
      const title = `Prato 1.${index + 1}`;
      await press(page, `Editar ${title}`);
      await press(page, `Concluir a edição de ${title}`);
    });
    expect(ratio).toBeLessThan(mostTimesTheWork);
  });

  it("opens an item as fast", async () => {
    const ratio = await ratioOf(7, async (page, index) => {
      await press(page, `Abrir Prato 1.${index + 1}`);
      await press(page, "Fechar");
    });
    expect(ratio).toBeLessThan(mostTimesTheWork);
  });

  it("is put in order as fast, step by step and by dragging", async () => {
    for (const { page } of [small, large]) {
      await page
        .getByRole("region", { name: "Categoria 1", exact: true })
        .getByRole("button", { name: "Ordenar itens" })
        .click();
      await page.getByRole("button", { name: "Descer Prato 1.1", exact: true }).focus();
    }
    const steps = await ratioOf(9, (page) => page.keyboard.press("Enter"));
    expect(steps).toBeLessThan(mostTimesTheWork);
    for (const { page } of [small, large]) {
      await page.getByRole("button", { name: "Arrastar Prato 1.1", exact: true }).focus();
      await page.keyboard.press("Space");
      await settled(page);
    }
    const drags = await ratioOf(9, (page) => page.keyboard.press("ArrowDown"));
    expect(drags).toBeLessThan(mostTimesTheWork);
  });
});

/** Presses a button by its label. Looking for it by its role would be most of the work that is measured. */
async function press(page: Page, label: string): Promise<void> {
  await page.evaluate((wanted) => {
    const found = document.querySelectorAll<HTMLElement>(`[aria-label="${wanted}"]`);
    const open = document.querySelector("dialog[open]");
    [...found].find((element) => open === null || open.contains(element))?.click();
  }, label);
  await settled(page);
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
