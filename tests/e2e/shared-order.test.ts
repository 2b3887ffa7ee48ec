import { expect, it } from "vitest";
import { expectAccessible, expectNoOverflow, leave, newVisitor } from "./browser.ts";
import { adminOf } from "./callers.ts";
import { guestWithOrder } from "./delivery.ts";
import { browser, site } from "./shared-site.ts";

it("whoever a guest shares their order with follows it on another device, until its data is erased", async () => {
  const { account, page, ...visit } = await guestWithOrder({ site, browser });
  const { origin } = new URL(page.url());
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin });
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await page.reload();
  await page.getByRole("button", { name: "Copiar link" }).click();
  await page.getByText("Link do pedido copiado.").first().waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${origin}/acompanhar/[0-9a-f]{32}$`));
  const hash = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  expect(link).not.toContain(hash);

  const family = await newVisitor(browser);
  const opened = await family.page.goto(link);
  const headers = opened?.headers() ?? {};
  expect(headers["referrer-policy"]).toBe("no-referrer");
  expect(headers["cache-control"]).toBe("no-store");
  await family.page.getByRole("heading", { level: 1, name: "Pedido #001" }).waitFor();
  await family.page.getByText("Calabresa").first().waitFor();
  const robots = family.page.locator('meta[name="robots"]');
  expect(await robots.getAttribute("content")).toBe("noindex");
  const words = await family.page.locator("body").innerText();
  for (const secret of ["Ana de Souza", "Rua das Flores", "99555", "R$", "Dinheiro"])
    expect(words).not.toContain(secret);
  await expectAccessible(family.page);
  await expectNoOverflow(family.page);

  const admin = await adminOf(site, account);
  await admin.orders.accept({ params: { hash }, body: { minutes: 40 } });
  await family.page.getByText(/^Chega às \d\d:\d\d$/).waitFor();
  await admin.orders.setStatus({ params: { hash, statusId: "3" }, body: {} });
  await family.page.getByText("O pedido saiu para entrega.").waitFor();

  await admin.orders.setStatus({ params: { hash, statusId: "4" }, body: {} });
  await family.page.getByText("O pedido foi concluído. Bom apetite!").waitFor();
  await page.goto(site.url(account, "/privacidade"));
  await page.getByRole("button", { name: "Apagar meus dados" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Apagar meus dados" }).click();
  await family.page.getByRole("heading", { name: "Este link não abre mais" }).waitFor();
  await family.page.getByRole("link", { name: "Ver o cardápio" }).click();
  await family.page.getByRole("button", { name: "Calabresa", exact: true }).waitFor();
  await leave({ ...visit }, family);
});

it("a link that nobody has is told of kindly, and leads to the menu", async () => {
  const { account, ...visit } = await guestWithOrder({ site, browser });
  const { page, ...other } = await newVisitor(browser);
  await page.goto(site.url(account, `/acompanhar/${"0".repeat(32)}`));
  await page.getByRole("heading", { level: 1, name: "Este link não abre mais" }).waitFor();
  const menu = page.getByRole("link", { name: "Ver o cardápio" });
  expect(await menu.getAttribute("href")).toBe("/delivery");
  await expectAccessible(page);
  await other.close();
  await leave(visit);
});
