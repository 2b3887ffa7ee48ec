import type { Page } from "playwright-core";
import { errorTexts } from "../../src/contract/error-texts.ts";
import { dialog, table } from "../../tests/e2e/floor.ts";
import { button } from "../../tests/e2e/guest.ts";
import { onTab } from "./floor-scenes.ts";
import { pageOf, tabPage } from "./page-of.ts";
import type { Scene } from "./scene.ts";

const floor = (
  name: string,
  address: Scene["address"],
  rest: Omit<Scene, "name" | "address"> = {},
): Scene => ({ name: `floor/${name}`, as: "attendant", address, ...rest });

const atTab = tabPage("tab");

const act = async (page: Page, action: string) => {
  await onTab(page);
  await button(page, "Ações da comanda").click();
  await dialog(page, "Ações da comanda").getByRole("button", { name: action }).click();
  await dialog(page, action).waitFor();
};

const chooseAll = async (page: Page) => {
  await act(page, "Passar itens");
  await button(page, "Tudo").click();
};

/** The guests of these tables have asked for the bill. */
const askForBill = async (page: Page, numbers: readonly number[], calls: boolean) => {
  type Answer = { locations: { number: number }[] };
  const answer = await page.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem("token") ?? ""}`;
    const call = await fetch("/v2.0/account/locations", { headers: { authorization } });
    return (await call.json()) as Answer;
  });
  const asked = new Date(Date.now() - 240_000).toISOString();
  const call = calls ? { service_request: true, service_requested_at: asked } : {};
  const locations = answer.locations.map((one) =>
    numbers.includes(one.number) ? { ...one, ...call, bill_requested_at: asked } : one,
  );
  await page.route("**/v2.0/account/locations", (route) => route.fulfill({ json: { locations } }));
  await page.reload();
};
const everyTable = Array.from({ length: 30 }, (_, index) => index + 1);

/** Actions on a whole tab, and a bill that was asked for. */
export const moveScenes: readonly Scene[] = [
  floor("tab-actions", atTab, {
    steps: async (page) => {
      await onTab(page);
      await button(page, "Ações da comanda").click();
      await dialog(page, "Ações da comanda").waitFor();
    },
  }),
  floor("tab-rename", atTab, { steps: (page) => act(page, "Renomear") }),
  floor("tab-move", atTab, { steps: (page) => act(page, "Mudar de mesa") }),
  floor("tab-move-taken", atTab, {
    before: (page) =>
      page.route("**/v2.0/order/sheet/*/move", (route) =>
        route.fulfill({
          status: 409,
          json: {
            error: "conflict",
            message: errorTexts.conflict,
            problems: { location: { code: "table_has_tab" } },
          },
        }),
      ),
    steps: async (page) => {
      await act(page, "Mudar de mesa");
      await page.getByRole("button", { name: /^Mesa 5,/ }).click();
    },
  }),
  floor("tab-merge", atTab, { steps: (page) => act(page, "Juntar com outra comanda") }),
  floor("tab-merge-question", atTab, {
    steps: async (page) => {
      await act(page, "Juntar com outra comanda");
      await page.getByRole("button", { name: "Ocupada" }).first().click();
    },
  }),
  floor("tab-pass", atTab, {
    steps: async (page) => {
      await act(page, "Passar itens");
      await page
        .getByRole("button", { name: /^Aumentar/ })
        .first()
        .click();
    },
  }),
  floor("tab-pass-to", atTab, {
    steps: async (page) => {
      await chooseAll(page);
      await button(page, "Escolher destino").click();
      await page.getByText("Para qual mesa?").waitFor();
    },
  }),
  floor("tables-bill", pageOf("/pedido-mesa"), {
    steps: async (page) => {
      await askForBill(page, [2, 5], false);
      await table(page, 12).waitFor();
    },
  }),
  floor("tables-bill-calling", pageOf("/pedido-mesa"), {
    steps: async (page) => {
      await askForBill(page, [5], true);
      await table(page, 12).waitFor();
    },
  }),
  floor("tab-bill-asked", atTab, {
    steps: async (page) => {
      await askForBill(page, everyTable, false);
      await onTab(page);
    },
  }),
  {
    name: "kitchen/moved",
    as: "attendant",
    address: pageOf("/cozinha"),
    steps: async (page) => {
      await page.getByRole("article").nth(2).waitFor();
      type Answer = { tickets: { table_number?: number }[] };
      const answer = await page.evaluate(async () => {
        const authorization = `Bearer ${localStorage.getItem("token") ?? ""}`;
        const call = await fetch("/v2.0/kitchen/tickets", { headers: { authorization } });
        return (await call.json()) as Answer;
      });
      const tickets = answer.tickets.map((ticket) =>
        ticket.table_number === undefined ? ticket : { ...ticket, moved_from: 4 },
      );
      const json = { ...answer, tickets };
      await page.route("**/v2.0/kitchen/tickets", (route) => route.fulfill({ json }));
      await page.reload();
      await page
        .getByText(/^MUDOU/)
        .first()
        .waitFor();
    },
  },
  floor("closed-tabs", pageOf("/pedido-mesa"), {
    steps: async (page) => {
      await table(page, 12).waitFor();
      await button(page, "Comandas fechadas").click();
      await dialog(page, "Encerradas hoje").waitFor();
    },
  }),
  floor("tab-reopen", tabPage("closedTab"), {
    steps: async (page) => {
      await button(page, "Reabrir comanda").click();
      await dialog(page, "Reabrir comanda").waitFor();
    },
  }),
];
