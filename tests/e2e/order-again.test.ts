import { describe, expect, it } from "vitest";
import { contrastRatio, parseColour } from "../../src/domain/contrast.ts";
import { desk, expectAccessible, expectNoOverflow, leave, madeAt, phone } from "./browser.ts";
import { adminOf } from "./callers.ts";
import { guestWithOrder, setPrice } from "./delivery.ts";
import { button } from "./guest.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";

const storedCart = () =>
  JSON.parse(localStorage.getItem("cartData") ?? "{}") as { items?: Record<string, unknown> };

describe.each(madeAt(phone, desk))("an order once more, at $width pixels", (size) => {
  it("comes into an empty cart at once where nothing has changed", async () => {
    const { account, page, ...visit } = await guestWithOrder({ site, browser, size });
    await page.getByRole("button", { name: "Pedir de novo" }).press("Enter");
    await page.waitForURL("**/delivery");
    await page.getByText("Os itens estão no seu pedido.").first().waitFor();
    await button(page, "Finalizar pedido - R$ 51,98").waitFor();
    const { items } = await page.evaluate(storedCart);
    expect(items).toMatchObject({
      [String(account.ids["Calabresa"])]: {
        qty: 2,
        children: { [String(account.ids["Catupiry"])]: { qty: 2 } },
      },
    });
    await leave(visit);
  });

  it("says first what is gone and dearer, and what becomes of what the cart has", async () => {
    const { account, page, ...visit } = await guestWithOrder({ site, browser, size });
    const order = page.url();
    await page.goto(site.url(account, "/delivery"));
    await button(page, "Guaraná").click();
    await button(page, "Adicionar · R$ 4,99").click();
    await setPrice(site, { account, title: "Calabresa", priceCents: 2599 });
    const admin = await adminOf(site, account);
    const crust = { params: { id: String(account.ids["Catupiry"]) } };
    await admin.content.setActive({ ...crust, body: { active: false } });

    await page.goto(order);
    await page.getByRole("button", { name: "Pedir de novo" }).click();
    const question = page.getByRole("alertdialog", { name: "Pedir de novo" });
    await question.getByText("Subiu de R$ 22,99 para R$ 25,99").waitFor();
    await question.getByText("Calabresa · Catupiry").waitFor();
    await question.getByText("Não está mais no cardápio").waitFor();
    await question.getByText("Seu pedido já tem 1 item.").waitFor();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await question.getByRole("button", { name: "Voltar" }).click();
    expect(Object.keys((await page.evaluate(storedCart)).items ?? {})).toHaveLength(1);

    await page.getByRole("button", { name: "Pedir de novo" }).click();
    await question.getByRole("button", { name: "Juntar ao pedido" }).click();
    await button(page, "Finalizar pedido - R$ 56,97").waitFor();
    await page.goto(order);
    await page.getByRole("button", { name: "Pedir de novo" }).click();
    await question.getByText("Seu pedido já tem 3 itens.").waitFor();
    await question.getByRole("button", { name: "Trocar o pedido" }).click();
    await button(page, "Finalizar pedido - R$ 51,98").waitFor();

    await admin.content.setActive({
      params: { id: String(account.ids["Calabresa"]) },
      body: { active: false },
    });
    await page.goto(order);
    await page.getByRole("button", { name: "Pedir de novo" }).click();
    const nothing = page.getByRole("alertdialog", {
      name: "Nada deste pedido está disponível agora",
    });
    expect(await nothing.getByRole("button", { name: /pedido$/ }).count()).toBe(0);
    await expectAccessible(page);
    await leave(visit);
  });

  it("fills nothing and leads nobody back who has gone elsewhere before the menu came", async () => {
    const { page, ...visit } = await guestWithOrder({ site, browser, size });
    const answer = Promise.withResolvers<void>();
    await page.route("**/content/menu**", (route) => answer.promise.then(() => route.continue()));
    const asked = page.waitForRequest("**/content/menu**");
    await page.getByRole("button", { name: "Pedir de novo" }).click();
    await asked;
    await page.getByRole("link", { name: "Pedidos", exact: true }).first().click();
    await page.waitForURL(/\/pedidos$/);
    const came = page.waitForResponse("**/content/menu**");
    answer.resolve();
    await (await came).finished();
    await page.getByRole("heading", { name: "Pedidos" }).waitFor();
    // An answer that is used fills the cart, which the page draws in its next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(new URL(page.url()).pathname).toBe("/pedidos");
    expect((await page.evaluate(storedCart)).items ?? {}).toEqual({});
    await leave(visit);
  });
});

describe("an order's page", () => {
  const visit = sharedVisit(() => guestWithOrder({ site, browser }));

  it("is shared as the device does that, and else copied", async () => {
    const { page, ...own } = await guestWithOrder({
      site,
      browser,
      prepare: (opened) =>
        opened.page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share")),
    });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const { origin } = new URL(page.url());
    const link = expect.stringMatching(new RegExp(`^${origin}/acompanhar/[0-9a-f]{32}$`));
    await page.getByRole("button", { name: "Copiar link" }).click();
    await page.getByText("Link do pedido copiado.").first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toEqual(link);
    await page.addInitScript(() => {
      Navigator.prototype.share = async (shared) => void Object.assign(window, { shared });
    });
    await page.reload();
    await page.getByRole("button", { name: "Compartilhar" }).click();
    const shared = () => page.evaluate(() => Reflect.get(window, "shared") as unknown);
    const title = "Pedido #001: Em aberto";
    await expect.poll(shared).toMatchObject({ title, url: link });
    await leave(own);
  });

  it("has names and prices that are read at 7:1 and more", async () => {
    const { page } = visit();
    const colours = await page
      .getByRole("region", { name: "Itens" })
      .locator("li span, dd")
      .evaluateAll((words) =>
        words.map((word) => {
          const card = word.closest("section") ?? word;
          return [getComputedStyle(word).color, getComputedStyle(card).backgroundColor];
        }),
      );
    const hex = (colour = "") => parseColour(colour) ?? "";
    const ratios = colours.map(([ink, ground]) => contrastRatio(hex(ink), hex(ground)));
    expect(ratios.length).toBeGreaterThan(4);
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(7);
  });

  it("says its status in 24 px, has one main action, and is rated once", async () => {
    const { account, page, hash } = visit();
    const status = page.getByText("Em aberto", { exact: true });
    expect(await status.evaluate((word) => getComputedStyle(word).fontSize)).toBe("24px");
    const loud = () =>
      page.evaluate(() => {
        const buttons = [...document.querySelectorAll<HTMLElement>("main :is(button, a)")];
        const quiet = getComputedStyle(document.body).backgroundColor;
        const accent = getComputedStyle(document.documentElement).getPropertyValue("--accent");
        const probe = document.createElement("i");
        probe.style.color = accent;
        document.body.append(probe);
        const { color } = getComputedStyle(probe);
        probe.remove();
        return buttons
          .filter((one) => getComputedStyle(one).backgroundColor === color && color !== quiet)
          .map((one) => one.innerText.trim());
      });
    expect(await loud()).toHaveLength(1);
    await page.evaluate((asked) => localStorage.setItem("rating.asked", asked), hash);
    const admin = await adminOf(site, account);
    await admin.orders.setStatus({ params: { hash, statusId: "4" }, body: {} });
    await page.getByRole("button", { name: "Avaliar" }).waitFor();
    expect(await loud()).toEqual(["Avaliar"]);
    await page.getByRole("button", { name: "Avaliar" }).click();
    const dialog = page.getByRole("dialog", { name: "Como foi?" });
    await dialog.getByRole("radio", { name: "5 estrelas" }).check();
    await dialog.getByRole("button", { name: "Enviar avaliação" }).click();
    await page.getByText("Você já avaliou este pedido.").waitFor();
    await page.reload();
    await page.getByText("Você já avaliou este pedido.").waitFor();
    expect(await page.getByRole("button", { name: "Avaliar" }).count()).toBe(0);
    expect(await loud()).toEqual(["Pedir de novo"]);
    await expectAccessible(page);
  });
});
