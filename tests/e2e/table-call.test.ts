import { describe, expect, it } from "vitest";
import { newAccount } from "../../src/server/testing/new-account.ts";
import {
  expectAccessible,
  expectNoOverflow,
  leave,
  madeAt,
  newVisitor,
  setLetters,
} from "./browser.ts";
import { adminOf } from "./callers.ts";
import { sizes } from "./guest.ts";
import { browser, site } from "./shared-site.ts";

describe.each(madeAt(...sizes))("a guest at a table, at $width pixels", (size) => {
  it("calls an attendant, and is told when that was not possible", async () => {
    const account = await newAccount(site, {
      features: { localOrder: true },
      extras: { locations: 12 },
    });
    const { page, ...visit } = await newVisitor(browser, size);
    await page.goto(site.url(account, "/cardapio?table=7"));
    const call = page.getByRole("button", { name: "Chamar o atendente" });
    await call.waitFor();
    await expectAccessible(page);
    await expectNoOverflow(page);
    // Large letters have the buttons' words on two lines.
    for (const width of [size.width, 320])
      for (const letters of [16, 18, 20, 22]) {
        await page.setViewportSize({ ...size, width });
        await setLetters(page, letters);
        const panel = await page.locator("[data-call]").boundingBox();
        const title = await page.getByRole("heading", { level: 1 }).boundingBox();
        expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
      }
    await page.setViewportSize(size);
    await setLetters(page, 16);
    await page.route("**/service-request", (route) => route.abort("connectionreset"));
    await call.click();
    /** What is told stands above the name of the place. */
    const isTold = async (words: string) => {
      await page.getByText(words).waitFor();
      const told = await page.getByText(words).boundingBox();
      const name = await page.getByRole("heading", { level: 1 }).boundingBox();
      expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(name?.y ?? 0);
    };
    await isTold("Você está sem internet. Confira a conexão e tente de novo.");
    await page.unroute("**/service-request");
    await call.click();
    await isTold("O atendente já foi avisado.");
    await expectAccessible(page);
    await expectNoOverflow(page);
    const { locations } = await (await adminOf(site, account)).tables.list();
    expect(locations.filter((table) => table.service_request).map(({ number }) => number)).toEqual([
      7,
    ]);
    // The table's code has a higher number than the account has tables.
    await page.route("**/service-request", async (route) =>
      route.continue({ postData: JSON.stringify({ number: 13 }) }),
    );
    await call.click();
    await isTold("Esta mesa não existe. Confira o número com a equipe.");
    await expectAccessible(page);
    await leave(visit);
  });
});
