import { describe, expect, it } from "vitest";
import { withAccount } from "../../src/server/db/with-account.ts";
import type { TestAccount } from "../../src/server/testing/new-account.ts";
import { desk, expectAccessible, expectNoOverflow, leave, madeAt, phone } from "./browser.ts";
import { adminOf } from "./callers.ts";
import { guestWithOrder, type Preparing } from "./delivery.ts";
import type { Size } from "./guest.ts";
import { browser, site } from "./shared-site.ts";
import { signInUnseen } from "./sign-in-unseen.ts";

/** A guest whose order is finished before they open its page. */
const withFinishedOrder = (size?: Size, prepare?: Preparing) =>
  guestWithOrder({
    site,
    browser,
    size,
    async prepare(opened) {
      const admin = await adminOf(site, opened.account);
      await admin.orders.setStatus({ params: { hash: opened.hash, statusId: "4" }, body: {} });
      await prepare?.(opened);
    },
  });

/** The same for a guest who has been asked for a rating before. */
const whoWasAsked = (size?: Size) =>
  withFinishedOrder(size, ({ page, hash }) =>
    page.addInitScript((asked) => localStorage.setItem("rating.asked", asked), hash),
  );

type StoredRating = { rate: number; description: string | null };

async function ratingsOf({ accountId }: TestAccount): Promise<StoredRating[]> {
  return withAccount(site.database, { accountId, mode: "read" }, (tx) =>
    tx.db
      .selectFrom("ratings")
      .select(["rate", "description"])
      .where("account_id", "=", accountId)
      .execute(),
  );
}

describe.each(madeAt(phone, desk))("after the order, at $width pixels", (size) => {
  it("a guest rates the place, by keyboard alone", async () => {
    const { account, page, ...visit } = await whoWasAsked(size);
    await page.getByRole("button", { name: "Avaliar" }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Como foi?" });
    await dialog.getByRole("button", { name: "Enviar avaliação" }).focus();
    await page.keyboard.press("Enter");
    await dialog.getByText("Atenção!").waitFor();
    expect(await dialog.getByText("Selecione uma avaliação.").count()).toBe(2);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    expect(await dialog.getByRole("radio", { name: "4 estrelas" }).isChecked()).toBe(true);
    await page.keyboard.press("Tab");
    await page.keyboard.type("Massa ótima!");
    await expectAccessible(page);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByText("Obrigado!").first().waitFor();
    // Fault 36: the message about a missing rating is gone.
    expect(await page.getByText("Selecione uma avaliação.").count()).toBe(0);
    await page.getByText("Sua avaliação foi enviada com sucesso.").first().waitFor();
    await dialog.waitFor({ state: "hidden" });
    expect(await ratingsOf(account)).toEqual([{ rate: 4, description: "Massa ótima!" }]);
    await leave(visit);
  });

  it("a guest is asked for a rating once, when the order is finished", async () => {
    const { page, ...visit } = await withFinishedOrder(size);
    const dialog = page.getByRole("dialog", { name: "Como foi?" });
    await dialog.getByRole("radio", { name: "5 estrelas" }).waitFor();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Fechar" }).click();
    await page.getByRole("link", { name: "Falar no WhatsApp" }).waitFor();
    await page.clock.install();
    await page.reload();
    await page.getByText("O pedido foi concluído. Bom apetite!").waitFor();
    await page.clock.runFor(10_000);
    expect(await dialog.isVisible()).toBe(false);
    await leave(visit);
  });

  it("fault 36: a guest who has opened something is not asked over it, but after it", async () => {
    const { page, ...visit } = await withFinishedOrder(size, (opened) =>
      opened.page.clock.install(),
    );
    await page.getByText("O pedido foi concluído. Bom apetite!").waitFor();
    await page.getByRole("button", { name: "Imagem do pedido" }).click();
    const picture = page.getByRole("dialog", { name: "Imagem do pedido" });
    await picture.waitFor();
    await page.clock.runFor(10_000);
    const rating = page.getByRole("dialog", { name: "Como foi?" });
    expect(await rating.isVisible()).toBe(false);
    await picture.getByRole("button", { name: "Fechar" }).click();
    await picture.waitFor({ state: "hidden" });
    await page.clock.runFor(3_000);
    await rating.waitFor();
    await leave(visit);
  });
});

describe("a rating", () => {
  it("stays when the network fails, and is stored once", async () => {
    const { account, page, ...visit } = await whoWasAsked();
    await page.getByRole("button", { name: "Avaliar" }).click();
    const dialog = page.getByRole("dialog", { name: "Como foi?" });
    await dialog.getByRole("radio", { name: "2 estrelas" }).check();
    await dialog.getByLabel("Comentário").fill("Chegou fria.");
    // The server stores it, and its answer never arrives.
    await page.route("**/v2.0/content/rate", async (route) => {
      const request = route.request();
      await site.app.inject({
        method: "POST",
        url: "/v2.0/content/rate",
        headers: { ...request.headers(), host: `${account.label}.localhost` },
        payload: request.postData() ?? "",
      });
      await route.abort("connectionreset");
    });
    await dialog.getByRole("button", { name: "Enviar avaliação" }).click();
    await dialog.getByText("Você está sem internet. Confira a conexão e tente de novo.").waitFor();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Fechar" }).click();
    await page.getByRole("button", { name: "Avaliar" }).click();
    expect(await dialog.getByRole("radio", { name: "2 estrelas" }).isChecked()).toBe(true);
    expect(await dialog.getByLabel("Comentário").inputValue()).toBe("Chegou fria.");
    await dialog.getByRole("radio", { name: "3 estrelas" }).check();
    await page.unroute("**/v2.0/content/rate");
    await dialog.getByRole("button", { name: "Enviar avaliação" }).click();
    await page.getByText("Sua avaliação foi enviada com sucesso.").first().waitFor();
    expect(await ratingsOf(account)).toEqual([{ rate: 3, description: "Chegou fria." }]);
    await leave(visit);
  });

  it("that is changed while it is on its way stays open with that, and is sent again", async () => {
    const { account, page, ...visit } = await whoWasAsked();
    await page.getByRole("button", { name: "Avaliar" }).click();
    const dialog = page.getByRole("dialog", { name: "Como foi?" });
    const comment = dialog.getByLabel("Comentário");
    await dialog.getByRole("radio", { name: "4 estrelas" }).check();
    await comment.fill("Massa ótima");
    const [waiting, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route("**/v2.0/content/rate", async (route) => {
      waiting.resolve();
      await answered.promise;
      await route.continue();
    });
    await dialog.getByRole("button", { name: "Enviar avaliação" }).click();
    await waiting.promise;
    await comment.fill("Massa ótima, e chegou quente");
    // Closing it meanwhile changes nothing.
    await dialog.getByRole("button", { name: "Fechar" }).click();
    await page.getByRole("button", { name: "Avaliar" }).click();
    await dialog.getByRole("radio", { name: "5 estrelas" }).check();
    answered.resolve();
    await page.getByText("Sua avaliação foi enviada com sucesso.").first().waitFor();
    expect(await ratingsOf(account)).toEqual([{ rate: 4, description: "Massa ótima" }]);
    expect(await comment.inputValue()).toBe("Massa ótima, e chegou quente");
    await dialog.getByRole("button", { name: "Enviar avaliação" }).click();
    await dialog.waitFor({ state: "hidden" });
    const changed = { rate: 5, description: "Massa ótima, e chegou quente" };
    expect(await ratingsOf(account)).toEqual([changed]);
    await leave(visit);
  });

  it("is not asked of those who work here", async () => {
    const { page, ...visit } = await withFinishedOrder(phone, (opened) =>
      signInUnseen(opened.page, { url: site.url(opened.account, "/") }),
    );
    await page.getByRole("button", { name: "Imagem do pedido" }).waitFor();
    expect(await page.getByRole("button", { name: "Avaliar" }).count()).toBe(0);
    await leave(visit);
  });
});
