import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Caller } from "../../src/server/testing/caller.ts";
import { withAccount } from "../../src/server/db/with-account.ts";
import { tableId } from "../../src/server/tabs/table-id.ts";
import { desk, faultsAtAnySize, phone } from "./browser.ts";
import { attendantOf } from "./callers.ts";
import { newTab } from "../../src/server/testing/new-tab.ts";
import { button, hold, newGuest } from "./guest.ts";
import { browser, site } from "./shared-site.ts";
import { signInUnseen } from "./sign-in-unseen.ts";
import {
  cardOf,
  countsOf,
  leaveUntroubled,
  newOnes,
  newShop,
  placeOrder,
  spyOnTones,
  watchAll,
  workerIn,
  type Shop,
  type WorkerOptions,
} from "./staff.ts";

const worker = (shop: Shop, options: WorkerOptions = {}) =>
  workerIn({ site, browser, shop }, options);

/** Gives all events the time `eventMs`, however slow the machine is. */
async function holdEventTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const clock = Object.assign(window, { eventMs: 1_000 });
    Object.defineProperty(Event.prototype, "timeStamp", { get: () => clock.eventMs });
  });
}

describe("fault 55: what loads says so", () => {
  it("Carregando... stands there until what is asked for is there", async () => {
    const shop = await newShop(site);
    const order = await placeOrder(shop);
    const attendant = await attendantOf(site, shop);
    const tab = await newTab(attendant, { location: tableId(shop.accountId, 1) });
    const visitor = await newGuest(browser, desk);
    const { page } = visitor;
    await signInUnseen(page, { url: site.url(shop, "/pedidos") });
    const toast = page.getByRole("status").getByText("Carregando...");
    for (const [path, address] of [
      ["/pedidos", "**/v2.0/order?*"],
      ["/pedido-mesa", "**/v2.0/account/locations"],
      [`/pedidos/${order.hash}`, `**/v2.0/order/${order.hash}`],
      [`/pedido-mesa/${tab.hash}`, `**/v2.0/order/sheet/${tab.hash}`],
      ["/admin", "**/v2.0/content/home"],
      ["/admin#secao-staff", "**/v2.0/accountUsers"],
    ] as const) {
      const { letGo } = await hold(page, address);
      await page.goto(site.url(shop, path));
      await toast.waitFor();
      letGo();
      await toast.waitFor({ state: "detached" });
      await page.unroute(address);
    }
    expect(visitor.troubles).toEqual([]);
    await visitor.close();
  });

  it("nothing is said while what is there is fetched anew", async () => {
    const shop = await newShop(site);
    await placeOrder(shop);
    const visitor = await worker(shop, { prepare: (page) => page.clock.install() });
    const { page } = visitor;
    await newOnes(page).waitFor();
    await page.clock.runFor(1000);
    await page.getByText("Carregando...").waitFor({ state: "detached" });
    const asked = page.waitForRequest("**/v2.0/order?*");
    const orders = await hold(page, "**/v2.0/order?*");
    await page.clock.fastForward(15_000);
    await asked;
    await page.clock.runFor(1000);
    expect(await page.getByText("Carregando...").count()).toBe(0);
    orders.letGo();
    await leaveUntroubled(visitor);
  });
});

/** A colleague finished the shop's first order on 10 March. */
async function finishedInMarch(shop: Shop): Promise<Caller> {
  const { hash } = await placeOrder(shop, { name: "Bia Antiga" });
  const colleague = await attendantOf(site, shop);
  await colleague.orders.setStatus({ params: { hash, statusId: "4" }, body: {} });
  await withAccount(site.database, { accountId: shop.accountId, mode: "write" }, (tx) =>
    tx.db
      .updateTable("orders")
      .set({ created_at: new Date("2026-03-10T15:00:00Z") })
      .where("account_id", "=", shop.accountId)
      .execute(),
  );
  return colleague;
}

describe("which orders are listed", () => {
  it("a colleague's are shown at one press, on the same days and tab", async () => {
    const shop = await newShop(site);
    await finishedInMarch(shop);
    const path = "/pedidos?tab=finished&from=2026-03-10&to=2026-03-11";
    const visitor = await worker(shop, { path });
    const { page } = visitor;
    await page.getByText("Nenhum pedido nesta aba.").waitFor();
    await button(page, "Mostrar todos os pedidos").click();
    await cardOf(page, 1).waitFor();
    expect(await page.getByRole("radio", { name: "Finalizados" }).isChecked()).toBe(true);
    expect(await page.getByLabel("Mostrar apenas meus pedidos").isChecked()).toBe(false);
    expect(page.url()).toBe(site.url(shop, path));
    await leaveUntroubled(visitor);
  });

  it("is chosen by tab, by whose and by days, and stays so over a reload", async () => {
    const shop = await newShop(site);
    const colleague = await finishedInMarch(shop);
    const today = await placeOrder(shop);
    // An order that nobody has accepted would show above every list.
    await colleague.orders.accept({ params: { hash: today.hash }, body: {} });
    const visitor = await worker(shop);
    const { page } = visitor;
    await watchAll(page);
    await cardOf(page, 2).waitFor();
    await page.getByRole("radio", { name: "TODOS" }).check();
    await cardOf(page, 2).waitFor();
    expect(await cardOf(page, 1).count()).toBe(0);

    await button(page, "Outros dias").click();
    await page.getByLabel("De", { exact: true }).fill("31022026");
    await button(page, "Ver").click();
    await page.getByText("Digite um dia que existe, como 21/11/2026.").waitFor();
    await page.getByLabel("De", { exact: true }).fill("10032026");
    expect(await page.getByLabel("De", { exact: true }).inputValue()).toBe("10/03/2026");
    await page.getByLabel("Até").fill("09032026");
    await button(page, "Ver").click();
    await page.getByText("O último dia vem antes do primeiro.").waitFor();
    await page.getByLabel("Até").fill("11032026");
    await button(page, "Ver").click();
    await cardOf(page, 1).waitFor();
    expect(await cardOf(page, 2).count()).toBe(0);

    await page.reload();
    await cardOf(page, 1).waitFor();
    await button(page, "10/03/2026 a 11/03/2026").waitFor();
    expect(await page.getByRole("radio", { name: "TODOS" }).isChecked()).toBe(true);
    expect(await page.getByLabel("Mostrar apenas meus pedidos").isChecked()).toBe(false);
    await button(page, "Voltar a hoje").click();
    await cardOf(page, 2).waitFor();
    await page.getByRole("radio", { name: "Finalizados" }).check();
    await page.getByText("Nenhum pedido nesta aba.").waitFor();
    expect(await page.getByRole("link", { name: "Pedido Mesa" }).getAttribute("href")).toBe(
      "/pedido-mesa",
    );
    await leaveUntroubled(visitor);
  });
});

describe("a status", () => {
  it("is not changed by the second tap of a hand that has moved the order above on and away", async () => {
    const shop = await newShop(site);
    const colleague = await attendantOf(site, shop);
    for (const name of ["Ana", "Bia", "Cida"]) {
      const { hash } = await placeOrder(shop, { name });
      await colleague.orders.setStatus({ params: { hash, statusId: "3" }, body: {} });
    }
    const visitor = await worker(shop, { prepare: holdEventTime });
    const { page } = visitor;
    await watchAll(page);
    const finish = (number: number) => cardOf(page, number).getByLabel("Passar para Finalizado");
    await finish(1).waitFor();
    const { x = 0, y = 0, width = 0, height = 0 } = (await finish(1).boundingBox()) ?? {};
    const tap = () => page.mouse.click(x + width / 2, y + height / 2);
    const changes: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "PUT") changes.push(request.url());
    });
    await tap();
    await cardOf(page, 1).waitFor({ state: "detached" });
    // The next order's button is in that place now.
    await tap();
    await cardOf(page, 2).locator("summary").click();
    await cardOf(page, 2).getByText("2 × Calabresa").waitFor();
    expect(changes).toHaveLength(1);
    // A tap one second later is meant for it.
    await page.evaluate(() => Object.assign(window, { eventMs: 2_000 }));
    await finish(2).click();
    await cardOf(page, 2).waitFor({ state: "detached" });
    expect(changes).toHaveLength(2);
    await leaveUntroubled(visitor);
  });
});

describe("printing", () => {
  it("asks for the layout, opens a window of 300 by 600 and prints after a second", async () => {
    const shop = await newShop(site);
    await placeOrder(shop, { document: "529.982.247-25" });
    const visitor = await worker(shop, { prepare: spyOnTones });
    const { page } = visitor;
    await watchAll(page);
    await button(page, "Imprimir o pedido #001").click();
    const dialog = page.getByRole("dialog", { name: "Imprimir pedido" });
    await button(page, "Imprimir").click();
    expect(await dialog.getByText("Selecione um layout.").count()).toBe(2);

    await dialog.getByLabel("Via Cliente").check();
    const [customer] = await Promise.all([
      page.waitForEvent("popup"),
      button(page, "Imprimir").click(),
    ]);
    const ticket = customer.getByRole("article");
    await ticket.waitFor();
    const text = (await ticket.innerText()).replaceAll(/\s+/g, " ");
    for (const part of [
      "CNPJ 11.222.333/0001-81",
      "Via Cliente",
      "Pedido #001",
      "Ana Souza Rua das Flores, 12",
      "CPF 529.982.247-25",
      "2x Calabresa R$ 45,98",
      "1x Catupiry no total R$ 3,00",
      "sem cebola",
      "Total R$ 48,98",
      "Pagamento Dinheiro",
      "Troco para R$ 100,00",
      "Troco R$ 51,02",
      "tocar a campainha",
    ]) {
      expect(text).toContain(part);
    }
    // Fault 51: the account has no fee, so the paper has no line for it.
    expect(text).not.toContain("Taxa de entrega");
    await expect.poll(async () => (await countsOf(customer)).prints.length).toBe(1);
    const [printedAt = 0] = (await countsOf(customer)).prints;
    // The paper is complete only after the last answer, so the second counts from there.
    const answeredAt = await customer.evaluate(() => {
      const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const calls = entries.filter(({ name }) => name.includes("/v2.0/"));
      return Math.max(...calls.map(({ responseEnd }) => responseEnd));
    });
    expect(printedAt - answeredAt).toBeGreaterThan(1_000);
    expect(printedAt - answeredAt).toBeLessThan(3_000);
    expect(await customer.evaluate(() => [innerWidth, innerHeight])).toEqual([300, 600]);
    await customer.emulateMedia({ media: "print" });
    expect(await ticket.isVisible()).toBe(true);
    expect(await customer.getByRole("button").count()).toBe(0);
    await customer.close();

    await button(page, "Imprimir o pedido #001").click();
    await dialog.getByLabel("Produção").check();
    const [kitchen] = await Promise.all([
      page.waitForEvent("popup"),
      button(page, "Imprimir").click(),
    ]);
    await kitchen.getByRole("heading", { name: "#001" }).waitFor();
    const order = (await kitchen.getByRole("article").innerText()).replaceAll(/\s+/g, " ");
    expect(order).toContain("2x Calabresa 1x Catupiry no total Obs.: sem cebola");
    expect(order).not.toContain("R$");
    expect(await faultsAtAnySize(kitchen)).toEqual([]);
    await leaveUntroubled(visitor);
  });
});

describe("a ticket", () => {
  /** Replaces printing by the two events that a browser sends before and after it, and notes what is on the paper. */
  const printAtOnce = async (page: Page) => {
    await page.context().addInitScript(() => {
      window.print = () => {
        localStorage.setItem("paper", document.querySelector("article")?.innerText ?? "");
        dispatchEvent(new Event("beforeprint"));
        dispatchEvent(new Event("afterprint"));
      };
    });
  };

  it("faults 24 and 27: takes two clicks, its window closes, and it says that it is a second copy, or cancelled", async () => {
    const shop = await newShop(site);
    const { hash } = await placeOrder(shop);
    const visitor = await worker(shop, { prepare: printAtOnce });
    const { page } = visitor;
    await watchAll(page);
    const dialog = page.getByRole("dialog", { name: "Imprimir pedido" });
    const print = async (choose?: string) => {
      await button(page, "Imprimir o pedido #001").click();
      if (choose) await dialog.getByLabel(choose).check();
      const [ticket] = await Promise.all([
        page.waitForEvent("popup"),
        button(page, "Imprimir").click(),
      ]);
      // It closes by itself a second after it is there, and may not be read in time.
      if (!ticket.isClosed()) await ticket.waitForEvent("close");
      return page.evaluate(() => localStorage.getItem("paper"));
    };
    const first = await print("Produção");
    expect(first).toContain("ENTREGA");
    expect(first).not.toContain("2ª VIA");
    // The page remembers the layout from now on.
    expect(await print()).toContain("2ª VIA");
    const colleague = await attendantOf(site, shop);
    expect((await colleague.orders.get({ params: { hash } })).printed).toEqual(["production"]);
    await colleague.orders.setStatus({
      params: { hash, statusId: "6" },
      body: { reason: "duplicate" },
    });
    await page.getByRole("radio", { name: "Cancelados" }).check();
    expect(await print("Via Cliente")).toMatch(/^\s*CANCELADO\s+(?!2ª VIA)/);
    await leaveUntroubled(visitor);
  });
});

describe("the screen", () => {
  it("is accessible and fits at every size of screen and letters", async () => {
    const shop = await newShop(site);
    await placeOrder(shop, { name: "Maria Aparecida dos Santos Albuquerque de Oliveira" });
    await placeOrder(shop);
    const visitor = await worker(shop, { size: phone });
    const { page } = visitor;
    await watchAll(page);
    await shop.guest.tables.requestService({ body: { number: 4 } });
    await page.getByText("Mesa 4 está chamando").waitFor();
    await cardOf(page, 2).locator("summary").click();
    await button(page, "Outros dias").click();
    await button(page, "Ver").click();
    await page.getByText("Digite um dia que existe, como 21/11/2026.").waitFor();
    expect(await faultsAtAnySize(page)).toEqual([]);
    await leaveUntroubled(visitor);
  });

  it("on a phone the bar of other pages has a new order's words on a line below its number", async () => {
    const shop = await newShop(site);
    await placeOrder(shop);
    const visitor = await worker(shop, { size: phone, path: "/cozinha" });
    const chip = visitor.page.getByRole("link", { name: /^#001/ }).locator("span");
    await chip.first().waitFor();
    const [number, words] = [await chip.first().boundingBox(), await chip.last().boundingBox()];
    expect(words?.y).toBeGreaterThanOrEqual((number?.y ?? 0) + (number?.height ?? 0));
    expect(words?.width).toBeGreaterThan(60);
    await leaveUntroubled(visitor);
  });

  it("tells which orders it lists where the device chooses the colours", async () => {
    const visitor = await worker(await newShop(site));
    const { page } = visitor;
    await page.emulateMedia({ forcedColors: "active" });
    const lineOf = (name: string) =>
      page
        .getByText(name, { exact: true })
        .evaluate((label) => getComputedStyle(label).borderBottomColor);
    await page.getByRole("radio", { name: "Finalizados" }).check();
    expect(await lineOf("TODOS")).toBe(await lineOf("Em andamento"));
    expect(await lineOf("Finalizados")).not.toBe(await lineOf("TODOS"));
    await leaveUntroubled(visitor);
  });

  it("is worked by keyboard alone", async () => {
    const shop = await newShop(site);
    await placeOrder(shop);
    const visitor = await worker(shop);
    const { page } = visitor;
    await newOnes(page).getByText("1 pedido novo").waitFor();
    const isAt = (name: string) =>
      page.evaluate((wanted) => {
        const here = document.activeElement?.closest("button, a, summary, input, select");
        const words =
          here?.getAttribute("aria-label") ??
          here?.closest("label")?.textContent ??
          here?.textContent;
        return words?.includes(wanted) === true;
      }, name);
    const goTo = async (name: string) => {
      for (let presses = 0; presses < 40 && !(await isAt(name)); presses += 1)
        await page.keyboard.press("Tab");
      expect(await isAt(name), name).toBe(true);
    };
    await goTo("#001");
    await page.keyboard.press("Enter");
    await cardOf(page, 1).getByText("2 × Calabresa").waitFor();
    await goTo("Aceitar o pedido #001");
    await page.keyboard.press("Enter");
    await page.getByText("Pedido #001 aceito.").waitFor();
    // The card is in its column now, and closed.
    await goTo("#001");
    await page.keyboard.press("Enter");
    await goTo("Imprimir o pedido #001");
    await leaveUntroubled(visitor);
  });
});
