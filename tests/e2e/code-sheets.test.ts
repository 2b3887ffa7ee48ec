import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { desk, expectAccessible, expectNoOverflow, leave, madeAt, phone } from "./browser.ts";
import { adminOf } from "./callers.ts";
import { newAttendant, newBar } from "./floor.ts";
import { button } from "./guest.ts";
import { browser, site } from "./shared-site.ts";

describe.each(madeAt(desk, phone))("the sheets of codes, at $width pixels", (size) => {
  it("are tents for some tables, seen before they are saved, and a table's key is renewed", async () => {
    const bar = await newBar(site);
    const pathOf = () => "/admin#secao-qrcode";
    const place = { site, bar, callerOf: adminOf, pathOf, ...size };
    const owner = await newAttendant(browser, place);
    const { page } = owner;
    await button(page, "Montar folhas").click();
    const dialog = page.getByRole("dialog", { name: "Folhas de códigos" });
    const preview = dialog.getByRole("img", { name: "Como fica a primeira folha" });
    await preview.waitFor();
    await dialog.getByLabel("De cada mesa").check();
    await dialog.getByLabel("Números").fill("1-40");
    await dialog.getByText("Escreva números de 1 a 12, como 1-4, 9.").waitFor();
    await dialog.getByLabel("Números").fill("1-3");
    await expectAccessible(page);
    await expectNoOverflow(page);
    const saving = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Baixar PDF" }).click();
    const file = await readFile(await (await saving).path());
    expect(file.subarray(0, 5).toString()).toBe("%PDF-");
    await page.getByText("PDF com 3 códigos baixado.").first().waitFor();

    const before = (await preview.getAttribute("src")) ?? "";
    // A preview with the old key arrives after the key was renewed.
    const [asked, renewed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const old = { type: "image/png", data: before.slice(before.indexOf(",") + 1), codes: 2 };
    await page.route(
      "**/qr/sheets",
      async (route) => {
        asked.resolve();
        await renewed.promise;
        // The page may wait for it no longer.
        await route.fulfill({ json: old }).catch(() => undefined);
      },
      { times: 1 },
    );
    await dialog.getByLabel("Números").fill("1-2");
    await asked.promise;
    await dialog.getByLabel("Mesa", { exact: true }).selectOption("1");
    await dialog.getByRole("button", { name: "Renovar chave" }).click();
    const question = page.getByRole("alertdialog", { name: "Renovar a chave da mesa 1?" });
    await question.getByText("não servem mais para pedir").waitFor();
    await question.getByRole("button", { name: "Renovar chave" }).click();
    await page.getByText("Chave da mesa 1 renovada.").first().waitFor();
    renewed.resolve();
    await expect.poll(() => preview.getAttribute("src")).not.toBe(before);
    await dialog
      .getByText(/^Chave renovada em \d\d:\d\d\s• \d\d\/\d\d\/\d\d por Dona\.$/)
      .waitFor();
    await leave(owner);
  });
});
