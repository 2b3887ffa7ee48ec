import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { desk, expectAccessible, expectNoOverflow, leave, madeAt, phone } from "./browser.ts";
import { guestWithOrder, pictureIsRemembered } from "./delivery.ts";
import { button, type Size } from "./guest.ts";
import { asGuestAt, ownerAtHome } from "./owner-at-home.ts";
import { bannerPart, editBanner, finish } from "./owner-page.ts";
import {
  bannerImage,
  dialog,
  group,
  isSent,
  logoImage,
  pick,
  pictureFiles,
  storedPicture,
  use,
} from "./owner-picture.ts";
import { browser, site } from "./shared-site.ts";

// Pictures that the site stores and serves again are tried twice: with a folder, and with a bucket of two servers.

const { halves } = pictureFiles();

describe.each(madeAt(phone.width, desk.width))("an owner's pictures at %i pixels", (width) => {
  it("are cut to shape, where the keyboard and the hand put the frame, sent, replaced whole, removed and brought back", async () => {
    const { account, ...owner } = await ownerAtHome({ width });
    const { page } = owner;
    await editBanner(page);
    await pick(page, {
      label: "Banner",
      path: await halves({ name: "larga.png", width: 2400, height: 1800 }),
    });
    await use(page);
    await isSent(page, "Banner");
    const proposed = await storedPicture(page, bannerImage);
    expect(proposed.aspect).toBeCloseTo(2, 1);
    expect([proposed.colourAt(0.1, 0.5), proposed.colourAt(0.9, 0.5)]).toEqual(["red", "blue"]);
    await page.reload();
    await page.getByText("Alterações ainda não salvas.").waitFor();
    await finish(bannerPart(page));
    await asGuestAt(account, "/home", async (guest) => {
      const banner = guest.locator(bannerImage).first();
      await banner.waitFor();
      await guest.waitForFunction(
        (selector) => (document.querySelector<HTMLImageElement>(selector)?.naturalWidth ?? 0) > 0,
        bannerImage,
      );
      // A guest with a wide screen gets the largest size.
      const sizes = /^\S+\/240\/\S+ 240w, .+ 480w, .+ 960w, \S+\/1920\/\S+ 1920w$/;
      expect(await banner.getAttribute("srcset")).toMatch(sizes);
      expect(await banner.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
        /\/1920\//,
      );
    });

    await editBanner(page);
    await button(page, "Trocar: Banner").waitFor();
    await pick(page, {
      label: "Banner",
      path: await halves({ name: "alta.png", width: 300, height: 600 }),
    });
    await dialog(page).getByRole("radio", { name: "Foto inteira" }).check();
    await use(page);
    await isSent(page, "Banner");
    const whole = await storedPicture(page, bannerImage);
    expect(whole.aspect).toBeCloseTo(2, 1);
    const across = [0.1, 0.45, 0.55, 0.9].map((x) => whole.colourAt(x, 0.5));
    expect(across).toEqual(["paper", "red", "blue", "paper"]);

    await button(page, "Remover: Banner").click();
    await group(page, "Banner").getByText("Foto removida.").waitFor();
    await group(page, "Banner").getByRole("button", { name: "Desfazer" }).click();
    await button(page, "Remover: Banner").click();
    await cutLogo(page);
    await finish(bannerPart(page));
    await page.reload();
    await button(page, "Editar logo e banner").waitFor();
    await asGuestAt(account, "/home", async (guest) => {
      await guest.getByText("Bem-vindo à casa").waitFor();
      expect(await guest.locator(logoImage).count()).toBe(1);
      // The logo is the only picture left.
      expect(await guest.locator("main picture img").count()).toBe(1);
    });
    await leave(owner);
  });
});

/** Cuts the logo out twice: with the keyboard, then by hand. */
async function cutLogo(page: Page): Promise<void> {
  await pick(page, { label: "Logo", path: await halves() });
  const frame = page.getByRole("group", { name: /^Parte que aparece/ });
  await frame.focus();
  const nudge = process.platform === "darwin" ? "Meta" : "Control";
  for (let step = 0; step < 4; step += 1) await page.keyboard.press(`${nudge}+ArrowLeft`);
  const corner = page.getByRole("button", { name: /^Canto inferior direito/ });
  await corner.focus();
  await page.keyboard.press(`${nudge}+ArrowLeft`);
  await page.keyboard.press(`${nudge}+ArrowLeft`);
  await use(page);
  await isSent(page, "Logo");
  const left = await storedPicture(page, logoImage);
  expect(left.aspect).toBeCloseTo(1, 1);
  expect(left.colourAt(0.05, 0.5)).toBe("red");

  const logo = page.locator(logoImage).first();
  const first = await logo.getAttribute("src");
  await pick(page, { label: "Logo", path: await halves() });
  // Hovering waits until the frame has stopped moving.
  await frame.hover();
  const box = await frame.boundingBox();
  await page.mouse.move(box!.x + box!.width / 2, box!.y + box!.height / 2);
  await page.mouse.down();
  await page.mouse.move(box!.x + box!.width, box!.y + box!.height / 2, { steps: 5 });
  await page.mouse.up();
  await use(page);
  await dialog(page).waitFor({ state: "hidden" });
  // "Foto enviada." may still be shown for the first picture.
  await expect.poll(() => logo.getAttribute("src")).not.toBe(first);
  const right = await storedPicture(page, logoImage);
  expect([right.colourAt(0.3, 0.5), right.colourAt(0.9, 0.5)]).toEqual(["red", "blue"]);
}

const withOrder = (size?: Size) => guestWithOrder({ site, browser, size });

describe.each(madeAt(phone, desk))("after the order, at $width pixels", (size) => {
  it("the business is written to with all that a kitchen needs, and a picture of it", async () => {
    const { page, ...visit } = await withOrder(size);
    const link = page.getByRole("link", { name: "Mandar também pelo WhatsApp" });
    const address = async () => new URL((await link.getAttribute("href")) ?? "");
    await expect.poll(async () => (await address()).searchParams.get("text")).toContain("/print/");
    const { origin, pathname, searchParams } = await address();
    expect(origin + pathname).toBe("https://wa.me/5511955550101");
    const message = searchParams.get("text") ?? "";
    for (const line of [
      "Pedido #001",
      "Nome: Ana de Souza",
      "Endereço: Rua das Flores, 12",
      "2x Calabresa - R$ 45,98",
      "+ 1x Catupiry em cada - R$ 6,00",
      "Total: R$ 51,98",
      "Pagamento: Dinheiro",
    ]) {
      expect(message).toContain(line);
    }
    const [picture = ""] = /http:\S+\.jpg/.exec(message) ?? [];
    const mediaType = await page.evaluate(
      async (there) => (await fetch(there)).headers.get("content-type"),
      picture,
    );
    expect(mediaType).toBe("image/jpeg");
    // A reload does not have it drawn again.
    await page.reload();
    await expect.poll(async () => (await address()).searchParams.get("text")).toContain(picture);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await leave(visit);
  });
});

describe("an order's picture", () => {
  it("that the server has thrown away is drawn again", async () => {
    const { page, ...visit } = await withOrder();
    await pictureIsRemembered(page);
    await page.evaluate(() => {
      for (const [key, kept = ""] of Object.entries(sessionStorage)) {
        sessionStorage.setItem(key, String(kept).replace(/[0-9a-f]{32}/, "0".repeat(32)));
      }
    });
    await page.reload();
    await page.getByRole("button", { name: "Imagem do pedido" }).click();
    const shown = page.getByRole("dialog", { name: "Imagem do pedido" });
    await shown.getByText("A imagem não está mais disponível.").waitFor();
    await shown.getByRole("button", { name: "Tentar de novo" }).click();
    const picture = shown.getByRole("img", { name: "Imagem do pedido #001, Via Cliente" });
    await picture.waitFor();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
    await leave(visit);
  });
});
