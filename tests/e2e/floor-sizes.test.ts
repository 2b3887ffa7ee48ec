import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newTab, payTab } from "../../src/server/testing/new-tab.ts";
import { faultsAtAnySize, leave, screens, setLetters } from "./browser.ts";
import { guestOf } from "./callers.ts";
import {
  add,
  addressOf,
  dialog,
  locationOf,
  newAttendant,
  newBar,
  onTables,
  send,
  table,
  tabWithBeers,
  type Attendant,
  type Bar,
} from "./floor.ts";
import { button } from "./guest.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";
import { newShop, placeOrder, workerIn } from "./staff.ts";

let bar: Bar;
let attendant: Attendant;
let page: Page;
/** The tab of table 7. */
let tab: { hash: string };
beforeAll(async () => {
  bar = await newBar(site);
  attendant = await newAttendant(browser, { site, bar });
  ({ page } = attendant);
  const { caller } = attendant;
  tab = await tabWithBeers(caller, { bar, number: 7, beers: 2, name: "Ana Cláudia Albuquerque" });
  await tabWithBeers(caller, { bar, number: 11, beers: 1, name: "Mesa toda" });
  const { locations } = await caller.tables.list();
  await caller.sheets.open(
    { body: { data: { individual: true, location: locations[10]?.id ?? "", name: "Bia" } } },
    { idempotencyKey: crypto.randomUUID() },
  );
  await payTab(caller, { sheet: tab, amount: 5 });
  // One call is answered already, and one waits for an answer.
  const guest = guestOf(site, bar);
  await guest.tables.requestService({ body: { number: 1 } });
  await caller.tables.setAddressed({
    params: { id: locations[0]?.id ?? "" },
    body: { addressed: true },
  });
  await guestOf(site, bar).tables.requestService({ body: { number: 12 } });
});
afterAll(() => leave(attendant));

const toTables = () => page.goto(addressOf(site, { bar, path: "/pedido-mesa" }));
/** The same, by closing what is open over them where that is possible. */
const backToTables = async () => {
  if (!page.url().endsWith("/pedido-mesa")) return toTables();
  await page.keyboard.press("Escape");
  return page.getByRole("dialog").waitFor({ state: "hidden" });
};
const toTab = async () => {
  await page.goto(addressOf(site, { bar, path: `/pedido-mesa/${tab.hash}` }));
  await page.getByText("1 pedido · ").waitFor();
};

it("each table is painted in the colour of its state", async () => {
  await toTables();
  const painted = () =>
    page.evaluate(
      (numbers) => {
        const root = getComputedStyle(document.documentElement);
        const probe = document.body.appendChild(document.createElement("i"));
        const tones = ["warn", "info", "ok", "danger"].map((tone) => {
          probe.style.color = root.getPropertyValue(`--${tone}`);
          return [getComputedStyle(probe).color, tone] as const;
        });
        probe.remove();
        const toneOf = new Map(tones);
        return numbers.map((number) => {
          const tile = [...document.querySelectorAll("main button")].find((one) =>
            one.textContent?.startsWith(`Mesa ${number},`),
          );
          const border = tile && getComputedStyle(tile).borderTopColor;
          return [tile?.textContent?.match(/, ([^,]+?)(?:,|\d|$)/)?.[1], toneOf.get(border ?? "")];
        });
      },
      [12, 1, 2, 7],
    );
  // The device's own tables are shown until the answer is here.
  await expect.poll(painted).toEqual([
    ["Chamando", "warn"],
    ["Atendimento a caminho", "info"],
    ["Livre", "ok"],
    ["Ocupada", "danger"],
  ]);
});

it("on a tablet with the largest letters the states of tables are whole words, and the order is sent in one row", async () => {
  await page.setViewportSize(screens[1]);
  await toTables();
  await setLetters(page, 22);
  const states = page.locator("main li button span:not(:has(*))");
  expect(await states.count()).toBeGreaterThan(5);
  const broken = await states.evaluateAll((spans) =>
    spans.flatMap((span) => {
      const words = document.createRange();
      words.selectNodeContents(span);
      const isWord = /^\p{L}+$/u.test(span.textContent);
      return isWord && words.getClientRects().length > 1 ? [span.textContent] : [];
    }),
  );
  expect(broken).toEqual([]);
  await toTab();
  const [close, sent] = await Promise.all(
    ["Encerrar comanda", "Enviar Pedido"].map((name) => button(page, name).boundingBox()),
  );
  expect((sent?.x ?? 0) + (sent?.width ?? 0)).toBeLessThanOrEqual(screens[1].width);
  expect(Math.abs((close?.y ?? 0) - (sent?.y ?? 0))).toBeLessThan(4);
  await setLetters(page, 16);
});

it("on a phone on its side a call stands beside the order, and leaves most of the window to the tab", async () => {
  await page.setViewportSize({ width: 740, height: 340 });
  await toTab();
  const call = page.getByText("Mesa 12 está chamando");
  await call.waitFor();
  const fixed = button(page, "Enviar Pedido").locator("xpath=ancestor::*[3]");
  await expect.poll(async () => (await fixed.boundingBox())?.height).toBeLessThan(340 * 0.4);
  const answer = await button(page, "A caminho da mesa 12").boundingBox();
  const close = await button(page, "Encerrar comanda").boundingBox();
  expect((answer?.x ?? 0) + (answer?.width ?? 0)).toBeLessThan(close?.x ?? 0);
  // The answer is seen whole, without scrolling.
  expect((answer?.y ?? 0) + (answer?.height ?? 0)).toBeLessThan(340);
});

it("on a phone the name of an individual tab has the whole width below its table", async () => {
  const { caller } = attendant;
  const { id: location } = await locationOf(caller, 10);
  const { hash } = await newTab(caller, { location, name: "Maria Aparecida dos Santos" });
  await page.setViewportSize(screens[0]);
  await page.goto(addressOf(site, { bar, path: `/pedido-mesa/${hash}` }));
  await page.getByText("INDIVIDUAL", { exact: true }).waitFor();
  const name = page.getByRole("heading", { level: 1 }).locator("span", { hasText: "Maria" });
  expect(
    await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0);
});

it("on a phone the marks of an individual tab whose guests want the bill are seen whole", async () => {
  const { caller } = attendant;
  const { id: location } = await locationOf(caller, 8);
  const { hash } = await newTab(caller, { location, name: "Aniversário da Ana Cláudia" });
  await guestOf(site, bar).tables.requestService({ body: { number: 8, bill: true } });
  await page.setViewportSize(screens[0]);
  await page.goto(addressOf(site, { bar, path: `/pedido-mesa/${hash}` }));
  const edges = ["INDIVIDUAL", "Conta pedida"].map(async (words) =>
    page.getByText(words, { exact: true }).first().boundingBox(),
  );
  for (const box of await Promise.all(edges)) {
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(screens[0].width);
  }
});

it("on a phone what marks an individual tab stands below its name, and begins where that does", async () => {
  const { caller } = attendant;
  const { id: location } = await locationOf(caller, 9);
  for (const name of ["Maria Aparecida dos Santos Albuquerque", "João Batista de Oliveira Lima"])
    await newTab(caller, { location, name });
  await page.setViewportSize(screens[0]);
  await toTables();
  await table(page, 9).click();
  const tabs = dialog(page, "Mesa 9").getByRole("link");
  for (const [index, name] of ["Maria", "João"].entries()) {
    const edges = [name, "INDIVIDUAL"].map((words) =>
      tabs.nth(index).locator("> span", { hasText: words }).boundingBox(),
    );
    const [title, mark] = await Promise.all(edges);
    expect(mark?.y).toBeGreaterThan(title?.y ?? 0);
    expect(mark?.x).toBe(title?.x);
  }
});

describe("with new orders, the staff's bar", () => {
  const visit = sharedVisit(async () => {
    const shop = await newShop(site, { locations: 30 });
    await guestOf(site, shop).tables.requestService({ body: { number: 3 } });
    for (const name of ["Ana", "Bia"]) await placeOrder(shop, { name });
    const visitor = await workerIn({ site, browser, shop }, { path: "/pedido-mesa" });
    await barOf(visitor.page).getByText("2 pedidos novos").waitFor();
    return visitor;
  });
  const barOf = (at: Page) => at.getByRole("region", { name: "Esperando a equipe" });

  it("covers no call on the tables' page, wherever that is scrolled to, nor a call the table with the focus", async () => {
    const { page: tables } = visit();
    const call = button(tables, "A caminho da mesa 3");
    for (const number of [10, 15, 20, 25]) {
      await table(tables, number).focus();
      const focused = await table(tables, number).boundingBox();
      const calling = (await call.boundingBox())?.y ?? 0;
      expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThan(calling);
    }
    const answer = await call.boundingBox();
    const covering = await barOf(tables).boundingBox();
    expect((answer?.y ?? 0) + (answer?.height ?? 0)).toBeLessThan(covering?.y ?? 0);
  });

  it("tells their number on two lines of a phone with the largest letters", async () => {
    const { page: tables } = visit();
    await tables.setViewportSize(screens[0]);
    await setLetters(tables, 22);
    const number = barOf(tables).getByRole("link").first();
    expect((await number.boundingBox())?.height).toBeLessThan(80);
  });
});

describe("is accessible and fits at every size of screen and letters", () => {
  it.each<[string, () => Promise<unknown>]>([
    ["the tables", async () => toTables()],
    [
      "a new tab",
      async () => {
        await backToTables();
        await table(page, 12).click();
        await dialog(page, "Mesa 12").waitFor();
      },
    ],
    [
      "the choice of a tab",
      async () => {
        await backToTables();
        await table(page, 11).click();
        await page.getByText("Escolha a comanda").waitFor();
      },
    ],
    [
      "a tab with options and its orders",
      async () => {
        await toTab();
        await page.getByText("1 pedido · ").click();
        await add(page, { category: "Pizzas", item: "Calabresa" });
        await page.getByLabel("Observação do item").fill("sem cebola");
        await add(page, { category: "Bebidas", item: "Cerveja", count: 2 });
      },
    ],
    [
      "the payment",
      async () => {
        await toTab();
        await button(page, "Encerrar comanda").click();
        await button(page, "Sim").click();
        await dialog(page, "RECEBENDO:").getByLabel("Recebido em dinheiro").fill("50,00");
      },
    ],
    [
      "an order that has not been sent",
      async () => {
        await page.route("**/v2.0/order", (route) => route.abort("connectionreset"));
        await toTab();
        await send(page);
        await onTables(page);
        await page.getByText("não enviado", { exact: true }).waitFor();
      },
    ],
    [
      "an order that has come back",
      async () => {
        const json = { error: "deal_closed", message: "" };
        await page.route("**/v2.0/order", (route) => route.fulfill({ status: 409, json }));
        await page.evaluate(() => dispatchEvent(new Event("online")));
        await page.getByText("não aceito", { exact: true }).waitFor();
      },
    ],
  ])("%s", async (_screen, open) => {
    await page.setViewportSize(screens[0]);
    await setLetters(page, 16);
    await open();
    expect(await faultsAtAnySize(page)).toEqual([]);
  });
});
