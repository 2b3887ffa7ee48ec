import { expect, it } from "vitest";
import { phone } from "./browser.ts";
import { openCheckout } from "./delivery.ts";
import { button, visit } from "./guest.ts";
import { newMenuAccount } from "./menu-accounts.ts";
import { browser, site } from "./shared-site.ts";

it("the second tap of two on what adds an item does not meet the button of the checkout below it", async () => {
  const account = await newMenuAccount(site, { features: { delivery: true } });
  await visit(browser, { url: site.url(account, "/delivery"), size: phone }, async (page) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await button(page, "Calabresa").click();
    const add = button(page, "Adicionar · R$ 22,99");
    const box = await add.boundingBox();
    if (!box) throw new Error("The button is not on the page");
    const met = page.evaluate(async ({ x, y, width, height }) => {
      const there = () => document.elementFromPoint(x + width / 2, y + height / 2);
      const drawn = () => new Promise<number>((done) => requestAnimationFrame(done));
      let at = await drawn();
      while (there()?.closest("dialog")) at = await drawn();
      // A slow machine's next frame may come after the second tap of a hand, and is not looked at then.
      for (const until = at + 200; at < until; at = await drawn())
        if (there()?.closest("button")) return true;
      return false;
    }, box);
    await add.click();
    expect(await met).toBe(false);
    await openCheckout(page);
    await page.getByRole("dialog", { name: "Finalizar pedido" }).waitFor();
  });
});
