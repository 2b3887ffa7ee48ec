import { describe, expect, it } from "vitest";
import { adminOf } from "./callers.ts";
import { desk, expectAccessible, expectNoOverflow, leave, madeAt, phone } from "./browser.ts";
import { atNewTab, dialog, newAttendant, newBar, tabWithBeers } from "./floor.ts";
import { button } from "./guest.ts";
import { browser, site } from "./shared-site.ts";

describe.each(madeAt(phone, desk))("the bill of a tab at $width pixels", (size) => {
  it("is printed by one of the business's printers, or from the device, for as many as share it", async () => {
    const bar = await newBar(site);
    const owner = await adminOf(site, bar);
    await owner.printers.add({
      body: {
        printer: { name: "Caixa", kind: "agent", layout: "customer", columns: 48, stations: [] },
      },
    });
    const place = { site, bar, ...size, number: 6, beers: 4 };
    const { page, ...visit } = await atNewTab(browser, place);
    await button(page, "Imprimir conta").click();
    const asked = dialog(page, "Imprimir conta");
    await asked.getByLabel("Dividir por quantas pessoas").fill("x");
    await asked.getByRole("button", { name: "Caixa" }).click();
    await asked.getByText("Digite um número de 1 a 99.").waitFor();
    await expectNoOverflow(page);
    if (size.width === phone.width) await expectAccessible(page);
    await asked.getByLabel("Dividir por quantas pessoas").fill("3");
    await asked.getByRole("button", { name: "Caixa" }).click();
    await page.getByText("Na fila da impressora").first().waitFor();
    const { jobs } = await owner.printJobs.list();
    expect(jobs.filter(({ reason }) => reason === "bill")).toMatchObject([
      { printer: { name: "Caixa" }, sheet: { location_number: 6 } },
    ]);

    await button(page, "Imprimir conta").click();
    await asked.locator("input:focus").fill("3");
    // A window closes once it has printed, so this one must not print.
    await page.context().addInitScript(() => (window.print = () => undefined));
    const opened = page.waitForEvent("popup");
    await page.keyboard.press("Enter");
    const paper = (await opened).getByRole("article");
    await paper.getByText("Conta - Mesa 6").waitFor();
    const words = await paper.innerText();
    expect(words).toMatch(/4x Cerveja\s+R\$ 40,00/);
    expect(words).toMatch(/Serviço \(opcional\) 10%\s+R\$ 4,00/);
    expect(words).toMatch(/Por pessoa \(3\)\s+R\$ 14,66/);
    expect(words).toContain("Não é documento fiscal");
    await leave(visit);
  });
});

it("that is printed from the device shows at its table as asked for", async () => {
  const bar = await newBar(site);
  const { page, caller, ...visit } = await atNewTab(browser, {
    site,
    bar,
    number: 6,
    beers: 1,
    preparePage: (opened) => opened.context().addInitScript(() => (window.print = () => undefined)),
  });
  await button(page, "Imprimir conta").click();
  expect(await page.getByText("Conta pedida").count()).toBe(0);
  await button(page, "Imprimir neste aparelho").click();
  await page.getByText("Conta pedida").first().waitFor();
  const { locations } = await caller.tables.list();
  const asked = locations.filter((location) => location.bill_requested_at !== null);
  expect(asked.map(({ number }) => number)).toEqual([6]);
  await leave(visit);
});

it("comes out of a page that prints by itself, with the bill's own words", async () => {
  const bar = await newBar(site);
  const owner = await adminOf(site, bar);
  const { printer } = await owner.printers.add({
    body: { printer: { name: "Caixa", kind: "browser", columns: 48, stations: [] } },
  });
  const { page, ...visit } = await newAttendant(browser, {
    site,
    bar,
    async pathOf(caller) {
      const tab = await tabWithBeers(caller, { bar, number: 6, beers: 1 });
      await caller.printJobs.print({ body: { sheet: tab.hash, printer: printer.id } });
      return "/pedidos";
    },
    preparePage: (opened) =>
      opened.addInitScript((printerId) => {
        const papers: string[] = [];
        Object.assign(window, { papers });
        window.print = () => {
          const all = window.top as unknown as { papers: string[] };
          all.papers.push(document.body.innerText);
          dispatchEvent(new Event("afterprint"));
        };
        localStorage.setItem("print.here", printerId);
      }, printer.id),
  });
  const papers = () => page.evaluate(() => (window as unknown as { papers: string[] }).papers);
  await expect.poll(() => papers().then((all) => all.join("\n"))).toContain("Conta - Mesa 6");
  await expect
    .poll(async () => (await owner.printJobs.list()).jobs.map(({ state }) => state))
    .toEqual(["printed", "printed"]);
  await leave(visit);
});

it("of a tab that was merged is that of the tab into which it went, by the server's clock", async () => {
  const bar = await newBar(site);
  let hash = "";
  const { page, ...visit } = await newAttendant(browser, {
    site,
    bar,
    async pathOf(caller) {
      ({ hash } = await tabWithBeers(caller, { bar, number: 6, beers: 2 }));
      const into = await tabWithBeers(caller, { bar, number: 9, beers: 1 });
      await caller.sheets.merge({ params: { hash }, body: { into: into.hash } });
      return `/pedido-mesa/${hash}/conta`;
    },
    preparePage: (opened) =>
      opened.addInitScript(() => {
        // As the page that opens this one has found it out: the device is a month ahead.
        sessionStorage.setItem("clock.ahead", String(-31 * 86_400_000));
        window.print = () => sessionStorage.setItem("printed", document.body.innerText);
      }),
  });
  await page.getByRole("article").getByText("Conta - Mesa 9").waitFor();
  const printed = () => page.evaluate(() => sessionStorage.getItem("printed"));
  const monthAgo = new Date(Date.now() - 31 * 86_400_000);
  const day = monthAgo.toLocaleDateString("pt-BR", { timeZone: "America/Sao_Paulo" });
  await expect.poll(printed).toContain(day.replace("/20", "/"));
  await expect.poll(printed).toMatch(/3x Cerveja\s+R\$ 30,00/);
  await leave(visit);
});

it.each([
  ["closes its window", desk, "closed"],
  [
    "stays on a phone, whose sheet to print from is still open then",
    { ...phone, hasTouch: true },
    null,
  ],
] as const)("that is printed from the device %s", async (_, size, left) => {
  const bar = await newBar(site);
  const { page, ...visit } = await newAttendant(browser, {
    site,
    bar,
    ...size,
    pathOf: async (caller) => {
      const { hash } = await tabWithBeers(caller, { bar, number: 6, beers: 1 });
      return `/pedido-mesa/${hash}/conta`;
    },
    preparePage: async (opened) => {
      await opened.clock.install();
      await opened.addInitScript(() => {
        window.close = () => sessionStorage.setItem("window", "closed");
        window.print = () => {
          dispatchEvent(new Event("afterprint"));
          setTimeout(() => sessionStorage.setItem("paper", "printed"));
        };
      });
    },
  });
  const stored = (key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);
  await expect.poll(() => stored("paper")).toBe("printed");
  expect(await stored("window")).toBe(left);

  // What is asked for anew behind it, and cannot be had, takes nothing from the paper.
  let tries = 0;
  await page.route("**/v2.0/**", (route) => {
    if (route.request().url().includes("/home")) tries += 1;
    return route.abort("internetdisconnected");
  });
  await page.clock.fastForward(120_000);
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  const laterTries = async () => {
    await page.clock.runFor(3_000);
    return tries;
  };
  await expect.poll(laterTries).toBe(4);
  await laterTries();
  await page.getByRole("article").getByText("Conta - Mesa 6").waitFor();
  await leave(visit);
});
