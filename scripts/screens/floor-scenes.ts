import type { Page } from "playwright-core";
import { errorTexts } from "../../src/contract/error-texts.ts";
import { button, hold } from "../../tests/e2e/guest.ts";
import { add, dialog, onTables, table } from "../../tests/e2e/floor.ts";
import { answerOf } from "./answer-of.ts";
import { pageOf, tabPage } from "./page-of.ts";
import type { Scene } from "./scene.ts";
import type { Stage } from "./stage.ts";

const floor = (
  name: string,
  address: Scene["address"],
  rest: Omit<Scene, "name" | "address"> = {},
): Scene => ({ name: `floor/${name}`, as: "attendant", address, ...rest });

export const onTab = (page: Page) => button(page, "Enviar Pedido").waitFor();

const atTab = tabPage("tab");
const atOverpaidTab = tabPage("overpaidTab");

/** Answers the menu from now on as if its owner had removed a category. */
const takeOut = async (page: Page, category: string) => {
  type Answer = { menu: { title_br: string }[] };
  const answer = await page.evaluate(
    async () => (await (await fetch("/v2.0/content/menu")).json()) as Answer,
  );
  const menu = answer.menu.filter(({ title_br }) => title_br !== category);
  await page.route("**/v2.0/content/menu", (route) => route.fulfill({ json: { ...answer, menu } }));
};

/** Answers as if guests had ordered to these tables themselves. */
const withGuestOrders = async (page: Page, numbers: number[]) => {
  type Answer = { locations: { number: number }[] };
  const answer = await page.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem("token") ?? ""}`;
    const call = await fetch("/v2.0/account/locations", { headers: { authorization } });
    return (await call.json()) as Answer;
  });
  const guest_orders = [41, 57].map((id) => ({ id, hash: String(id), total_amount: id }));
  const locations = answer.locations.map((one) =>
    numbers.includes(one.number) ? { ...one, guest_orders } : one,
  );
  await page.route("**/v2.0/account/locations", (route) => route.fulfill({ json: { locations } }));
  await page.reload();
};
const everyTable = Array.from({ length: 30 }, (_, index) => index + 1);

/** Sends an order while the network fails, so that the device keeps it. */
const keepOrder = async (page: Page, stage: Stage) => {
  await page.goto(atTab(stage));
  await onTab(page);
  await add(page, { category: "Bebidas", item: "Água com gás" });
  await button(page, "Enviar Pedido").click();
  await page.getByText("não enviado", { exact: true }).waitFor();
};

/** Opens a table while the network fails, and chooses an item. */
const openUnheard = async (page: Page) => {
  await page.route("**/v2.0/order/sheet", (route) => route.abort());
  await table(page, 12).click();
  await dialog(page, "Mesa 12").getByLabel("Nome da comanda").fill("Família Souza");
  await button(page, "Abrir comanda").click();
  await onTab(page);
  await add(page, { category: "Bebidas", item: "Água com gás" });
};

type Answers = { status: number; json: object }[];

/** Gives these answers in turn. The network fails for later calls. */
const answerInTurn = async (page: Page, address: string, answers: Answers) => {
  const left = [...answers];
  await page.unroute(address);
  await page.route(address, (route) => {
    const answer = left.shift();
    return answer ? route.fulfill(answer) : route.abort();
  });
};

/** Brings the network back, and gives these answers to the opening of the tab. */
const answerOpening = async (page: Page, answers: Answers) => {
  await answerInTurn(page, "**/v2.0/order/sheet", answers);
  await page.evaluate(() => dispatchEvent(new Event("online")));
};
const refusing = (status: number, error: string) => [{ status, json: { error, message: "" } }];

/** Attendants' screens: the tables, a tab, a payment. */
export const floorScenes: readonly Scene[] = [
  floor("tables", pageOf("/pedido-mesa"), {
    steps: (page) => table(page, 12).waitFor(),
    isTall: true,
  }),
  floor("table", pageOf("/pedido-mesa"), {
    steps: async (page) => {
      await table(page, 12).click();
      await dialog(page, "Mesa 12").waitFor();
    },
  }),
  floor("tables-guest-orders", pageOf("/pedido-mesa"), {
    steps: async (page) => {
      await withGuestOrders(page, [2, 5, 12]);
      await table(page, 12).waitFor();
    },
    isTall: true,
  }),
  floor("table-guest-orders", pageOf("/pedido-mesa"), {
    steps: async (page) => {
      await withGuestOrders(page, [12]);
      await table(page, 12).click();
      await page.getByText("pedidos de clientes pelo celular").waitFor();
    },
  }),
  floor("tab-guest-orders", atTab, {
    steps: async (page) => {
      await withGuestOrders(page, everyTable);
      await page.getByText("pedidos de clientes pelo celular").waitFor();
      await onTab(page);
    },
  }),
  floor("tab-by-key", atTab, {
    steps: async (page) => {
      type Answer = { details: { orders: object[] } };
      await page.route("**/v2.0/order/sheet/*", async (route) => {
        const answer = (await (await answerOf(route)).json()) as Answer;
        const [first, ...others] = answer.details.orders.toReversed();
        const guests = { user_name: "Ana de Souza", by_guest: true, new: true, placed_by: null };
        const open = { status_id: 5, status_alias: "open", status_label: "Em aberto" };
        answer.details.orders = [...others.toReversed(), { ...first, ...guests, ...open }];
        await route.fulfill({ json: answer });
      });
      await page.reload();
      await page.getByText("Pedidos da comanda").click();
      await page.getByText("Pedido do cliente Ana de Souza").waitFor();
    },
  }),
  floor("payment-guest-orders", atTab, {
    steps: async (page) => {
      await withGuestOrders(page, everyTable);
      await onTab(page);
      await button(page, "Encerrar comanda").click();
      await dialog(page, "RECEBENDO:").getByText("pelo celular").waitFor();
    },
  }),
  floor("table-choice", pageOf("/pedido-mesa"), {
    steps: async (page) => {
      await table(page, 5).click();
      await page.getByText("Escolha a comanda").waitFor();
    },
  }),
  floor("table-calling", pageOf("/pedido-mesa"), {
    steps: async (page) => {
      // The first is the table. Its call below names it as well.
      await table(page, 11).first().click();
      await dialog(page, "Mesa 11").waitFor();
    },
  }),
  floor("tab-bill", atTab, {
    steps: async (page) => {
      await onTab(page);
      await button(page, "Imprimir conta").click();
      await dialog(page, "Imprimir conta").waitFor();
    },
  }),
  floor("tab-bill-paper", (stage) => `${atTab(stage)}/conta?pessoas=3`, {
    steps: (page) => page.getByText("Não é documento fiscal").waitFor(),
    hasFixedLetters: true,
  }),
  floor("tables-none", pageOf("/pedido-mesa", "empty"), {
    as: "admin",
    steps: (page) => page.getByText("Nenhuma mesa").waitFor(),
  }),
  floor("tables-loading", pageOf("/pedido-mesa"), {
    before: (page) => hold(page, "**/v2.0/account/locations"),
    steps: (page) => page.getByRole("heading", { name: "Mesas" }).waitFor(),
  }),
  floor("tables-toast", pageOf("/pedido-mesa"), {
    before: (page) => page.route("**/v2.0/order", (route) => route.abort("connectionreset")),
    steps: keepOrder,
  }),
  floor("tables-returned", pageOf("/pedido-mesa"), {
    before: (page) => page.route("**/v2.0/order", (route) => route.abort("connectionreset")),
    steps: async (page, stage) => {
      await keepOrder(page, stage);
      const json = { error: "deal_closed", message: errorTexts.deal_closed };
      await page.route("**/v2.0/order", (route) => route.fulfill({ status: 409, json }));
      await page.evaluate(() => dispatchEvent(new Event("online")));
      await page.getByText("não aceito", { exact: true }).waitFor();
    },
    isTall: true,
  }),
  floor("tab-waiting", pageOf("/pedido-mesa"), {
    steps: openUnheard,
    isTall: true,
  }),
  floor("tables-tab-waiting", pageOf("/pedido-mesa"), {
    steps: async (page) => {
      await openUnheard(page);
      await button(page, "Enviar Pedido").click();
      await onTables(page);
    },
    isTall: true,
  }),
  floor("tab-table-gone", pageOf("/pedido-mesa"), {
    steps: async (page) => {
      await openUnheard(page);
      await answerOpening(page, refusing(400, "invalid_id"));
      await page.getByText("não existe mais. Escolha outra").waitFor();
    },
  }),
  floor("tab-switched-off", pageOf("/pedido-mesa"), {
    steps: async (page) => {
      await openUnheard(page);
      await answerOpening(page, refusing(403, "access_denied"));
      await button(page, "Tentar de novo").waitFor();
    },
  }),
  floor("tab-beside", pageOf("/pedido-mesa"), {
    steps: async (page) => {
      await openUnheard(page);
      const sheet = { id: "1", hash: "1", name: "", individual: true, location_id: "1" };
      const opened = { status: 201, json: { newOrderSheet: sheet } };
      await answerInTurn(page, "**/v2.0/order/sheet/*", refusing(404, "not_found"));
      await answerOpening(page, [...refusing(409, "conflict"), opened]);
      await page.getByText("Outro aparelho já tinha aberto esta mesa").first().waitFor();
    },
  }),
  floor("tab", atTab, {
    steps: onTab,
  }),
  floor("tab-draft", atTab, {
    steps: async (page) => {
      await onTab(page);
      await add(page, { category: "Bebidas", item: "Água com gás", count: 2 });
    },
  }),
  floor("tab-options", atTab, {
    steps: async (page) => {
      await onTab(page);
      await add(page, { category: "Pizzas tradicionais", item: "Mussarela" });
    },
  }),
  floor("tab-orders", atTab, {
    steps: async (page) => {
      await onTab(page);
      await page.getByText("Pedidos da comanda").click();
    },
  }),
  floor("tab-empty", tabPage("emptyTab"), { steps: onTab }),
  floor("tab-closed", tabPage("closedTab"), {
    steps: (page) => page.getByText("Esta comanda já foi encerrada.").waitFor(),
  }),
  floor("tab-closed-meanwhile", tabPage("leftTab"), {
    steps: async (page, { closeLeftTab }) => {
      await onTab(page);
      await add(page, { category: "Bebidas", item: "Água com gás", count: 2 });
      await closeLeftTab();
      await page.getByText("Esta comanda já foi encerrada.").waitFor();
    },
  }),
  floor("tab-not-on-menu", atTab, {
    steps: async (page) => {
      await onTab(page);
      await add(page, { category: "Bebidas", item: "Água com gás", count: 2 });
      await takeOut(page, "Bebidas");
      await page.reload();
      await page.locator("summary", { hasText: "Fora do cardápio" }).click();
    },
  }),
  floor("tab-overpaid", atOverpaidTab, {
    steps: async (page) => {
      await onTab(page);
      await page.getByText("Pago a mais, a devolver:").waitFor();
    },
  }),
  floor("payment-overpaid", atOverpaidTab, {
    steps: async (page) => {
      await onTab(page);
      await button(page, "Encerrar comanda").click();
      await page.getByText("Foi pago a mais").waitFor();
    },
  }),
  floor("payment", atTab, {
    steps: async (page) => {
      await onTab(page);
      await button(page, "Encerrar comanda").click();
      await dialog(page, "RECEBENDO:").waitFor();
    },
  }),
  floor("payment-shares", atTab, {
    steps: async (page) => {
      await onTab(page);
      await button(page, "Encerrar comanda").click();
      await button(page, "Dividir").click();
      await button(page, "3").click();
      await page.getByText("Parte 1 de 3").waitFor();
    },
  }),
  floor("payment-pix", atTab, {
    steps: async (page) => {
      await onTab(page);
      await button(page, "Encerrar comanda").click();
      const paying = dialog(page, "RECEBENDO:");
      await paying.getByLabel("PIX", { exact: true }).check();
      await button(page, "Mostrar código PIX").click();
      await paying.getByRole("img", { name: "Código PIX" }).waitFor();
    },
  }),
  floor("payment-lines", atTab, {
    steps: async (page) => {
      await onTab(page);
      await button(page, "Encerrar comanda").click();
      await button(page, "Por itens").click();
      const paying = dialog(page, "RECEBENDO:");
      await paying
        .getByRole("button", { name: /^Aumentar/ })
        .first()
        .click();
    },
  }),
  floor("payment-refund", atOverpaidTab, {
    steps: async (page) => {
      await onTab(page);
      await button(page, "Encerrar comanda").click();
      await page.getByRole("button", { name: "Estornar R$" }).click();
      const asked = page.getByRole("dialog", { name: "Estornar o pagamento" });
      await page.route("**/refund", (route) =>
        route.fulfill({ status: 403, json: { error: "approval_required", message: "" } }),
      );
      await asked.getByRole("radio").nth(3).check();
      await asked.getByRole("button", { name: "Estornar", exact: true }).click();
      await asked.getByLabel("PIN do administrador").waitFor();
    },
  }),
  floor("payment-question", atTab, {
    before: (page) => hold(page, "**/pay"),
    steps: async (page) => {
      await onTab(page);
      await button(page, "Encerrar comanda").click();
      await dialog(page, "RECEBENDO:").getByLabel("Valor").fill("20,00");
      await button(page, "Pagar").click();
      await page.getByRole("alertdialog", { name: "Pagar R$ 20,00?" }).waitFor();
    },
  }),
  floor("payment-waived-unanswered", tabPage("waivedTab"), {
    before: (page) => page.route("**/v2.0/order/sheet/*/pay", (route) => route.abort()),
    steps: async (page) => {
      await onTab(page);
      await button(page, "Encerrar comanda").click();
      await page.getByRole("switch", { name: "Sem taxa de serviço" }).check();
      await button(page, "Pagar").click();
      await button(page, "Sim").click();
      await page.getByText("Encerrar sem taxa de serviço ficou sem resposta").waitFor();
    },
  }),
];
