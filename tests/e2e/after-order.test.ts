import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { bumpVersion } from "../../src/server/account/account-queries.ts";
import { addEvent } from "../../src/server/db/outbox.ts";
import { withAccount } from "../../src/server/db/with-account.ts";
import {
  adminCredentials,
  newAccount,
  type TestAccount,
} from "../../src/server/testing/new-account.ts";
import { expectAccessible, expectNoOverflow, leave, newVisitor } from "./browser.ts";
import { adminOf, newPizzaria, orderAll, type Pizzaria } from "./delivery.ts";
import { browser, site } from "./shared-site.ts";

const sizes = [
  { width: 360, height: 800 },
  { width: 1280, height: 800 },
] as const;

/** A guest whose order has just been taken. */
async function withOrder(size: { width: number; height: number } = sizes[0]) {
  const account = await newPizzaria(site);
  const visitor = await newVisitor(browser, size);
  await visitor.page.goto(site.url(account, "/delivery"));
  await orderAll(visitor.page);
  return { account, ...visitor };
}

/** The page has asked for the order's picture, and has heard its name: nothing of it is on the way. */
async function pictureIsRemembered(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
}

async function finishOrder(account: Pizzaria, page: Page): Promise<void> {
  const hash = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const admin = await adminOf(site, account);
  await admin.orders.setStatus({ params: { hash, statusId: "4" }, body: {} });
}

type StoredRating = { rate: number; description: string | null };

async function ratingsOf({ accountId }: TestAccount): Promise<StoredRating[]> {
  return withAccount(site.database, { accountId, mode: "read" }, (tx) =>
    tx.db
      .selectFrom("ratings")
      .select(["rate", "description"])
      .where("account_id", "=", accountId)
      .execute(),
  );
}

describe.each(sizes)("after the order, at $width pixels", (size) => {
  it("the business is written to with all that a kitchen needs, and a picture of it", async () => {
    const { page, ...visit } = await withOrder(size);
    const link = page.getByRole("link", { name: "Enviar pelo WhatsApp" });
    const address = async () => new URL((await link.getAttribute("href")) ?? "");
    await expect.poll(async () => (await address()).searchParams.get("text")).toContain("/print/");
    const { origin, pathname, searchParams } = await address();
    expect(origin + pathname).toBe("https://wa.me/5511955550101");
    const message = searchParams.get("text") ?? "";
    for (const line of [
      "Pedido #001",
      "Nome: Ana de Souza",
      "Endereço: Rua das Flores, 12",
      "2x Calabresa - R$ 45,98",
      "+ 1x Catupiry - R$ 3,00",
      "Total: R$ 48,98",
      "Pagamento: Dinheiro",
    ]) {
      expect(message).toContain(line);
    }
    const [picture = ""] = /http:\S+\.jpg/.exec(message) ?? [];
    const mediaType = await page.evaluate(
      async (there) => (await fetch(there)).headers.get("content-type"),
      picture,
    );
    expect(mediaType).toBe("image/jpeg");
    // A reload does not have it drawn again.
    await page.reload();
    await expect.poll(async () => (await address()).searchParams.get("text")).toContain(picture);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await leave(visit);
  });

  it("the order is shown as a picture in either layout, once one is chosen", async () => {
    const { page, ...visit } = await withOrder(size);
    await page.getByRole("button", { name: "Imagem do pedido" }).click();
    const dialog = page.getByRole("dialog", { name: "Imagem do pedido" });
    await dialog.getByRole("button", { name: "Ver imagem" }).click();
    await dialog.getByText("Atenção!").waitFor();
    expect(await dialog.getByText("Selecione um layout.").count()).toBe(2);
    await expectAccessible(page);
    for (const [label, layout] of [
      ["Via Cliente", "customer"],
      ["Produção", "production"],
    ] as const) {
      await dialog.getByLabel(label).check();
      await dialog.getByRole("button", { name: "Ver imagem" }).click();
      const picture = dialog.getByRole("img", { name: `Imagem do pedido #001, ${label}` });
      await picture.waitFor();
      const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
      await expect.poll(width).toBeGreaterThan(300);
      const source = await picture.getAttribute("src");
      const open = dialog.getByRole("link", { name: "Abrir imagem" });
      const download = dialog.getByRole("link", { name: "Baixar imagem" });
      expect(await open.getAttribute("href")).toBe(source);
      expect(await download.getAttribute("href")).toBe(source);
      expect(await download.getAttribute("download")).toBe(`pedido-001-${layout}.jpg`);
    }
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await leave(visit);
  });

  it("a guest rates the place, by keyboard alone", async () => {
    const { account, page, ...visit } = await withOrder(size);
    await page.getByRole("button", { name: "Avaliar" }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Como foi?" });
    await dialog.getByRole("button", { name: "Enviar avaliação" }).focus();
    await page.keyboard.press("Enter");
    await dialog.getByText("Atenção!").waitFor();
    expect(await dialog.getByText("Selecione uma avaliação.").count()).toBe(2);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    expect(await dialog.getByRole("radio", { name: "4 estrelas" }).isChecked()).toBe(true);
    await page.keyboard.press("Tab");
    await page.keyboard.type("Massa ótima!");
    await expectAccessible(page);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByText("Obrigado!").first().waitFor();
    await page.getByText("Sua avaliação foi enviada com sucesso.").first().waitFor();
    await dialog.waitFor({ state: "hidden" });
    expect(await ratingsOf(account)).toEqual([{ rate: 4, description: "Massa ótima!" }]);
    await leave(visit);
  });

  it("a guest is asked for a rating once, when the order is finished", async () => {
    const { account, page, ...visit } = await withOrder(size);
    await finishOrder(account, page);
    await page.reload();
    const dialog = page.getByRole("dialog", { name: "Como foi?" });
    await dialog.getByRole("radio", { name: "5 estrelas" }).waitFor();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Fechar" }).click();
    await page.getByRole("link", { name: "Falar no WhatsApp" }).waitFor();
    await page.clock.install();
    await page.reload();
    await page.getByText("O pedido foi concluído. Bom apetite!").waitFor();
    await page.clock.runFor(10_000);
    expect(await dialog.isVisible()).toBe(false);
    await leave(visit);
  });
});

describe("a rating", () => {
  it("stays when the network fails, and is stored once", async () => {
    const { account, page, ...visit } = await withOrder();
    await page.getByRole("button", { name: "Avaliar" }).click();
    const dialog = page.getByRole("dialog", { name: "Como foi?" });
    await dialog.getByRole("radio", { name: "2 estrelas" }).check();
    await dialog.getByLabel("Comentário").fill("Chegou fria.");
    // The server stores it, and its answer never arrives.
    await page.route("**/v2.0/content/rate", async (route) => {
      const request = route.request();
      await site.app.inject({
        method: "POST",
        url: "/v2.0/content/rate",
        headers: { ...request.headers(), host: `${account.label}.localhost` },
        payload: request.postData() ?? "",
      });
      await route.abort("connectionreset");
    });
    await dialog.getByRole("button", { name: "Enviar avaliação" }).click();
    await dialog.getByText("Você está sem internet. Confira a conexão e tente de novo.").waitFor();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Fechar" }).click();
    await page.getByRole("button", { name: "Avaliar" }).click();
    expect(await dialog.getByRole("radio", { name: "2 estrelas" }).isChecked()).toBe(true);
    expect(await dialog.getByLabel("Comentário").inputValue()).toBe("Chegou fria.");
    await dialog.getByRole("radio", { name: "3 estrelas" }).check();
    await page.unroute("**/v2.0/content/rate");
    await dialog.getByRole("button", { name: "Enviar avaliação" }).click();
    await page.getByText("Sua avaliação foi enviada com sucesso.").first().waitFor();
    expect(await ratingsOf(account)).toEqual([{ rate: 3, description: "Chegou fria." }]);
    await leave(visit);
  });

  it("is not asked of those who work here", async () => {
    const { account, page, ...visit } = await withOrder();
    const orderAddress = page.url();
    await page.goto(site.url(account, "/auth/login"));
    await page.getByLabel("E-mail").fill(adminCredentials.user);
    await page.getByLabel("Senha", { exact: true }).fill(adminCredentials.pass);
    await page.getByRole("button", { name: "Login" }).click();
    await page.waitForURL(/\/cardapio$/);
    await page.goto(orderAddress);
    await page.getByRole("button", { name: "Imagem do pedido" }).waitFor();
    expect(await page.getByRole("button", { name: "Avaliar" }).count()).toBe(0);
    await leave(visit);
  });
});

describe("an order's picture", () => {
  it("that cannot be drawn is told of, and the business can be written to without it", async () => {
    const { page, ...visit } = await withOrder();
    await pictureIsRemembered(page);
    await page.route("**/v2.0/order/print", (route) => route.abort("connectionreset"));
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    const link = page.getByRole("link", { name: "Enviar pelo WhatsApp" });
    const message = new URL((await link.getAttribute("href")) ?? "").searchParams.get("text");
    expect(message).toContain("Total: R$ 48,98");
    expect(message).not.toContain("/print/");
    await page.getByRole("button", { name: "Imagem do pedido" }).click();
    const dialog = page.getByRole("dialog", { name: "Imagem do pedido" });
    await dialog.getByLabel("Produção").check();
    await dialog.getByRole("button", { name: "Ver imagem" }).click();
    await dialog.getByText("Sem internet", { exact: true }).waitFor();
    await expectAccessible(page);
    await page.unroute("**/v2.0/order/print");
    await dialog.getByRole("button", { name: "Tentar de novo" }).click();
    await dialog.getByRole("img", { name: "Imagem do pedido #001, Produção" }).waitFor();
    await leave(visit);
  });

  it("that the server has thrown away is drawn again", async () => {
    const { page, ...visit } = await withOrder();
    await pictureIsRemembered(page);
    await page.evaluate(() => {
      for (const [key, kept = ""] of Object.entries(sessionStorage)) {
        sessionStorage.setItem(key, String(kept).replace(/[0-9a-f]{32}/, "0".repeat(32)));
      }
    });
    await page.reload();
    await page.getByRole("button", { name: "Imagem do pedido" }).click();
    const dialog = page.getByRole("dialog", { name: "Imagem do pedido" });
    await dialog.getByLabel("Via Cliente").check();
    await dialog.getByRole("button", { name: "Ver imagem" }).click();
    await dialog.getByText("A imagem não está mais disponível.").waitFor();
    await dialog.getByRole("button", { name: "Tentar de novo" }).click();
    const picture = dialog.getByRole("img", { name: "Imagem do pedido #001, Via Cliente" });
    await picture.waitFor();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
    await leave(visit);
  });
});

it("times are told on the account's clocks", async () => {
  const { account, page, ...visit } = await withOrder();
  const { accountId } = account;
  // Far from the usual one at any time of the year.
  const timeZone = "Pacific/Auckland";
  await withAccount(site.database, { accountId, mode: "write" }, async (tx) => {
    await tx.db
      .updateTable("accounts")
      .set({ time_zone: timeZone })
      .where("account_id", "=", accountId)
      .execute();
    await bumpVersion(tx);
    await addEvent(tx, { topic: "content", subjectId: null });
  });
  await expect.poll(() => showsHourOf(timeZone, page)).toBe(true);
  await page.goto(site.url(account, "/pedidos"));
  await expect.poll(() => showsHourOf(timeZone, page)).toBe(true);
  await leave(visit);
});

/** The order of just now stands on the page with the hour that it is in the zone, which may change meanwhile. */
async function showsHourOf(timeZone: string, page: Page): Promise<boolean> {
  const hourNow = () =>
    new Intl.DateTimeFormat("pt-BR", { timeZone, hour: "2-digit" }).format(new Date());
  const before = hourNow();
  await page.reload();
  const clock = page.getByText(/\d\d:\d\d • \d\d\/\d\d\/\d\d/).first();
  const shown = (await clock.textContent())?.slice(0, 2);
  return shown === before || shown === hourNow();
}

describe.each(sizes)("a guest at a table, at $width pixels", (size) => {
  it("calls an attendant, and is told when that was not possible", async () => {
    const account = await newAccount(site, {
      features: { localOrder: true },
      extras: { locations: 12 },
    });
    const { page, ...visit } = await newVisitor(browser, size);
    await page.goto(site.url(account, "/cardapio?table=7"));
    const call = page.getByRole("button", { name: "Chamar o atendente" });
    await call.waitFor();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.route("**/service-request", (route) => route.abort("connectionreset"));
    await call.click();
    await page.getByText("Você está sem internet. Confira a conexão e tente de novo.").waitFor();
    await page.unroute("**/service-request");
    await call.click();
    await page.getByText("O atendente já foi avisado.").waitFor();
    await expectAccessible(page);
    await expectNoOverflow(page);
    const { locations } = await (await adminOf(site, account)).tables.list();
    expect(locations.filter((table) => table.service_request).map(({ number }) => number)).toEqual([
      7,
    ]);
    // The house has fewer tables than the code at this one says.
    await page.route("**/service-request", async (route) =>
      route.continue({ postData: JSON.stringify({ number: 13 }) }),
    );
    await call.click();
    await page.getByText("Esta mesa não existe. Confira o número com a equipe.").waitFor();
    await expectAccessible(page);
    await leave(visit);
  });
});
