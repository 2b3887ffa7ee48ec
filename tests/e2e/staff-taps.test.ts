import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { desk, phone } from "./browser.ts";
import { allDrawn, allShown, busyShop } from "./busy-shop.ts";
import type { Size } from "./guest.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";
import { leaveUntroubled, watchAll, workerIn } from "./staff.ts";

// `npm run bench:web -- staff` measures how long people wait for it. Two causes of a long wait can be counted on any
// machine: changes of other cards, and an answer that misses the frame of the tap. Cards that React renders without a
// change are not seen here; they are part of what the bench measures.

type Tap = {
  /** The element to tap. */
  target: string;
  /** The element that is then there. */
  until: string;
  /** The attribute by which cards are told apart. */
  key: "data-order" | "data-ticket" | "id";
};

/** Taps. Returns, before the next frame, whether `until` is there and which cards have changed. */
const tapAndLook = (page: Page, tap: Tap) =>
  page.evaluate(async ({ target, until, key }) => {
    const drawn = new Set<string>();
    const see = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const card = element?.closest(`[${key}]`) ?? element?.querySelector(`:scope > [${key}]`);
      const name = card?.getAttribute(key);
      if (name) drawn.add(name);
    };
    const observer = new MutationObserver((records) => {
      for (const { type, target: changed, addedNodes, removedNodes } of records) {
        for (const node of [...addedNodes, ...removedNodes]) see(node);
        if (type !== "childList" || changed.nodeName !== "UL") see(changed);
      }
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    document.querySelector<HTMLElement>(target)?.click();
    // Waits for everything that follows without a timer, a call or a frame.
    for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
    const isThere = document.querySelector(until) !== null;
    observer.disconnect();
    return { isThere, drawn: [...drawn] };
  }, tap);

/** Goes back to the kept list and returns the cards that changed until it is shown. */
const comeBack = (page: Page, { tab, key }: { tab: string; key: Tap["key"] }) =>
  page.evaluate(
    async ([chosen, name]) => {
      const kept = document.querySelector("section[hidden]:has(> ul, > [data-board])");
      if (!kept) throw new Error("No list is kept behind another tab");
      const drawn = new Set<string>();
      const observer = new MutationObserver((records) => {
        for (const { target } of records) {
          const element = target instanceof Element ? target : target.parentElement;
          const card = element?.closest("li");
          if (card) drawn.add(card.querySelector(`[${name}]`)?.getAttribute(name) ?? "a card");
        }
      });
      observer.observe(kept, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      document.querySelector<HTMLElement>(chosen)?.click();
      while (kept.matches("[hidden]"))
        await new Promise((goOn) => {
          requestAnimationFrame(goOn);
        });
      observer.disconnect();
      return [...drawn];
    },
    [tab, key] as const,
  );

const nth = (page: Page, selector: string, at: number, key: string) =>
  page.locator(selector).nth(at).getAttribute(key);

describe("among 300 orders, in the frame of the tap and nothing but its card", () => {
  let busy: Awaited<ReturnType<typeof busyShop>>;
  let inProgress = 300;
  beforeAll(async () => {
    busy = await busyShop(inProgress);
  });
  const visitAt = async (size: Size) => {
    const options = { isAttendant: true, size };
    const visitor = await workerIn({ site, browser, shop: busy.shop }, options);
    await watchAll(visitor.page);
    return visitor;
  };
  const atDesk = sharedVisit(async () => {
    const visitor = await visitAt(desk);
    await allShown(visitor.page, inProgress);
    return visitor;
  });

  it("is drawn what opens on the board, and what is moved on", async () => {
    const { page } = atDesk();
    const key = "data-order";
    const opened = await nth(page, "[aria-labelledby=board-ready] [data-order]", 3, key);
    const own = `[data-order="${opened}"]`;
    const open = { target: `${own} summary`, until: `${own} details[open] dl`, key } as const;
    expect(await tapAndLook(page, open)).toEqual({ isThere: true, drawn: [opened] });
    // The card's actions are drawn later.
    await page.locator(`${own} select`).waitFor();
    await page.locator(`${own} summary`).first().click();
    await page.locator(`${own} dl`).first().waitFor({ state: "detached" });
    const named = "[aria-labelledby=board-processing] [data-order]:has(button:text('Preparando'))";
    const moved = await nth(page, named, 0, key);
    const move = {
      target: `[data-order="${moved}"] button`,
      until: `[aria-labelledby=board-preparing] [data-order="${moved}"]`,
      key,
    } as const;
    expect(await tapAndLook(page, move)).toEqual({ isThere: true, drawn: [moved] });
  });

  it("is drawn which tab is chosen, and its list after it", async () => {
    const visitor = await visitAt(phone);
    const { page } = visitor;
    const cards = page.locator("section:not([hidden]) > ul > li");
    await allDrawn(page);
    const count = await cards.count();
    expect(count).toBeLessThan(40);
    const tab = (at: number) => `fieldset label:nth-of-type(${at})`;
    const chosen = {
      target: `${tab(3)} input`,
      until: `${tab(3)}[class*=chosen]`,
      key: "id",
    } as const;
    expect((await tapAndLook(page, chosen)).isThere).toBe(true);
    await cards.first().waitFor({ state: "detached" });
    // The cards stay behind another tab, and are not drawn again when they come back.
    expect(await page.locator("section[hidden] > ul > li").count()).toBe(count);
    expect(await page.getByRole("article").count()).toBe(0);
    expect(await comeBack(page, { tab: tab(2), key: "id" })).toEqual([]);
    expect(await cards.count()).toBe(count);
    await page.getByRole("button", { name: "Buscar pedido" }).click();
    await page.getByRole("searchbox").fill("cliente 299");
    await expect.poll(() => page.getByRole("article").count()).toBe(1);
    // Screen readers and keys do not reach hidden cards.
    expect(await cards.locator("visible=true").count()).toBe(1);
    await leaveUntroubled(visitor);
  });

  it("comes back from behind another tab as it is by now", async () => {
    const { page } = atDesk();
    const third = page.locator("[aria-labelledby=board-ready] [data-order]").nth(2);
    const hash = await third.getAttribute("data-order");
    const [name = ""] = /Cliente \d+/.exec((await third.textContent()) ?? "") ?? [];
    const tab = (at: number) => `fieldset label:nth-of-type(${at})`;
    await page.locator(tab(3)).click();
    await page.locator("section[hidden] [data-board]").waitFor({ state: "attached" });
    await busy.attendant.orders.setStatus({
      params: { hash: hash ?? "", statusId: "4" },
      body: {},
    });
    inProgress -= 1;
    // The event that adds the order to this list also changes the hidden one.
    await page.getByRole("article").filter({ hasText: name }).waitFor();
    expect(await comeBack(page, { tab: tab(2), key: "data-order" })).toEqual([]);
    expect(await page.locator(`[data-order="${hash}"]`).count()).toBe(0);
    const heads = page.locator("[data-board] h2 > span");
    const counts = (await heads.allInnerTexts()).map(Number);
    expect(counts.reduce((all, one) => all + one)).toBe(inProgress);
  });

  it("is drawn what the kitchen crosses out, makes ready and takes back", async () => {
    const { page } = atDesk();
    await page.goto(site.url(busy.shop, "/cozinha"));
    const tickets = page.locator("[data-ticket]");
    await page.getByText("80 pedidos para preparar").waitFor();
    await allDrawn(page);
    expect(await tickets.count()).toBeLessThan(60);
    const key = "data-ticket";
    const hash = await nth(page, "[data-ticket]:has(li button:enabled)", 12, key);
    const own = `[data-ticket="${hash}"]`;
    // The order has only one line.
    const taps = [
      { target: `${own} li button`, until: `${own} li button:disabled`, key },
      { target: `${own} footer button`, until: `${own} li button:enabled`, key },
      { target: `${own} footer button`, until: `${own} li button:disabled`, key },
    ] as const;
    for (const one of taps)
      expect(await tapAndLook(page, one)).toEqual({ isThere: true, drawn: [hash] });
  });
});
