import type { Page } from "playwright-core";
import type { Order } from "../../src/contract/orders.ts";
import { orderStatus, type OrderStatusId } from "../../src/domain/order-status.ts";
import { button } from "../../tests/e2e/guest.ts";
import { drawByScripts } from "./guest-steps.ts";
import { signIn } from "./identities.ts";
import { pageOf } from "./page-of.ts";
import type { Scene } from "./scene.ts";
import type { Stage } from "./stage.ts";

const atOrder = ({ site, pizzaria, guestOrder }: Stage) =>
  site.url(pizzaria, `/pedidos/${guestOrder.hash}`);

const minuteMs = 60_000;
const fromNow = (minutes: number) => new Date(Date.now() + minutes * minuteMs).toISOString();

/** The guest's order as it has gone through these statuses, one each ten minutes, on this screen alone. */
const withSteps =
  (statuses: readonly OrderStatusId[], changes: () => Partial<Order> = () => ({})) =>
  async (page: Page, { site, guestOrder }: Stage) => {
    const staff = await signIn(site, { label: "pizzaria", role: "attendant" });
    const order = await staff.orders.get({ params: { hash: guestOrder.hash } });
    await drawByScripts(page);
    await page.route(`**/v2.0/order/${guestOrder.hash}`, async (route) => {
      const steps = statuses.map((status_id, index) => ({
        status_id,
        at: fromNow(10 * (index - statuses.length)),
      }));
      const statusId = statuses.at(-1) ?? 5;
      const { alias, label } = orderStatus(statusId);
      const accepted = steps.find(({ status_id }) => status_id === 1);
      await route.fulfill({
        json: {
          ...order,
          created: steps[0]?.at,
          steps,
          status_id: statusId,
          status_alias: alias,
          status_label: label,
          new: statusId === 5,
          promised_at: fromNow(25),
          accepted_at: accepted?.at,
          ...changes(),
        },
      });
    });
  };

const guestScene = (name: string, before: NonNullable<Scene["before"]>): Scene => ({
  name: `guest/order-${name}`,
  as: "guest",
  address: atOrder,
  before,
  steps: (page) => page.getByRole("region", { name: "Andamento do pedido" }).waitFor(),
  isTall: true,
});

const refuseFirst = async (page: Page) => {
  await page
    .getByRole("button", { name: /^Recusar o pedido/ })
    .first()
    .click();
  await page.getByLabel("Item em falta").check();
};

/** The answer to an order, on both sides. */
export const answerScenes: readonly Scene[] = [
  guestScene("unanswered", withSteps([5])),
  guestScene("promised", withSteps([5, 1])),
  guestScene("on-its-way", withSteps([5, 1, 2, 3])),
  guestScene(
    "to-fetch",
    withSteps([5, 1, 2], () => ({ service: "takeout", address: "", ready_at: fromNow(-2) })),
  ),
  guestScene(
    "at-table",
    withSteps([5, 1, 2], () => ({ service: "indoor", mode: "easy-order", address: "12" })),
  ),
  guestScene(
    "scheduled",
    withSteps([5], () => ({ new: false, scheduled_for: fromNow(180), promised_at: undefined })),
  ),
  guestScene(
    "cancelled",
    withSteps([5, 1, 6], () => ({
      cancelled: { reason: "consumer_request", at: fromNow(-10) },
    })),
  ),
  guestScene(
    "refused",
    withSteps([5, 6], () => ({
      cancelled: { reason: "unavailable_item", text: "Acabou a massa", at: fromNow(-10) },
    })),
  ),
  {
    name: "orders/answer",
    as: "attendant",
    address: pageOf("/pedidos"),
    steps: async (page) => {
      await page.getByText("+5", { exact: true }).first().click();
      await page.getByText("Ao vivo", { exact: true }).waitFor();
    },
    isTall: true,
  },
  {
    name: "orders/refuse",
    as: "attendant",
    address: pageOf("/pedidos"),
    steps: refuseFirst,
  },
  {
    name: "orders/refuse-errors",
    as: "attendant",
    address: pageOf("/pedidos"),
    steps: async (page) => {
      await refuseFirst(page);
      const question = page.getByRole("dialog", { name: /^Recusar o pedido/ });
      await question.getByLabel("Outro motivo").check();
      await question.getByRole("button", { name: "Recusar" }).click();
      await question.getByText("Diga o motivo.").waitFor();
    },
  },
  {
    name: "orders/promise",
    as: "admin",
    address: pageOf("/pedidos"),
    steps: async (page) => {
      await page.getByLabel("Mostrar apenas meus pedidos").uncheck();
      const answer = page.getByRole("button", { name: /^Aceitar/ });
      const card = page.getByRole("article").filter({ hasNot: answer }).first();
      await card.locator("summary").click();
      await card.getByText("+5", { exact: true }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: "orders/late-elsewhere",
    as: "admin",
    address: pageOf("/admin"),
    steps: (page) => page.getByText("Sem resposta há mais de 3 minutos.").waitFor(),
  },
  {
    name: "orders/shift",
    as: "attendant",
    address: pageOf("/pedidos"),
    steps: async (page) => {
      await button(page, "Abrir turno").click();
      await page.getByText("Ao vivo", { exact: true }).waitFor();
    },
  },
];
