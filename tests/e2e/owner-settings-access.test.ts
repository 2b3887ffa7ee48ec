import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { issueAccessCode } from "../../src/server/auth/access-codes.ts";
import { readCodes } from "../../src/server/qr/testing-codes.ts";
import { withAccount } from "../../src/server/db/with-account.ts";
import {
  adminCredentials,
  attendantCredentials,
  type TestAccount,
} from "../../src/server/testing/new-account.ts";
import { expectAccessible, expectNoOverflow, leave, newVisitor } from "./browser.ts";
import { adminOf, guestOf } from "./callers.ts";
import {
  asGuest,
  bar,
  discard,
  heading,
  sectionIndex,
  openSettings,
  ownerAtSettings,
  save,
  saved,
  section,
  settingsAccount,
  show,
  signIn,
  textbox,
} from "./owner-settings.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";
import { signOut } from "./staff.ts";

/** The code that the operator's command puts into an address for one sign-in. */
function newAccessCode({ accountId }: TestAccount, login: string): Promise<string> {
  return withAccount(site.database, { accountId, mode: "write" }, async (tx) => {
    const { user_id: userId } = await tx.db
      .selectFrom("users")
      .select("user_id")
      .where("account_id", "=", accountId)
      .where("login", "=", login)
      .executeTakeFirstOrThrow();
    return issueAccessCode(tx, { userId, now: new Date() });
  });
}

const linkTo = (page: Page, title: string) => sectionIndex(page).getByRole("link", { name: title });
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem("token"));

it("threat 15: an address for one sign-in leads to /admin once, leaves no trace, and asks before it replaces a session", async () => {
  const account = await settingsAccount(site);
  await (await adminOf(site, account)).account.save({ body: { data: { source: "menu" } } });
  const guest = await newVisitor(browser, { width: 360 });
  const { page } = guest;
  const code = await newAccessCode(account, adminCredentials.user);
  /** Places that the code went to, apart from the opened address and the call that spends it. */
  const traces: string[] = [];
  page.on("request", (request) => {
    const { referer = "" } = request.headers();
    if (referer.includes(code)) traces.push(`referer of ${request.url()}`);
    if (request.url().includes(code) && !request.isNavigationRequest()) traces.push(request.url());
  });
  await page.goto(site.url(account, "/admin"));
  await page.waitForURL("**/auth/login");
  await page.goto(site.url(account, `/cardapio?accessToken=${code}`));
  await page.waitForURL("**/admin");
  await sectionIndex(page).getByRole("link", { name: "Estabelecimento" }).waitFor();
  await show(page, "Equipe");
  await page.getByText("Administrador").first().waitFor();
  expect(pathOf(page)).toBe("/admin");
  expect(await page.evaluate(() => document.referrer)).not.toContain(code);
  expect(await page.evaluate(() => localStorage.getItem("__inlineAdminMode__"))).toBe("true");

  // The way back is to the account's own page.
  await page.getByRole("link", { name: "Voltar ao cardápio" }).click();
  await page.waitForURL("**/menu");
  await page.getByRole("button", { name: "Ver como cliente" }).waitFor();

  // The same address again does nothing before the person agrees, and then its code is spent.
  const session = await tokenOf(page);
  await page.goto(site.url(account, `/?accessToken=${code}`));
  const question = page.getByRole("alertdialog", { name: "Entrar com o novo acesso?" });
  await question.getByText("Este aparelho já entrou como Administrador.").waitFor();
  expect(pathOf(page)).toBe("/auth/login");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Sim" }).click();
  await page.getByText("Este endereço de acesso já foi usado ou venceu.").waitFor();
  expect(await tokenOf(page)).toBe(session);

  // Another person's address: a no keeps the session, a yes replaces it.
  const other = await newAccessCode(account, attendantCredentials.user);
  await page.goto(site.url(account, `/us/pedidos/0123?accessToken=${other}`));
  await question.getByRole("button", { name: "Não" }).click();
  await page.waitForURL("**/cardapio");
  expect(await tokenOf(page)).toBe(session);
  await page.goto(site.url(account, `/nada?accessToken=${other}`));
  await question.getByRole("button", { name: "Sim" }).click();
  await page.waitForURL("**/pedidos");
  await page.getByText("Garçom").first().waitFor();
  expect(await tokenOf(page)).not.toBe(session);

  // The attendant may not see the settings, is told so, and comes to the site's first page.
  await page.goto(site.url(account, "/admin"));
  await page.getByText("Access denied").waitFor();
  await page.waitForURL("**/delivery");
  expect(traces).toEqual([]);
  await leave(guest);
});

it("an answer that was on the way to a guest when somebody signed in does not ask them to sign in again", async () => {
  const account = await settingsAccount(site);
  const visitor = await newVisitor(browser, { width: 360 });
  const { page } = visitor;
  const signedIn = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await page.route(
    "**/content/home",
    async (route) => {
      // The request has already been made without a token.
      await signedIn.promise;
      await route.continue();
      answered.resolve();
    },
    { times: 1 },
  );
  const code = await newAccessCode(account, adminCredentials.user);
  await page.goto(site.url(account, `/?accessToken=${code}`));
  await expect.poll(() => page.evaluate(() => localStorage.getItem("auth_group_level"))).toBe("1");
  signedIn.resolve();
  await answered.promise;
  await page.waitForURL("**/admin");
  await sectionIndex(page).getByRole("link", { name: "Estabelecimento" }).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem("authenticated"))).toBe("true");
  await leave(visitor);
});

describe("an owner who may not have everything", () => {
  const owner = sharedVisit(async () => {
    const features = { linktree: true, localOrder: false };
    const account = await settingsAccount(site, { features });
    await withAccount(site.database, { ...account, mode: "write" }, ({ db, accountId }) =>
      db
        .updateTable("accounts")
        .set({ withheld_features: ["easyOrder"] })
        .where("account_id", "=", accountId)
        .execute(),
    );
    return { account, ...(await ownerAtSettings(browser, { site, account })) };
  });

  it("the settings show what the account's features need, and the features themselves", async () => {
    const { page } = owner();
    for (const shown of ["Contatos", "Endereço", "Sobre", "Idiomas", "Cores", "QR Code"])
      expect(await linkTo(page, shown).count()).toBe(1);
    expect(await linkTo(page, "Pagamento").count()).toBe(0);
    expect(await linkTo(page, "Mesas e serviço").count()).toBe(0);
    await show(page, "Recursos");
    const features = section(page, "Recursos").getByRole("listitem");
    expect(
      (await features.allInnerTexts()).map((text) => text.split("\n").filter(Boolean)),
    ).toMatchObject([
      ["Delivery", "Desligado", expect.any(String)],
      ["Página de links", "Ligado", expect.any(String)],
      ["Pedido na mesa", "Desligado", expect.any(String)],
      ["Pedido no quarto", "Desligado", expect.any(String)],
      ["Comandas do atendente", "Desligado", expect.any(String)],
    ]);
    await show(page, "Idiomas");
    const drawn = await section(page, "Idiomas")
      .locator("label img")
      .evaluateAll((images: HTMLImageElement[]) =>
        images.map(({ src, naturalWidth }) => [
          new URL(src).host === location.host,
          naturalWidth > 0,
        ]),
      );
    expect(drawn).toEqual(Array.from({ length: 6 }, () => [true, true]));
  });

  it("fault 30: an owner switches on what the operator allows, and guests have it", async () => {
    const { account, page } = owner();
    const feature = (name: string) => section(page, "Recursos").getByRole("switch", { name });
    await show(page, "Recursos");
    await feature("Pedido na mesa").waitFor();
    await expect.poll(() => feature("Pedido na mesa").isEnabled()).toBe(true);
    expect(await feature("Pedido no quarto").isDisabled()).toBe(true);
    await section(page, "Recursos").getByText("Não está liberado para a sua conta").waitFor();
    await feature("Página de links").uncheck();
    await feature("Delivery").check();
    await saved(page);
    await linkTo(page, "Pagamento").waitFor();
    await page.reload();
    await expect.poll(() => feature("Delivery").isChecked()).toBe(true);
    expect(await feature("Página de links").isChecked()).toBe(false);
    const { account: stored } = await guestOf(site, account).content.home({});
    expect(stored.features).toMatchObject({ delivery: true, linktree: false });
  });
});

it("an account that has rooms and no tables says how many, and gets a code for each", async () => {
  const account = await settingsAccount(site, {
    features: { easyOrder: true, localOrder: false },
  });
  const owner = await ownerAtSettings(browser, { site, account });
  const { page } = owner;
  expect(await linkTo(page, "Mesas e serviço").count()).toBe(0);
  await show(page, "Quartos");
  await section(page, "Quartos").getByLabel("Número de quartos").fill("13");
  await bar(page).getByText("Não salvo: Quartos").waitFor();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await saved(page);
  await show(page, "QR Code");
  const link = page.getByRole("link", { name: "Imprimir QR Code" });
  const address = new URL((await link.getAttribute("href")) ?? "", page.url());
  const pdf = await page.evaluate(
    async (url) => Array.from(await (await fetch(url)).bytes()),
    address.href,
  );
  const sheets = await readCodes(Uint8Array.from(pdf));
  expect(sheets.map(({ codes }) => codes.length)).toEqual([1, 12, 1]);
  expect(sheets[2]?.codes).toEqual([site.url(account, "/easy-order?room=13")]);

  await show(page, "Quartos");
  await section(page, "Quartos").getByLabel("Número de quartos").fill("14");
  const other = await adminOf(site, account);
  await other.account.save({ body: { extras: { locations: 15 } } });
  await save(page);
  const conflict = page.getByRole("alertdialog", { name: "Outra pessoa mudou isto" });
  await conflict.getByRole("heading", { name: "Número de quartos" }).waitFor();
  await conflict.getByRole("button", { name: "Usar o outro" }).click();
  await leave(owner);
});

/** A code of "PIX copia e cola" for pix@example.com, whose name has 28 letters. */
const longNamed =
  "00020126370014br.gov.bcb.pix0115pix@example.com5204000053039865802BR5928Cantina e Pizzaria do Seu Ze6008Campinas62070503***6304C506";

it("faults 18, 54 and 57: a currency is chosen, and a PIX key that guests see or banks refuse is told of", async () => {
  const account = await settingsAccount(site);
  const owner = await ownerAtSettings(browser, { site, account, size: { width: 360 } });
  const { page } = owner;
  await show(page, "Pagamento");
  const key = textbox(page, /^Chave PIX/);
  // A browser that corrects a key sends the money elsewhere.
  for (const [name, value] of Object.entries({
    autocapitalize: "none",
    autocorrect: "off",
    spellcheck: "false",
  }))
    expect(await key.getAttribute(name)).toBe(value);
  await key.fill(longNamed);
  await page
    .getByText('O nome neste código, "Cantina e Pizzaria do Seu Ze", tem 28 letras')
    .waitFor();
  await page.getByLabel("PIX", { exact: true }).uncheck();
  await page.getByText("PIX não está marcado: o cliente vê esta chave").waitFor();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await key.fill("pix@example.com");
  await show(page, "Estabelecimento");
  const currency = textbox(page, "Moeda");
  expect(await currency.inputValue()).toBe("R$");
  await currency.fill(" 10 ");
  await save(page);
  await page.getByText("Digite a moeda, como R$ ou US$, sem números.").waitFor();
  await currency.fill("US$");
  await page.getByText("Fica antes de cada valor: US$ 22,90").waitFor();
  await saved(page);
  await openSettings(page, { site, account });
  await show(page, "Estabelecimento");
  expect(await currency.inputValue()).toBe("US$");
  const { account: stored } = await guestOf(site, account).content.home();
  expect(stored.extras.currency).toBe("US$ ");
  await asGuest(browser, site.url(account, "/delivery"), async (guest) => {
    await guest
      .getByText(/^US\$ \d/)
      .first()
      .waitFor();
  });
  await leave(owner);
});

it("an owner takes the site off the air and opens it again, in the settings and on the page", async () => {
  const account = await settingsAccount(site);
  const owner = await ownerAtSettings(browser, { site, account, size: { width: 360 } });
  const { page } = owner;
  await show(page, "Endereço");
  await textbox(page, "Bairro").fill("Centro");
  await show(page, "Site no ar");
  await page.getByRole("button", { name: "Tirar do ar" }).click();
  const question = page.getByRole("alertdialog", { name: "Tirar o site do ar?" });
  await question.getByRole("button", { name: "Tirar do ar" }).click();
  await heading(page, "Conta desativada").waitFor();
  expect(await page.getByRole("link", { name: "Admin" }).count()).toBe(0);
  expect(await textbox(page, "Nome").count()).toBe(0);
  await expectAccessible(page);

  // A later visit signs in as usual.
  await signOut(page);
  await page.getByText("Cardápio fora do ar").waitFor();
  expect(await page.getByText("Calabresa").count()).toBe(0);
  await page.getByRole("link", { name: "Entrar" }).click();
  await page.getByLabel("E-mail").fill(adminCredentials.user);
  await page.getByLabel("Senha", { exact: true }).fill(adminCredentials.pass);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL("**/cardapio");
  await page.getByText("O estabelecimento está inativo: só você vê esta página.").waitFor();
  await expectNoOverflow(page);
  await page.route("**/v2.0/account", (route) => route.abort());
  await page.getByRole("button", { name: "Reabrir o site" }).click();
  await page.getByRole("alert").getByText("Você está sem internet.").waitFor();
  await page.unroute("**/v2.0/account");
  await page.getByRole("button", { name: "Reabrir o site" }).click();
  await page.getByText("O site está no ar de novo.").waitFor();
  await page.getByRole("button", { name: "Reabrir o site" }).waitFor({ state: "detached" });
  await asGuest(browser, site.url(account, "/cardapio"), (guest) =>
    guest.getByRole("button", { name: "Calabresa", exact: true }).waitFor(),
  );

  // The site opens again from the page of the settings as well, with what had been typed there.
  await (await adminOf(site, account)).account.save({ body: { data: { active: false } } });
  await page.goto(site.url(account, "/admin"));
  await page.getByRole("button", { name: "Reabrir o site" }).click();
  await bar(page).getByText("Recuperamos o que você não tinha salvo.").waitFor();
  await show(page, "Endereço");
  expect(await textbox(page, "Bairro").inputValue()).toBe("Centro");
  await discard(page);
  await leave(owner);
});

it("fault 41: wrong passwords of strangers on the same network keep nobody out of a browser where they have signed in before", async () => {
  const account = await settingsAccount(site);
  const { page, close } = await newVisitor(browser, { width: 360 });
  const url = site.url(account, "/auth/login");
  await signIn(page, { url, ...adminCredentials });
  await page.waitForURL("**/cardapio");
  await page.evaluate(() =>
    ["token", "auth_group_level"].forEach((key) => localStorage.removeItem(key)),
  );
  for (let n = 0; n < 11; n += 1) {
    const body = { ...adminCredentials, pass: `errada ${n}` };
    await guestOf(site, account)
      .auth.login({ body })
      .catch(() => undefined);
  }
  const stranger = await newVisitor(browser, { width: 360 });
  await signIn(stranger.page, { url, ...adminCredentials });
  await stranger.page.getByText(/Espere 15 minutos/).waitFor();
  await stranger.close();
  await signIn(page, { url, ...adminCredentials });
  await page.waitForURL("**/cardapio");
  expect(await tokenOf(page)).not.toBeNull();
  await close();
});
