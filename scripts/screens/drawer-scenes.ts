import type { Page } from "playwright-core";
import type { CashMovement } from "../../src/contract/cash.ts";
import type { DayReport } from "../../src/contract/reports.ts";
import { button } from "../../tests/e2e/guest.ts";
import { dialog } from "../../tests/e2e/floor.ts";
import { answerOf } from "./answer-of.ts";
import { pageOf } from "./page-of.ts";
import type { Scene } from "./scene.ts";

const at = "2026-11-27T01:10:00.000Z";
const who = { by: "Conceição Aparecida dos Santos", at };
const movements: CashMovement[] = [
  { id: "1", kind: "float", amount: 200, ...who },
  { id: "2", kind: "in", amount: 150, reason: "Troco do mercado", by: "Rui", at },
  {
    id: "3",
    kind: "out",
    amount: 1_630.5,
    reason: "Fornecedor de queijos e laticínios da serra",
    by: "Rui",
    approved_by: "Conceição Aparecida dos Santos",
    at,
  },
  { id: "4", kind: "out", amount: 80, reason: "Motoboy", by: "Rui", at, undone: who },
];
const drawer = {
  float_amount: 200,
  received_amount: 4_210.5,
  refunded_amount: 35,
  in_amount: 150,
  out_amount: 1_630.5,
  expected_amount: 2_895,
};

const cash = {
  method: "cash",
  payments: 31,
  received_amount: 4_210.5,
  refunded_amount: 35,
  expected_amount: 2_895,
};

/** Answers with these movements, and with the drawer's sums of the day. */
const withMovements =
  (shown: readonly CashMovement[]) =>
  async (page: Page): Promise<void> => {
    await page.route(/\/v2\.0\/cash(\?|$)/, (route) =>
      route.fulfill({
        json: {
          day: "2026-11-26",
          movements: shown,
          ...(shown.length === 0 && { proposed_float: 180 }),
        },
      }),
    );
    await page.route(/\/v2\.0\/reports\/day\?/, async (route) => {
      const answer = await answerOf(route);
      const day = (await answer.json()) as DayReport;
      await route.fulfill({
        json: { ...day, drawer, movements: shown, methods: [cash, ...day.methods] },
      });
    });
  };

const scene = (name: string, rest: Partial<Scene>): Scene => ({
  name: `drawer/${name}`,
  as: "attendant",
  address: pageOf("/pedido-mesa"),
  before: withMovements(movements),
  ...rest,
});

const open = async (page: Page) => {
  await button(page, "Caixa").click();
  return dialog(page, "Movimentos de caixa");
};
const press = async (page: Page, name: string) =>
  (await open(page)).getByRole("button", { name, exact: true }).click();

/** The drawer where staff work and where an owner counts. */
export const drawerScenes: Scene[] = [
  scene("movements", {
    steps: async (page) => (await open(page)).getByText("Fornecedor de queijos").waitFor(),
  }),
  scene("empty", {
    before: withMovements([]),
    steps: async (page) => (await open(page)).getByText("Nenhum movimento").waitFor(),
  }),
  scene("float", { before: withMovements([]), steps: (page) => press(page, "Fundo de troco") }),
  scene("out", {
    steps: async (page) => {
      await press(page, "Sangria");
      await page.getByLabel("Valor").press("Enter");
    },
  }),
  scene("undo", {
    steps: async (page) =>
      (await open(page)).getByRole("listitem").nth(1).getByRole("button").click(),
  }),
  scene("orders", {
    address: pageOf("/pedidos"),
    steps: (page) => button(page, "Caixa").waitFor(),
  }),
  scene("day", {
    as: "admin",
    address: pageOf("/fechamento"),
    isTall: true,
    steps: (page) => page.getByText("Fornecedor de queijos").first().waitFor(),
  }),
  scene("day-compared", {
    as: "admin",
    address: pageOf("/fechamento"),
    isTall: true,
    steps: async (page) => {
      await page.getByText("Fornecedor de queijos").first().waitFor();
      await page.getByLabel("Dinheiro", { exact: true }).fill("289000");
      await button(page, "Conferir").click();
      await page.getByText("Esperado na gaveta").waitFor();
    },
  }),
];
