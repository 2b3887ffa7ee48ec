import { beforeAll, describe, expect, it } from "vitest";
import { newOrder } from "../../src/server/testing/new-order.ts";
import { desk, madeAt, phone } from "./browser.ts";
import { adminOf, guestOf } from "./callers.ts";
import {
  fillCart,
  fillCheckout,
  hasChosen,
  newPizzaria,
  openCheckout,
  openOrder,
  ordersOf,
  sendOrder,
} from "./delivery.ts";
import { button, hold, newGuest, sizes, visit } from "./guest.ts";
import { newMenuAccount, type MenuAccount } from "./menu-accounts.ts";
import { browser, site } from "./shared-site.ts";

let hotel: MenuAccount;
beforeAll(async () => {
  hotel = await newMenuAccount(site, { features: { delivery: true, easyOrder: true } });
});

const deliveryFields = [
  "CEP",
  "Rua",
  "Número",
  "Complemento",
  "Bairro",
  "Cidade",
  "UF",
  "Observações",
  "Nome",
  "E-mail",
  "Telefone",
  "CPF/CNPJ na nota",
];

describe.each(sizes)("at $width pixels", (size) => {
  it("the order stands beside the menu, or as one button at the bottom", async () => {
    await visit(browser, { url: site.url(hotel, "/delivery"), size }, async (page) => {
      await button(page, "Calabresa").click();
      const dialog = page.getByRole("dialog", { name: "Calabresa" });
      const quantity = dialog
        .getByRole("group", { name: "Calabresa", exact: true })
        .locator("input");
      expect(await quantity.getAttribute("maxlength")).toBe("2");
      expect(await quantity.getAttribute("readonly")).not.toBeNull();
      await dialog.getByRole("button", { name: "Adicionar · R$ 22,99" }).click();
      await dialog.waitFor({ state: "hidden" });
      const finish = button(page, "Finalizar pedido - R$ 22,99");
      const box = await finish.boundingBox();
      const list = await page.locator("details").first().boundingBox();
      const isBeside = (box?.x ?? 0) > (list?.x ?? 0) + (list?.width ?? 0);
      const isAtBottom = (box?.y ?? 0) + (box?.height ?? 0) > size.height - 24;
      expect(size.width > 1000 ? isBeside : isAtBottom && !isBeside).toBe(true);
      await finish.click();
      await page.getByRole("dialog", { name: "Finalizar pedido" }).waitFor();
    });
  });
});

describe.each(madeAt(phone, desk))("at $width pixels", (size) => {
  it("an item only shows itself where nothing can be ordered", async () => {
    await visit(browser, { url: site.url(hotel, "/cardapio"), size }, async (page) => {
      await button(page, "Calabresa").click();
      const dialog = page.getByRole("dialog", { name: "Calabresa" });
      await dialog.getByText("Linguiça e cebola roxa").waitFor();
      await dialog.getByAltText("Foto de Calabresa").waitFor();
      await dialog.getByText("Catupiry").waitFor();
      expect(await dialog.getByRole("button").allInnerTexts()).toEqual([""]);
      expect(await page.getByRole("button", { name: /^Finalizar pedido/ }).count()).toBe(0);
      await dialog.getByRole("button", { name: "Fechar" }).click();
      await dialog.waitFor({ state: "hidden" });
    });
  });

  it("an item that is saved is told of, and told of again when it is saved again", async () => {
    await visit(browser, { url: site.url(hotel, "/delivery"), size }, async (page) => {
      const told = page.getByText("Calabresa está no pedido.");
      const save = async () => {
        await button(page, "Calabresa").click();
        const dialog = page.getByRole("dialog", { name: "Calabresa" });
        await dialog.getByRole("button", { name: /^(?:Adicionar ·|Salvar)/ }).click();
        await dialog.waitFor({ state: "hidden" });
      };
      // Nothing of the page is heard while a dialog stands over it.
      const isHeard = page.evaluate(
        () =>
          new Promise((tell) => {
            const place = document.querySelector("p[role=status]");
            const words = new MutationObserver(() => tell(!document.querySelector("dialog:modal")));
            if (place) words.observe(place, { childList: true });
          }),
      );
      await save();
      expect(await isHeard).toBe(true);
      const first = await told.elementHandle();
      await save();
      // A screen reader speaks words only when they are added to the page, so they are added again.
      await expect.poll(() => first?.evaluate((words) => words.isConnected)).toBe(false);
    });
  });

  it("the room in the address is where the order goes; without it the room is asked for", async () => {
    await visit(browser, { url: site.url(hotel, "/easy-order?room=204"), size }, async (page) => {
      await fillCart(page);
      await openCheckout(page);
      await page.getByText("204").first().waitFor();
      expect(await page.getByLabel("Quarto ou mesa").count()).toBe(0);
      expect(await page.getByLabel("Rua").count()).toBe(0);
      expect(await page.getByText("Como pagar").count()).toBe(0);
      await page.getByLabel("Nome").fill("Ana");
      await sendOrder(page);
      await page.getByText("Pedido #00").first().waitFor();
      await page.getByText("204").first().waitFor();
      // The next order of the visit goes to the same room.
      await page.getByRole("link", { name: "Fazer outro pedido" }).click();
      await fillCart(page);
      await openCheckout(page);
      const checkout = page.getByRole("dialog", { name: "Finalizar pedido" });
      await checkout.getByText("Quarto ou mesa 204").waitFor();
      expect(await checkout.getByLabel("Quarto ou mesa").count()).toBe(0);
    });
    await visit(browser, { url: site.url(hotel, "/easy-order"), size }, async (page) => {
      await fillCart(page);
      await openCheckout(page);
      await sendOrder(page);
      await page.getByText("Os dados pessoais e quarto são obrigatórios!").first().waitFor();
      await page.getByText("Digite o número do quarto ou da mesa.").waitFor();
    });
  });

  it("a delivery has its fields, change only for cash, the PIX key to copy and the account's own words", async () => {
    const account = await newPizzaria(site, {
      extras: {
        payment_instructions: "Envie o comprovante antes da entrega.",
        phone: "+55 11 33334444",
        checkout_note: "Não subimos escadas.",
      },
    });
    const { page, close } = await newGuest(browser, size);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await hasChosen(page, account);
    await page.goto(site.url(account, "/delivery"));
    await openCheckout(page);
    const checkout = page.getByRole("dialog", { name: "Finalizar pedido" });
    await checkout.getByRole("button", { name: "CPF/CNPJ na nota" }).click();
    for (const label of deliveryFields) await checkout.getByLabel(label).first().waitFor();
    const phoneField = checkout.getByLabel("Telefone").first();
    for (const [typed, written] of [
      ["11955550101", "(11) 95555-0101"],
      ["+55 11 95555-0101", "(11) 95555-0101"],
      ["+44 20 7946 0958", "+44 2079 460958"],
    ] as const) {
      await phoneField.clear();
      await phoneField.pressSequentially(typed);
      expect(await phoneField.inputValue()).toBe(written);
    }
    const change = page.getByLabel("Troco para");
    await page.getByLabel("Dinheiro").check();
    await change.fill("R$ 5a0");
    expect(await change.inputValue()).toBe("50");
    // A character that does not belong there leaves the caret where it is.
    await change.press("Home");
    await change.pressSequentially("x1");
    expect(await change.inputValue()).toBe("150");
    await change.fill("100");
    await page.getByText("Seu troco: R$ 48,02").waitFor();
    expect(await page.getByLabel("Chave PIX").count()).toBe(0);
    await page.getByLabel("PIX", { exact: true }).check();
    expect(await change.count()).toBe(0);
    await button(page, "Copiar chave PIX").click();
    await page.getByText("Chave PIX copiada.").first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("pix@example.com");
    await page.getByText("Envie o comprovante antes da entrega.").waitFor();
    await page.getByText("Não subimos escadas.").waitFor();
    await checkout.getByRole("link", { name: "(11) 3333-4444" }).waitFor();
    await checkout.getByRole("link", { name: "WhatsApp" }).waitFor();
    await close();
  });

  it("what waits says so: Carregando... for what is read, Aguarde... for what is sent", async () => {
    const account = await newPizzaria(site);
    const { page, close } = await newGuest(browser, size);
    const home = await hold(page, "**/v2.0/content/home");
    await page.goto(site.url(account, "/pedidos"));
    const menu = await hold(page, "**/v2.0/content/menu");
    const toMenu = page.getByRole("link", { name: "Cardápio", exact: true });
    // It leads nowhere before the account tells where one can order.
    await page.getByText("Cardápio", { exact: true }).waitFor();
    expect(await toMenu.count()).toBe(0);
    home.letGo();
    await toMenu.click();
    await page.getByRole("status").getByText("Carregando...").waitFor();
    menu.letGo();
    await button(page, "Calabresa").waitFor();
    await page.getByText("Carregando...").waitFor({ state: "detached" });
    await fillCart(page);
    await openCheckout(page);
    await fillCheckout(page);
    const order = await hold(page, "**/v2.0/order");
    await sendOrder(page);
    const wait = page.getByRole("dialog", { name: "Aguarde..." });
    await wait.waitFor();
    await page.keyboard.press("Escape");
    expect(await wait.isVisible()).toBe(true);
    order.letGo();
    await page.getByText("Pedido #001").first().waitFor();
    expect(await wait.isVisible()).toBe(false);
    expect(await ordersOf(site, account)).toHaveLength(1);
    await close();
  });

  it("the page of one order has nothing of another's, from which one comes", async () => {
    const account = await newPizzaria(site);
    const guest = guestOf(site, account);
    const [first, second] = [
      await newOrder(guest, account.ids["Calabresa"]),
      await newOrder(guest, account.ids["Portuguesa"]),
    ];
    const { page, close } = await newGuest(browser, size);
    await page.addInitScript((kept) => localStorage.setItem("token", kept), guest.token() ?? "");
    await page.goto(site.url(account, `/pedidos/${first.hash}`));
    await page.getByText("Pedido #001").first().waitFor();
    // The order is kept on the device, and drawn first when its page is opened without a network.
    await page.reload();
    await page.getByText("Pedido #001").first().waitFor();
    await page.route(`**/v2.0/order/${second.hash}`, (route) => route.abort());
    await page.evaluate((path) => {
      history.pushState(null, "", path);
      dispatchEvent(new PopStateEvent("popstate"));
    }, `/pedidos/${second.hash}`);
    await page.getByText("Você está sem internet.").first().waitFor();
    expect(await page.getByText("#001").count()).toBe(0);
    await close();
  });

  it("a guest has their own orders, and of others' what the queue needs", async () => {
    const account = await newPizzaria(site);
    const guest = guestOf(site, account);
    const own = await newOrder(guest, account.ids["Calabresa"]);
    await newOrder(guestOf(site, account), account.ids["Portuguesa"]);
    const { page, close } = await newGuest(browser, size);
    await page.addInitScript((kept) => localStorage.setItem("token", kept), guest.token() ?? "");
    await page.goto(site.url(account, "/pedidos"));
    const cards = page.getByRole("article");
    await cards.getByText("#001").waitFor();
    expect(await page.getByLabel("Em andamento").isChecked()).toBe(true);
    expect(await page.getByLabel("Mostrar apenas meus pedidos").isChecked()).toBe(true);
    const [mine = ""] = await cards.allInnerTexts();
    for (const words of ["Ana Souza", "R$ 22,99", "Rua das Flores, 12", "Em aberto"]) {
      expect(mine).toContain(words);
    }
    expect(mine).toMatch(/\d\d:\d\d\s• \d\d\/\d\d\/\d\d/);
    await cards.locator("summary").click();
    await cards.getByText("Calabresa").waitFor();
    await page.getByLabel("Mostrar apenas meus pedidos").uncheck();
    await page.getByText("dados ocultos por privacidade").waitFor();
    const [theirs = ""] = await cards.filter({ hasText: "dados ocultos" }).allInnerTexts();
    expect(theirs).toContain("#002");
    expect(theirs).not.toMatch(/Ana|R\$|Rua|Portuguesa/);
    await page.getByLabel("Mostrar apenas meus pedidos").check();
    const admin = await adminOf(site, account);
    await admin.orders.setStatus({ params: { hash: own.hash, statusId: "6" }, body: {} });
    await page.getByText("Nenhum pedido aqui").waitFor({ timeout: 20_000 });
    await page.getByLabel("Cancelados").check();
    await cards.getByText("Cancelado").waitFor();
    await page.getByLabel("Finalizados").check();
    await page.getByText("Nenhum pedido aqui").waitFor();
    // The list opens at orders in progress: a guest who has none is led to earlier ones.
    await page.goto(site.url(account, "/pedidos"));
    await page.getByText("Nenhum pedido nesta aba.").waitFor();
    await button(page, "Mostrar todos os pedidos").click();
    await cards.getByText("#001").waitFor();
    expect(await page.getByLabel("TODOS").isChecked()).toBe(true);
    await close();
  });

  it("who has no orders here is led to where they can make one", async () => {
    const { page, close } = await newGuest(browser, size);
    for (const path of ["/pedidos", `/pedidos/${"0".repeat(32)}`]) {
      await page.goto(site.url(hotel, path));
      await page.getByRole("link", { name: "Ver o cardápio" }).click();
      await button(page, "Calabresa").waitFor();
      expect(new URL(page.url()).pathname).toBe("/delivery");
    }
    await close();
  });

  it("an order's page follows its status by itself", async () => {
    const account = await newPizzaria(site);
    const guest = guestOf(site, account);
    const { hash } = await newOrder(guest, account.ids["Calabresa"]);
    const { page, close } = await newGuest(browser, size);
    await page.addInitScript((kept) => localStorage.setItem("token", kept), guest.token() ?? "");
    await page.goto(site.url(account, `/pedidos/${hash}`));
    await page.getByText("Em aberto").waitFor();
    const admin = await adminOf(site, account);
    await admin.orders.setStatus({ params: { hash, statusId: "3" }, body: {} });
    await page.getByText("O pedido saiu para entrega.").waitFor({ timeout: 20_000 });
    expect(await page.getByText("Em trânsito").first().isVisible()).toBe(true);
    await close();
  });
});

describe("options", () => {
  it("fault 60: an option counts for each unit, wherever the order is changed, sent and read", async () => {
    const account = await newPizzaria(site);
    const { page, close } = await newGuest(browser, phone);
    await page.goto(site.url(account, "/delivery"));
    await button(page, "Calabresa").click();
    const dialog = page.getByRole("dialog", { name: "Calabresa" });
    await dialog.getByRole("button", { name: "Aumentar Catupiry" }).click();
    await dialog.getByRole("button", { name: "Aumentar Calabresa" }).click();
    await dialog.getByText("1 em cada").waitFor();
    await dialog.getByRole("button", { name: "Adicionar · R$ 51,98" }).click();
    await openCheckout(page);
    await openOrder(page);
    const checkout = page.getByRole("dialog", { name: "Finalizar pedido" });
    await checkout.getByText("1 × Catupiry em cada").waitFor();
    await checkout.getByRole("button", { name: "Aumentar Calabresa" }).click();
    await checkout.getByText("Total a pagar: R$ 77,97").waitFor();
    await fillCheckout(page);
    await sendOrder(page);
    await page.getByText("Pedido #001").first().waitFor();
    await page.getByText("1 × Catupiry em cada").waitFor();
    const hash = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    const admin = await adminOf(site, account);
    expect((await admin.orders.get({ params: { hash } })).details.items).toMatchObject([
      { qty: 3, children: [{ title_br: "Catupiry", qty: 3 }] },
    ]);
    await close();
  });

  it("fault 60: what an older cart has for all of its units together is shown in sum", async () => {
    const account = await newPizzaria(site);
    const { page, close } = await newGuest(browser, phone);
    const line = (title_br: string, qty: number, price: number) => ({
      qty,
      title_br,
      extras: { price },
    });
    const children = { [String(account.ids["Catupiry"])]: line("Catupiry", 1, 3) };
    const items = {
      [String(account.ids["Calabresa"])]: { ...line("Calabresa", 2, 22.99), children },
    };
    await page.addInitScript(
      (cart) => localStorage.setItem("cartData", cart),
      JSON.stringify({ items, savedAt: Date.now() }),
    );
    await page.goto(site.url(account, "/delivery"));
    await button(page, "Finalizar pedido - R$ 48,98").click();
    await openOrder(page);
    const checkout = page.getByRole("dialog", { name: "Finalizar pedido" });
    await checkout.getByText("1 × Catupiry no total").waitFor();
    expect(await checkout.getByText("em cada").count()).toBe(0);
    await close();
  });
});

it("fault 32: what leaves the order comes back with its options and observation", async () => {
  const account = await newPizzaria(site);
  const { page, close } = await newGuest(browser, phone);
  await page.goto(site.url(account, "/delivery"));
  await button(page, "Calabresa").click();
  const dialog = page.getByRole("dialog", { name: "Calabresa" });
  await dialog.getByRole("button", { name: "Aumentar Catupiry" }).click();
  await dialog.getByLabel("Observação do item").fill("sem cebola");
  await dialog.getByRole("button", { name: /^(?:Adicionar ·|Salvar)/ }).click();
  await openCheckout(page);
  await openOrder(page);
  const checkout = page.getByRole("dialog", { name: "Finalizar pedido" });
  await checkout.getByRole("button", { name: "Alterar Calabresa" }).click();
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await dialog.waitFor({ state: "hidden" });
  expect(await page.getByRole("button", { name: /^Finalizar pedido/ }).count()).toBe(0);
  await checkout.getByRole("button", { name: "Desfazer" }).click();
  await checkout.getByText("1 × Catupiry").waitFor();
  await checkout.getByText("sem cebola").waitFor();
  // An item that is counted down to nothing comes back as well, and so does an emptied order.
  await checkout.getByRole("button", { name: "Diminuir Calabresa" }).click();
  await checkout.getByRole("button", { name: "Desfazer" }).click();
  await checkout.getByText("sem cebola").waitFor();
  await checkout.getByRole("button", { name: "Esvaziar pedido" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sim" }).click();
  await checkout.getByRole("button", { name: "Desfazer" }).last().click();
  await checkout.getByText("sem cebola").waitFor();
  await close();
});
