import { add } from "../../tests/e2e/floor.ts";
import { button, hold, isReady } from "../../tests/e2e/guest.ts";
import { fail } from "./guest-steps.ts";
import { pageOf } from "./page-of.ts";
import { withUnprinted } from "./printing-steps.ts";
import type { Scene } from "./scene.ts";
import { withPause } from "./service-steps.ts";

const signIn = (name: string, steps: NonNullable<Scene["steps"]>): Scene => ({
  name: `sign-in/${name}`,
  address: pageOf("/auth/login"),
  steps,
});

/** Signing in, the orders, the kitchen and printing. */
export const staffScenes: readonly Scene[] = [
  signIn("page", (page) => page.getByLabel("E-mail").waitFor()),
  signIn("refused", async (page) => {
    await page.getByLabel("E-mail").fill("dona@pizzaria.example");
    await page.getByLabel("Senha", { exact: true }).fill("não é esta");
    await button(page, "Login").click();
    await page.getByText("Invalid login and/or password!").waitFor();
  }),
  {
    name: "sign-in/dialog",
    address: pageOf("/cardapio"),
    steps: async (page) => {
      await isReady(page);
      await button(page, "Abrir menu").click();
      await page.getByRole("link", { name: "Entrar" }).click();
      await page.getByRole("dialog").getByLabel("E-mail").waitFor();
    },
  },
  {
    name: "sign-in/expired",
    address: pageOf("/auth/login?expired=1"),
    steps: (page) => page.getByText("Sua sessão terminou.").waitFor(),
  },
  {
    name: "orders/list",
    as: "admin",
    address: pageOf("/pedidos"),
    steps: async (page) => {
      await page.getByRole("article").first().waitFor();
      await page.getByText("Ao vivo", { exact: true }).waitFor();
    },
  },
  {
    name: "orders/all",
    as: "admin",
    address: pageOf("/pedidos"),
    steps: async (page) => {
      await page.getByLabel("Mostrar apenas meus pedidos").uncheck();
      await page.getByRole("article").nth(3).waitFor();
      await page.getByRole("article").nth(1).locator("summary").click();
    },
    isTall: true,
  },
  {
    name: "orders/board-opened",
    as: "attendant",
    address: pageOf("/pedidos"),
    steps: async (page) => {
      await page.getByLabel("Mostrar apenas meus pedidos").uncheck();
      await page.getByRole("article").filter({ hasText: "Beatriz Farias" }).waitFor();
    },
    // The cards are drawn again, closed, when the list becomes a board.
    atEverySize: async (page) => {
      const taken = page.getByRole("article").filter({ hasText: "Beatriz Farias" });
      if ((await taken.locator("details[open]").count()) === 0)
        await taken.locator("summary").click();
      await taken.locator("details[open]").waitFor();
    },
    isTall: true,
  },
  {
    name: "orders/board-search",
    as: "attendant",
    address: pageOf("/pedidos?service=takeout"),
    steps: async (page) => {
      await page.getByLabel("Mostrar apenas meus pedidos").uncheck();
      await page.getByText("Lurdes Tavares").first().waitFor();
      await page.getByRole("searchbox", { name: "Buscar pedido" }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: "orders/phone-silent",
    as: "attendant",
    address: pageOf("/pedidos", "empty"),
    steps: async (page) => {
      await button(page, "Som ligado").click();
      await page.getByText("O som está desligado neste aparelho.").waitFor();
    },
    atEverySize: async (page) => {
      const menu = button(page, "Abrir menu");
      if (await menu.isVisible()) {
        if ((await menu.getAttribute("aria-expanded")) === "false") await menu.click();
        const search = button(page, "Buscar pedido");
        if ((await search.getAttribute("aria-expanded")) === "false") await search.click();
      }
    },
  },
  {
    name: "orders/board-none-found",
    as: "attendant",
    address: pageOf("/pedidos?q=Fulano"),
    steps: async (page) => {
      await page.getByText("Nenhum pedido encontrado").scrollIntoViewIfNeeded();
    },
  },
  {
    name: "orders/new",
    as: "attendant",
    address: pageOf("/pedidos/novo"),
    steps: async (page) => {
      await add(page, { category: "Bebidas", item: "Água com gás", count: 2 });
      await page.getByLabel("Telefone").fill("19988880001");
      await page.getByLabel("Nome", { exact: true }).fill("Rui Prado");
      await page.getByText("2 × Água com gás").waitFor();
    },
    isTall: true,
  },
  {
    name: "orders/new-known",
    as: "attendant",
    address: pageOf("/pedidos/novo"),
    steps: async (page) => {
      const caller = {
        name: "Beatriz de Almeida",
        phone: "(19) 98888-0001",
        address: { address: "Rua das Flores", number: "12", district: "Centro", city: "Campinas" },
        last: "2026-11-20T22:10:00.000Z",
      };
      await page.route("**/v2.0/order/caller", (route) => route.fulfill({ json: { caller } }));
      await page.getByLabel("Telefone").fill("19988880001");
      await button(page, "Usar estes dados").waitFor();
      await button(page, "Lançar pedido").click();
      await page.getByText("Escolha ao menos um item.").waitFor();
    },
  },
  {
    name: "orders/new-table",
    as: "attendant",
    address: pageOf("/pedidos/novo"),
    steps: (page) => page.getByRole("radio", { name: "Mesa" }).check(),
  },
  {
    name: "orders/printing",
    as: "attendant",
    address: pageOf("/pedidos"),
    before: withUnprinted,
    steps: async (page) => {
      await button(page, "Impressões").click();
      await page.getByRole("dialog", { name: "Impressões" }).waitFor();
    },
  },
  {
    name: "orders/printing-late",
    as: "attendant",
    address: pageOf("/pedidos"),
    before: withUnprinted,
    steps: (page) => button(page, "Impressões").waitFor(),
  },
  {
    name: "floor/printing-late",
    as: "attendant",
    address: pageOf("/pedido-mesa"),
    before: withUnprinted,
    steps: (page) => page.getByRole("button", { name: /não impressos/ }).waitFor(),
  },
  {
    name: "orders/pause",
    as: "attendant",
    address: pageOf("/pedidos"),
    steps: (page) => button(page, "Pausar").click(),
  },
  {
    name: "orders/paused",
    as: "attendant",
    address: pageOf("/pedidos"),
    before: withPause,
    steps: (page) => page.getByRole("region", { name: "Pedidos pausados" }).waitFor(),
  },
  {
    name: "kitchen/tickets",
    as: "attendant",
    address: pageOf("/cozinha"),
    steps: (page) => page.getByRole("article").nth(2).waitFor(),
    isTall: true,
  },
  {
    name: "kitchen/ready",
    as: "attendant",
    address: pageOf("/cozinha"),
    steps: async (page) => {
      await page
        .getByRole("button", { name: /^Tudo pronto/ })
        .first()
        .click();
      await page.getByText("Pronto", { exact: true }).waitFor();
    },
  },
  {
    name: "kitchen/none",
    as: "attendant",
    address: pageOf("/cozinha", "empty"),
    steps: (page) => page.getByText("Nada para preparar.").waitFor(),
  },
  {
    name: "kitchen/board",
    as: "attendant",
    address: pageOf("/painel"),
    steps: (page) => page.getByRole("heading", { name: "Pode retirar" }).waitFor(),
  },
  {
    name: "orders/none",
    as: "admin",
    address: pageOf("/pedidos", "empty"),
    steps: (page) => page.getByText("Ao vivo", { exact: true }).waitFor(),
  },
  {
    name: "orders/loading",
    as: "admin",
    address: pageOf("/pedidos"),
    before: (page) => hold(page, "**/v2.0/order?**"),
    steps: (page) => page.getByRole("heading", { level: 1 }).waitFor(),
  },
  {
    name: "orders/error",
    as: "admin",
    address: pageOf("/pedidos"),
    before: (page) => fail(page, "**/v2.0/order?**"),
    steps: (page) => page.getByRole("button", { name: "Tentar de novo" }).waitFor(),
  },
  {
    name: "orders/days",
    as: "admin",
    address: pageOf("/pedidos"),
    steps: async (page) => {
      await button(page, "Outros dias").click();
      await page.getByLabel("De", { exact: true }).fill("31/02/2026");
      await button(page, "Ver").click();
      await page.getByText("Digite um dia que existe").waitFor();
    },
  },
  {
    name: "orders/payment",
    as: "attendant",
    address: pageOf("/pedidos"),
    steps: async (page) => {
      await page.getByLabel("Mostrar apenas meus pedidos").uncheck();
      await page.getByText("Receber", { exact: true }).first().click();
      await page.getByRole("dialog", { name: "Pagamento do pedido" }).getByLabel("Valor").waitFor();
    },
  },
  {
    name: "orders/print-layout",
    as: "admin",
    address: pageOf("/pedidos"),
    steps: async (page) => {
      await page.getByRole("article").first().locator("summary").click();
      await page.getByRole("button", { name: "Imprimir" }).first().click();
      await page.getByRole("dialog").getByRole("button", { name: "Imprimir" }).click();
      await page.getByText("Selecione um layout.").first().waitFor();
    },
  },
  {
    name: "orders/print-kitchen",
    as: "admin",
    address: ({ site, pizzaria, guestOrder }) =>
      site.url(pizzaria, `/pedidos/${guestOrder.hash}/imprimir?layout=production`),
    steps: (page) => page.getByText("#00").first().waitFor(),
    hasFixedLetters: true,
  },
  {
    name: "orders/print",
    as: "admin",
    address: ({ site, pizzaria, guestOrder }) =>
      site.url(pizzaria, `/pedidos/${guestOrder.hash}/imprimir?layout=customer`),
    steps: (page) => page.getByText("#00").first().waitFor(),
    hasFixedLetters: true,
  },
];
