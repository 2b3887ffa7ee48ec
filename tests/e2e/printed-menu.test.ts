import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { newMenu } from "../../src/server/testing/new-account.ts";
import { desk, expectAccessible, expectNoOverflow, leave, madeAt, phone } from "./browser.ts";
import { adminOf } from "./callers.ts";
import { newAttendant, newBar } from "./floor.ts";
import { button } from "./guest.ts";
import { browser, site } from "./shared-site.ts";

describe.each(madeAt(desk, phone))("the printed menu, at $width pixels", (size) => {
  it("is chosen, seen page by page, and saved as a PDF", async () => {
    const bar = await newBar(site);
    await newMenu(site, bar, [
      {
        title: "Petiscos",
        items: Array.from({ length: 40 }, (_, index) => ({
          title: `Petisco ${index + 1}`,
          priceCents: 1990,
        })),
      },
    ]);
    const pathOf = () => "/admin#secao-printedmenu";
    const place = { site, bar, callerOf: adminOf, pathOf, ...size };
    const owner = await newAttendant(browser, place);
    const { page } = owner;
    await button(page, "Montar cardápio").click();
    const dialog = page.getByRole("dialog", { name: "Cardápio impresso" });
    const picture = dialog.getByRole("img", { name: /^Página 1 de \d+$/ });
    await picture.waitFor();
    // The button is in view at the beginning of the dialog as well as at its end.
    const download = dialog.getByRole("button", { name: "Baixar PDF" });
    const box = await download.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
    const before = await picture.getAttribute("src");
    await dialog.getByLabel("Livreto: folhas A4 dobradas ao meio").check();
    await dialog.getByLabel("Grandes, para quem lê com dificuldade").check();
    await dialog.getByText("Imprima dos dois lados, virando pela borda curta").waitFor();
    await expect.poll(() => picture.getAttribute("src")).not.toBe(before);
    await dialog.getByRole("button", { name: "Próxima página" }).click();
    await dialog.getByRole("img", { name: /^Página 2 de \d+$/ }).waitFor();
    await dialog.getByLabel("Com preços").uncheck();
    await picture.waitFor();
    await expectAccessible(page);
    await expectNoOverflow(page);
    const saving = page.waitForEvent("download");
    await download.click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe("cardapio.pdf");
    const file = await readFile(await saved.path());
    expect(file.subarray(0, 5).toString()).toBe("%PDF-");
    await page
      .getByText(/^PDF baixado: \d+ páginas? em \d+ folhas?, frente e verso\.$/)
      .first()
      .waitFor();
    await leave(owner);
  });
});
