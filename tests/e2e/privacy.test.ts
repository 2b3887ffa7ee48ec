import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { faultsAtAnySize, newVisitor } from "./browser.ts";
import { adminOf } from "./callers.ts";
import { fillCart, fillCheckout, newPizzaria, openCheckout, sendOrder } from "./delivery.ts";
import { browser, site } from "./shared-site.ts";

it("guests read what is kept of them, take it along, and have it erased when nothing is under way", async () => {
  const account = await newPizzaria(site, { extras: { languages: ["br", "us"] } });
  const name = `Casa ${account.label}`;
  const { page, troubles, close } = await newVisitor(browser);
  await page.goto(site.url(account, "/delivery"));
  await fillCart(page);
  await openCheckout(page);
  const quietLink = page.getByRole("link", { name: "Como cuidamos dos seus dados" });
  expect(await quietLink.getAttribute("href")).toBe("/privacidade");
  expect(await quietLink.getAttribute("target")).toBe("_blank");
  await fillCheckout(page);
  await page.getByLabel("Lembrar meus dados neste aparelho").check();
  await sendOrder(page);
  await page.getByText("Pedido #001").first().waitFor();
  const order = page.url();

  await page.goto(site.url(account, "/delivery"));
  await page.getByRole("link", { name: "Privacidade" }).click();
  await page.getByRole("heading", { level: 1, name: "Privacidade" }).waitFor();
  const main = page.getByRole("main");
  expect(await main.textContent()).toContain(`${name} decide o que é feito com os dados`);
  expect(await main.textContent()).toContain("Depois de 180 dias");
  expect(await page.getByRole("link", { name: "WhatsApp" }).isVisible()).toBe(true);
  expect(await faultsAtAnySize(page)).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Baixar meus dados" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("meus-dados.json");
  expect(JSON.parse(await readFile(await download.path(), "utf8"))).toMatchObject({
    account: name,
    orders: [{ user_name: "Ana de Souza", user_email: "ana@example.com" }],
  });

  const erase = page.getByRole("button", { name: "Apagar meus dados" });
  await erase.first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Apagar meus dados" }).click();
  await page.getByRole("alert").getByText("o pedido #001 ainda está em andamento").waitFor();

  const admin = await adminOf(site, account);
  const hash = order.split("/").at(-1) ?? "";
  await admin.orders.setStatus({ params: { hash, statusId: "4" }, body: {} });
  await erase.first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Apagar meus dados" }).click();
  await page.getByRole("status").getByText("Os seus dados foram apagados.").waitFor();
  expect(await admin.orders.get({ params: { hash } })).toMatchObject({
    user_name: "Dados removidos",
    total_amount: 51.98,
  });
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(kept).not.toMatch(/Ana|ana@|Flores|"token",/);

  await page.goto(site.url(account, "/us/privacidade"));
  const heading = page.getByRole("heading", { level: 1, name: "Privacy" });
  expect(await heading.getAttribute("lang")).toBe("en-US");
  // Browsers report the refusal above as an error.
  expect(troubles.filter((trouble) => !trouble.includes("409"))).toEqual([]);
  await close();
});

it("what the page says of kept data is asked for once, with the document's own preload", async () => {
  const account = await newPizzaria(site);
  const { page, troubles, close } = await newVisitor(browser, { serviceWorkers: "allow" });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(site.url(account, "/privacidade"));
  await page.getByRole("button", { name: "Baixar meus dados" }).waitFor();
  expect(asked.filter((path) => path === "/v2.0/privacy/notice")).toHaveLength(1);
  expect(troubles).toEqual([]);
  await close();
});
