import type { Page } from "playwright-core";
import { button } from "../../tests/e2e/guest.ts";
import { pageOf } from "./page-of.ts";
import { withUnprinted } from "./printing-steps.ts";
import type { Scene } from "./scene.ts";

const owner = (name: string, path: string, rest: Partial<Scene> = {}): Scene => ({
  name: `reports/${name}`,
  as: "admin",
  address: pageOf(path),
  isTall: true,
  steps: (page) => page.getByRole("main").getByRole("heading", { level: 2 }).first().waitFor(),
  ...rest,
});

const drawn = (page: Page) => page.getByRole("figure").first().waitFor();
const grouped = (by: string) =>
  owner(by, `/relatorios?from=${daysAgo(60)}&to=${daysAgo(1)}&by=${by}`, { steps: drawn });

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

const yesterday = `/fechamento?dia=${daysAgo(1)}`;

const count = async (page: Page) => {
  await page.getByLabel("Dinheiro").fill("10000");
  await page.getByLabel("PIX").fill("0");
  await button(page, "Conferir").click();
  await button(page, "Fechar o dia").waitFor();
};

/** Owners' reports of the demo's sixty days. */
export const reportScenes: Scene[] = [
  ...["day", "hour", "weekday", "service", "item", "category", "method", "attendant"].map(grouped),
  owner("nothing", "/relatorios?from=2024-01-01&to=2024-01-07&by=day"),
  owner("loading", "/relatorios", {
    before: (page) => page.route("**/v2.0/reports/**", () => undefined),
    steps: (page) => page.getByRole("heading", { name: "Relatórios" }).waitFor(),
  }),
  owner("failed", "/relatorios", {
    before: (page) => page.route("**/v2.0/reports/**", (route) => route.abort()),
    steps: (page) => button(page, "Tentar de novo").first().waitFor(),
  }),
  owner("day-to-count", yesterday),
  owner("day-compared", yesterday, { steps: count }),
  owner("day-today", "/fechamento"),
  owner("day-print", yesterday, {
    before: withUnprinted,
    steps: async (page) => {
      await button(page, "Imprimir").and(page.locator("[aria-haspopup]")).click();
      await page.getByRole("dialog").getByRole("group").waitFor();
    },
  }),
];
