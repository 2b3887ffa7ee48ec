import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  cut,
  startServices,
  viaCepAnswer,
  viaCepUnknown,
  brasilApiUnknown,
  type TestServices,
} from "../../src/server/address/testing-services.ts";
import { deliveryBody, sendOrder as placeOrder } from "../../src/server/testing/new-order.ts";
import {
  desk,
  expectAccessible,
  expectNoOverflow,
  leave,
  madeAt,
  newVisitor,
  phone,
} from "./browser.ts";
import { guestOf } from "./callers.ts";
import {
  fillCart,
  fillCheckout,
  hasChosen,
  newPizzaria,
  openCheckout,
  ordersOf,
  sendOrder,
} from "./delivery.ts";
import type { Size } from "./guest.ts";
import { browser } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";
import { startSite, type TestSite } from "./site.ts";

let services: TestServices;
let site: TestSite;
beforeAll(async () => {
  services = await startServices();
  site = await startSite({ cepUrls: services.urls, limits: { perGuest: 2, perAddress: 1000 } });
});
afterAll(async () => {
  await site.close();
  await services.close();
});
beforeEach(() => {
  Object.assign(services, { via: cut, brasil: cut });
});

const labels = {
  postalCode: "CEP",
  street: "Rua",
  district: "Bairro",
  city: "Cidade",
  state: "UF",
};

/** A postal code of its own for each test, because the site remembers the answers of services. */
let codes = 13_000_000;
const newCode = () => String((codes += 1));

/** A guest at the checkout, with something in the cart. */
async function atCheckout(size: Size = phone) {
  const account = await newPizzaria(site);
  const visitor = await newVisitor(browser, size);
  await hasChosen(visitor.page, account);
  await visitor.page.goto(site.url(account, "/delivery"));
  await openCheckout(visitor.page);
  return { account, ...visitor };
}

const field = (page: Page, label: string) => page.getByLabel(label);
const typeCode = (page: Page, code: string) =>
  field(page, labels.postalCode).pressSequentially(code);

async function addressIn(page: Page): Promise<string[]> {
  const { street, district, city, state } = labels;
  return Promise.all(
    [street, district, city, state].map((label) => field(page, label).inputValue()),
  );
}

/** Empties the postal code, which takes along what it has filled in, and then what was typed. */
async function emptyAddress(page: Page): Promise<void> {
  for (const label of [labels.postalCode, labels.street, labels.district, labels.city])
    await field(page, label).fill("");
  await field(page, labels.state).selectOption("");
}

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("name") ?? null);

describe.each(madeAt(phone, desk))("a postal code at $width pixels", (size) => {
  it("fills in the address and leads on to the number", async () => {
    services.via = viaCepAnswer();
    const { account, page, ...visit } = await atCheckout(size);
    await expectAccessible(page);
    await typeCode(page, newCode());
    await page
      .getByText("Endereço preenchido pelo CEP. Confira e complete com o número.")
      .waitFor();
    expect(await addressIn(page)).toEqual(["Praça da Sé", "Sé", "São Paulo", "SP"]);
    expect(await focused(page)).toBe("cartData.addressData.number");
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.keyboard.type("1");
    await page.getByLabel("Nome").fill("Ana de Souza");
    await page.getByLabel("E-mail").fill("ana@example.com");
    await page.getByLabel("Telefone").fill("(11) 95555-0101");
    await page.evaluate(() =>
      localStorage.setItem("tableKey", JSON.stringify({ table: 3, key: "k", at: Date.now() })),
    );
    await sendOrder(page);
    await page.getByText("Pedido #001").first().waitFor();
    // Who orders a delivery has left the table.
    expect(await page.evaluate(() => localStorage.getItem("tableKey"))).toBeNull();
    await page.getByText("Praça da Sé, 1 - Sé, São Paulo - SP").waitFor();
    expect(await ordersOf(site, account)).toHaveLength(1);
    await leave(visit);
  });
});

describe("a postal code, typed and typed over", () => {
  const visit = sharedVisit(() => atCheckout());

  it("is looked up at eight digits only, and again when it is another one", async () => {
    services.via = viaCepAnswer();
    services.asked.via.length = 0;
    const code = newCode();
    const { page } = visit();
    await emptyAddress(page);
    await typeCode(page, code.slice(0, 7));
    await page.getByText("Com o CEP, preenchemos o endereço para você.").waitFor();
    await page.getByLabel("Nome").fill("Ana");
    expect(services.asked.via).toEqual([]);
    await field(page, labels.postalCode).press("End");
    await page.keyboard.type(code.slice(7));
    await page.getByText("Endereço preenchido pelo CEP").waitFor();
    expect(services.asked.via).toEqual([code]);
    services.via = viaCepAnswer({
      logradouro: "",
      bairro: "",
      localidade: "Pirenópolis",
      uf: "GO",
    });
    const town = newCode();
    await field(page, labels.postalCode).fill(town);
    await page.getByText("Cidade preenchida pelo CEP. Complete o endereço.").waitFor();
    expect(await addressIn(page)).toEqual(["", "", "Pirenópolis", "GO"]);
    expect(await focused(page)).toBe("cartData.addressData.address");
    expect(services.asked.via).toEqual([code, town]);
  });

  it("does not touch what the guest types meanwhile, nor where they are", async () => {
    const asked = Promise.withResolvers<() => void>();
    services.via = (response, cep) => asked.resolve(() => viaCepAnswer()(response, cep));
    const { page } = visit();
    await emptyAddress(page);
    await typeCode(page, newCode());
    await page.getByText("Buscando o endereço...").waitFor();
    await field(page, labels.street).fill("Pça. da Sé, fundos");
    (await asked.promise)();
    await page.getByText("Endereço preenchido pelo CEP").waitFor();
    expect(await addressIn(page)).toEqual(["Pça. da Sé, fundos", "Sé", "São Paulo", "SP"]);
    expect(await focused(page)).toBe("cartData.addressData.address");
  });

  it("is answered once: an earlier one that answers late changes nothing", async () => {
    const [slow, fast] = [newCode(), newCode()];
    const slowAsked = Promise.withResolvers<() => void>();
    services.via = (response, cep) => {
      const answer = viaCepAnswer({ logradouro: cep === slow ? "Rua Lenta" : "Rua Rápida" });
      if (cep === slow) slowAsked.resolve(() => answer(response, cep));
      else answer(response, cep);
    };
    const { page } = visit();
    await emptyAddress(page);
    await typeCode(page, slow);
    await page.getByText("Buscando o endereço...").waitFor();
    const answerSlow = await slowAsked.promise;
    await field(page, labels.postalCode).fill(fast);
    await page.getByText("Endereço preenchido pelo CEP").waitFor();
    answerSlow();
    await page.getByLabel("Nome").fill("Ana de Souza");
    expect((await addressIn(page))[0]).toBe("Rua Rápida");
  });

  it("that no service answers for leaves the address to the guest, and is tried again", async () => {
    const { page } = visit();
    await emptyAddress(page);
    const code = newCode();
    await typeCode(page, code);
    await page.getByText("Não foi possível buscar o CEP agora. Preencha o endereço.").waitFor();
    services.via = viaCepAnswer();
    await field(page, labels.postalCode).fill("");
    await typeCode(page, code);
    await page.getByText("Endereço preenchido pelo CEP").waitFor();
    expect((await addressIn(page))[0]).toBe("Praça da Sé");
  });

  it("fault 6: takes what it has filled in along when another is typed, also after a reload", async () => {
    services.via = viaCepAnswer();
    const { account, page } = visit();
    await emptyAddress(page);
    await typeCode(page, newCode());
    await page.getByText("Endereço preenchido pelo CEP").waitFor();
    await page.getByLabel("Número", { exact: true }).fill("1");
    await field(page, labels.district).fill("Sé velha");
    Object.assign(services, { via: viaCepUnknown, brasil: brasilApiUnknown });
    await page.goto(site.url(account, "/delivery"));
    const known = page.waitForResponse("**/v2.0/address/*");
    await openCheckout(page);
    await (await known).finished();
    // The page has read the answer once it does the next thing.
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
    expect(await addressIn(page)).toEqual(["Praça da Sé", "Sé velha", "São Paulo", "SP"]);
    await field(page, labels.postalCode).press("End");
    for (let digit = 0; digit < 8; digit += 1) await page.keyboard.press("Backspace");
    expect(await addressIn(page)).toEqual(["", "Sé velha", "", ""]);
    await page.keyboard.type(newCode());
    await page.getByText("CEP não encontrado. Preencha o endereço.").waitFor();
    expect(await addressIn(page)).toEqual(["", "Sé velha", "", ""]);
    expect(await page.getByLabel("Número", { exact: true }).inputValue()).toBe("1");
    await expectAccessible(page);
    await expectNoOverflow(page);
    await fillCheckout(page);
    await sendOrder(page);
    await page.getByText("Pedido #001").first().waitFor();
    expect(await ordersOf(site, account)).toHaveLength(1);
  });
});

describe("a postal code", () => {
  it("fault 33: that no service answers for leaves district, city and phone to be asked for", async () => {
    const { account, page, ...visit } = await atCheckout();
    await typeCode(page, newCode());
    await page.getByText("Não foi possível buscar o CEP agora. Preencha o endereço.").waitFor();
    await fillCheckout(page);
    for (const label of ["Telefone", labels.district, labels.city])
      await page.getByLabel(label).fill("");
    await sendOrder(page);
    await page.getByText("Os dados pessoais e endereço são obrigatórios!").first().waitFor();
    for (const words of ["Digite o telefone com DDD.", "Digite o bairro.", "Digite a cidade."])
      await page.getByText(words).waitFor();
    expect(await focused(page)).toBe("cartData.addressData.district");
    await expectAccessible(page);
    await fillCheckout(page);
    await sendOrder(page);
    await page.getByText("Pedido #001").first().waitFor();
    expect(await ordersOf(site, account)).toHaveLength(1);
    await leave(visit);
  });

  it("threat 3.25: stands in nobody's way while no service answers", async () => {
    services.via = () => undefined;
    const { account, page, ...visit } = await atCheckout();
    await typeCode(page, newCode());
    await page.getByText("Buscando o endereço...").waitFor();
    await fillCheckout(page);
    await sendOrder(page);
    await page.getByText("Pedido #001").first().waitFor();
    expect(await ordersOf(site, account)).toHaveLength(1);
    await leave(visit);
  });
});

describe.each(madeAt(phone, desk))("the checkout at $width pixels", (size) => {
  const shared = sharedVisit(() => atCheckout(size));

  it("begins with the order in a line and the postal code, and its button names what is missing", async () => {
    const { account, page, ...visit } = await atCheckout(size);
    const checkout = page.getByRole("dialog", { name: "Finalizar pedido" });
    const order = checkout.locator("summary", { hasText: "2 itens · R$ 51,98" });
    await order.waitFor();
    expect(await checkout.getByText("Catupiry").isVisible()).toBe(false);
    await order.click();
    await checkout.getByText("Catupiry").waitFor();
    expect(await checkout.locator("form input").first().getAttribute("name")).toBe(
      "cartData.addressData.postal_code",
    );

    const presses = [
      ["Falta o endereço", "Rua", "Rua das Flores", "Digite o nome da rua."],
      ["Falta o número", "Número", "12", "Digite o número."],
      ["Falta o bairro", "Bairro", "Centro", "Digite o bairro."],
      ["Falta a cidade", "Cidade", "Campinas", "Digite a cidade."],
      ["Falta o nome", "Nome", "Ana de Souza", "Digite o seu nome."],
      ["Falta o e-mail", "E-mail", "ana@example.com", "Digite o seu e-mail."],
      ["Falta o telefone", "Telefone", "(19) 99555-0101", "Digite o telefone com DDD."],
    ] as const;
    for (const [words, label, typed, error] of presses) {
      await checkout.getByRole("button", { name: words }).click();
      await page.getByText("Os dados pessoais e endereço são obrigatórios!").first().waitFor();
      await checkout.getByText(error).waitFor();
      const input = checkout.getByLabel(label, { exact: true });
      expect(await focused(page)).toBe(await input.getAttribute("name"));
      await input.fill(typed);
    }
    await expectAccessible(page);
    await expectNoOverflow(page);
    await checkout.getByRole("button", { name: "Enviar pedido" }).click();
    await page.getByText("Pedido #001").first().waitFor();
    expect(await ordersOf(site, account)).toHaveLength(1);
    await leave(visit);
  });

  it("asks for a CPF only whoever wants it, and keeps what was typed open", async () => {
    const { account, page } = shared();
    const checkout = page.getByRole("dialog", { name: "Finalizar pedido" });
    const open = checkout.getByRole("button", { name: "CPF/CNPJ na nota" });
    expect(await checkout.getByLabel("CPF/CNPJ na nota").count()).toBe(0);
    await open.press("Enter");
    expect(await focused(page)).toBe("userData.document");
    await page.keyboard.type("52998224725");
    await page.goto(site.url(account, "/delivery"));
    await openCheckout(page);
    const document = checkout.getByLabel("CPF/CNPJ na nota");
    expect(await document.inputValue()).toBe("529.982.247-25");
    expect(await open.count()).toBe(0);
    // A field that is emptied stays, so that it can be typed again.
    await document.fill("");
    await page.keyboard.type("1");
    expect(await document.inputValue()).toBe("1");
  });

  it("empties the order after a question, and keeps what was typed", async () => {
    const { page } = shared();
    await page.getByLabel("Nome").fill("Ana de Souza");
    const checkout = page.getByRole("dialog", { name: "Finalizar pedido" });
    const order = checkout.locator("summary", { hasText: "Seu pedido" });
    const empty = checkout.getByRole("button", { name: "Esvaziar pedido" });
    if (!(await empty.isVisible())) await order.click();
    await empty.click();
    const question = page.getByRole("alertdialog", { name: "Esvaziar o pedido?" });
    await question.getByRole("button", { name: "Sim" }).waitFor();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Não" }).click();
    await checkout.getByText("Catupiry").waitFor();
    await empty.click();
    await question.getByRole("button", { name: "Sim" }).click();
    await checkout.getByText("Seu pedido está vazio").waitFor();
    await page.getByText("O pedido foi esvaziado.").first().waitFor();
    await expectAccessible(page);
    await checkout.getByRole("button", { name: "Ver o cardápio" }).click();
    await fillCart(page);
    await openCheckout(page);
    expect(await page.getByLabel("Nome").inputValue()).toBe("Ana de Souza");
  });
});

it("who orders too often is told how long to wait, and loses nothing", async () => {
  const { account, page, ...visit } = await atCheckout();
  const guest = guestOf(site, account);
  const body = deliveryBody({ [String(account.ids["Calabresa"])]: { qty: 1 } });
  for (const _number of [1, 2]) await placeOrder(guest, body);
  await page.evaluate((token) => localStorage.setItem("token", token), guest.token() ?? "");
  await page.goto(site.url(account, "/delivery"));
  await openCheckout(page);
  await fillCheckout(page);
  await sendOrder(page);
  const notice = /^O pedido não foi enviado\s.*Espere (\d+ segundos?|1 minuto) e tente/;
  await page.getByText(notice).waitFor();
  expect(await page.getByLabel("Nome").inputValue()).toBe("Ana de Souza");
  expect(await ordersOf(site, account)).toHaveLength(2);
  await expectAccessible(page);
  await leave(visit);
});

describe("on a small screen", () => {
  const visit = sharedVisit(() => atCheckout({ width: 740, height: 360 }));

  it("above the keyboard of a phone that lies on its side, what is typed into is seen whole", async () => {
    const { page } = visit();
    await page.getByLabel("Nome").focus();
    await page.setViewportSize({ width: 740, height: 124 });
    await page.keyboard.press("Tab");
    await page.keyboard.type("ana@example.com");
    await expect.poll(() => isSeenWhole(page.getByLabel("E-mail"))).toBe(true);
  });

  it("in a window enlarged four times, what is typed into is seen whole below what was refused", async () => {
    const { page } = visit();
    await page.setViewportSize({ width: 320, height: 256 });
    await fillCheckout(page);
    await page.route("**/v2.0/order", (route) => route.abort("connectionreset"));
    await sendOrder(page);
    await page.getByText("e pode ter chegado").waitFor();
    await page.getByLabel("Nome").focus();
    await page.keyboard.press("Tab");
    await expect.poll(() => isSeenWhole(page.getByLabel("E-mail"))).toBe(true);
  });
});

const isSeenWhole = (place: Locator) =>
  place.evaluate((typedInto) => {
    const { left, top, bottom } = typedInto.getBoundingClientRect();
    return [top + 2, bottom - 2].every(
      (y) => document.elementFromPoint(left + 20, y) === typedInto,
    );
  });
