import { expect, it } from "vitest";
import { newVisitor, phone } from "./browser.ts";
import { newPizzaria } from "./delivery.ts";
import { breakPage, button, isReady } from "./guest.ts";
import { browser, site } from "./shared-site.ts";

it("a page that cannot be drawn says so and is there again when asked for, with all that was in the cart", async () => {
  const account = await newPizzaria(site);
  const { page, close } = await newVisitor(browser, phone);
  await page.goto(site.url(account, "/delivery"));
  await isReady(page);
  await button(page, "Guaraná").click();
  await button(page, "Adicionar · R$ 4,99").click();
  const finish = button(page, "Finalizar pedido - R$ 4,99");
  await finish.waitFor();
  await breakPage(page);
  const alert = page.getByRole("alert").filter({ hasText: "Algo deu errado" });
  await alert.getByText("Não foi possível carregar esta página.").waitFor();
  await button(page, "Tentar de novo").click();
  await isReady(page);
  expect(await alert.count()).toBe(0);
  await page.goto(site.url(account, "/delivery"));
  await finish.waitFor();
  await close();
});
