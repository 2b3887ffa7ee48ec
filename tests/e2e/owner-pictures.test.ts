import { readFile, writeFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noise, redAndBlue } from "../../src/server/media/testing-images.ts";
import { desk, leave, madeAt, phone } from "./browser.ts";
import { button } from "./guest.ts";
import { asGuestAt, ownerAtHome } from "./owner-at-home.ts";
import { bannerPart, editBanner, finish } from "./owner-page.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "comanda-pictures-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const group = (page: Page, label: string) => page.getByRole("group", { name: label, exact: true });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Ajustar a foto" });

async function file(name: string, content: Uint8Array | string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const halves = async ({ name = "metades.png", width = 1200, height = 900 } = {}) =>
  file(name, await redAndBlue(width, height).png().toBuffer());

/** Gives the field so called a file. */
const pick = (page: Page, { label, path }: { label: string; path: string }) =>
  group(page, label).locator("input[type=file]").setInputFiles(path);

/** Takes the picture as the dialog proposes it. */
async function use(page: Page): Promise<void> {
  await dialog(page).getByRole("button", { name: "Usar esta foto" }).click();
}

const isSent = (page: Page, label: string) =>
  group(page, label).getByText("Foto enviada.").waitFor();

/** The stored picture that an image of the page shows, 240 pixels wide. */
async function storedPicture(page: Page, selector: string) {
  const bytes = await page
    .locator(selector)
    .first()
    .evaluate(async (image) => {
      const answer = await fetch(image.getAttribute("src") ?? "");
      return [...new Uint8Array(await answer.arrayBuffer())];
    });
  const { data, info } = await sharp(Uint8Array.from(bytes))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => {
    const at =
      (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * 3;
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (red > 180 && blue < 80) return "red";
    if (blue > 180 && red < 80) return "blue";
    return red > 220 && green > 220 && blue > 200 ? "paper" : `${red},${green},${blue}`;
  };
  return { aspect: info.width / info.height, colourAt };
}

const bannerImage = "main picture img";
const logoImage = 'main img[alt^="Logo de"]';

describe.each(madeAt(phone.width, desk.width))("pictures at %i pixels", (width) => {
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
    await page.reload();
    await asGuestAt(account, "/home", async (guest) => {
      const banner = guest.locator(bannerImage).first();
      await banner.waitFor();
      await guest.waitForFunction(
        (selector) => (document.querySelector<HTMLImageElement>(selector)?.naturalWidth ?? 0) > 0,
        bannerImage,
      );
      // A guest with a wide screen has all that was sent.
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
      // The logo's is the only one.
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
  // Not before it stands where it will stay.
  await frame.hover();
  const box = await frame.boundingBox();
  await page.mouse.move(box!.x + box!.width / 2, box!.y + box!.height / 2);
  await page.mouse.down();
  await page.mouse.move(box!.x + box!.width, box!.y + box!.height / 2, { steps: 5 });
  await page.mouse.up();
  await use(page);
  await dialog(page).waitFor({ state: "hidden" });
  // "Foto enviada." may still be said of the first one.
  await expect.poll(() => logo.getAttribute("src")).not.toBe(first);
  const right = await storedPicture(page, logoImage);
  expect([right.colourAt(0.3, 0.5), right.colourAt(0.9, 0.5)]).toEqual(["red", "blue"]);
}

it("a photograph that was taken upright stands upright, and a picture can be dropped onto its place", async () => {
  const owner = await ownerAtHome();
  const { page } = owner;
  await editBanner(page);
  const turned = await redAndBlue(1200, 800).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  await pick(page, { label: "Logo", path: await file("turned.jpg", turned) });
  await dialog(page).getByRole("radio", { name: "Foto inteira" }).check();
  await use(page);
  await isSent(page, "Logo");
  const picture = await storedPicture(page, logoImage);
  expect([picture.colourAt(0.5, 0.05), picture.colourAt(0.5, 0.95)]).toEqual(["red", "blue"]);

  const base64 = await readFile(await halves(), "base64");
  await group(page, "Banner")
    .getByText("Solte uma foto aqui")
    .evaluate((place, content) => {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      const dropped = new DataTransfer();
      dropped.items.add(new File([bytes], "foto.png", { type: "image/png" }));
      for (const type of ["dragover", "drop"]) {
        place.dispatchEvent(
          new DragEvent(type, { dataTransfer: dropped, bubbles: true, cancelable: true }),
        );
      }
    }, base64);
  await use(page);
  await isSent(page, "Banner");
  expect((await storedPicture(page, bannerImage)).aspect).toBeCloseTo(2, 1);
  await leave(owner);
});

it("the progress is seen, can be stopped, and holds back the check; what the network lost is kept and sent again", async () => {
  const owner = await ownerAtHome();
  const { page } = owner;
  await editBanner(page);
  const network = await page.context().newCDPSession(page);
  const uploadAt = (bytesASecond: number) =>
    network.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesASecond,
    });
  await uploadAt(60_000);
  await pick(page, {
    label: "Banner",
    path: await file("noisy.png", await noise("png", { width: 1600, height: 800 })),
  });
  await use(page);
  await group(page, "Banner")
    .getByText(/Enviando a foto: [1-9]\d?%/)
    .waitFor();
  const bar = page.getByRole("progressbar", { name: "Envio da foto: Banner" });
  expect(Number(await bar.getAttribute("value"))).toBeGreaterThan(0);
  await button(page, "Concluir a edição de logo e banner").click();
  await page.getByText("Espere a foto terminar de ser enviada.").waitFor();
  await group(page, "Banner").getByRole("button", { name: "Cancelar" }).click();
  await page.getByText("Envio cancelado.").waitFor();
  expect(await bar.count()).toBe(0);
  expect(await page.locator(bannerImage).count()).toBe(0);
  await uploadAt(-1);

  await pick(page, { label: "Banner", path: await halves() });
  await dialog(page).waitFor();
  await page.context().setOffline(true);
  await use(page);
  await group(page, "Banner")
    .getByText("Você está sem internet. Confira a conexão e tente de novo.")
    .waitFor();
  await page.context().setOffline(false);
  await group(page, "Banner").getByRole("button", { name: "Tentar de novo" }).click();
  await isSent(page, "Banner");
  expect((await storedPicture(page, bannerImage)).aspect).toBeCloseTo(2, 1);
  await finish(bannerPart(page));
  await leave(owner);
});

it("two owners who change the same picture see both", async () => {
  const { account, ...ana } = await ownerAtHome();
  const rui = await ownerAtHome({ account });
  for (const { page } of [ana, rui]) {
    await editBanner(page);
    await pick(page, {
      label: "Banner",
      path: await halves({ name: "foto.png", width: page === ana.page ? 1200 : 600 }),
    });
    await use(page);
    await isSent(page, "Banner");
  }
  await finish(bannerPart(ana.page));
  await button(rui.page, "Salvar").click();
  const conflict = rui.page.getByRole("alertdialog");
  await expect.poll(() => conflict.getByRole("img", { name: "Uma foto" }).count()).toBe(2);
  await conflict.getByRole("button", { name: "Usar o outro" }).click();
  await button(rui.page, "Editar logo e banner").waitFor();
  await expect
    .poll(() => rui.page.locator(bannerImage).first().getAttribute("src"))
    .toBe(await ana.page.locator(bannerImage).first().getAttribute("src"));
  await leave(ana);
  await leave(rui);
});

it("what is no picture that can be taken is refused at the field and never sent; what the server refuses is said in its words", async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
  const refused: [name: string, content: string | Buffer, message: string][] = [
    ["notas.txt", "olá", "Não foi possível abrir este arquivo"],
    ["foto.png", svg, "Não foi possível abrir este arquivo"],
    ["desenho.svg", svg, "Não foi possível abrir este arquivo"],
    ["foto.jpg", "<script>alert(1)</script>", "Não foi possível abrir"],
    ["grande.png", Buffer.alloc(10 * 1024 * 1024 + 1), "Não foi possível abrir"],
    ["meia.png", "\u0089PNG\r\n", "Não foi possível abrir"],
  ];
  const owner = await ownerAtHome();
  const { page } = owner;
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/uploads")) sent.push(request.url());
  });
  await editBanner(page);
  const alert = group(page, "Banner").getByRole("alert");
  for (const [name, content, message] of refused) {
    await pick(page, { label: "Banner", path: await file(name, content) });
    await alert.getByText(message).waitFor();
    expect([name, sent, await dialog(page).count()]).toEqual([name, [], 0]);
  }
  await pick(page, { label: "Banner", path: await halves() });
  await dialog(page).waitFor();
  expect(await alert.getByText("Não foi possível abrir").count()).toBe(0);

  // A picture that no browser would draw takes the place of the sent one.
  await page.route("**/v2.0/uploads", async (route) => {
    const type = (await route.request().headerValue("content-type")) ?? "";
    const boundary = type.split("boundary=")[1] ?? "";
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="f.png"\r\nContent-Type: image/png`;
    await route.continue({ postData: `${head}\r\n\r\n${svg}\r\n--${boundary}--\r\n` });
  });
  const answer = page.waitForResponse("**/v2.0/uploads");
  await use(page);
  expect((await answer).status()).toBe(415);
  const { message } = (await (await answer).json()) as { message: string };
  await alert.getByText(message).waitFor();
  expect(await button(page, "Tentar de novo").count()).toBe(0);
  await button(page, "Enviar foto: Banner").waitFor();
  await leave(owner);
});

it("faults 12 and 13: a good JPEG is taken whatever the device calls it, and however large it is before it is sent", async () => {
  const owner = await ownerAtHome();
  const { page } = owner;
  await editBanner(page);
  const jpeg = (await redAndBlue(1200, 900).jpeg().toBuffer()).toString("base64");
  const picked = [
    { name: "foto", type: "", padding: 0 },
    { name: "foto.jpg", type: "application/octet-stream", padding: 0 },
    { name: "foto.jpg", type: "image/jpg", padding: 0 },
    { name: "foto.jpg", type: "image/pjpeg", padding: 0 },
    { name: "grande.jpg", type: "image/jpeg", padding: 13 * 1024 * 1024 },
  ];
  for (const { name, type, padding } of picked) {
    await group(page, "Banner")
      .locator("input[type=file]")
      .evaluate(
        (input: HTMLInputElement, given) => {
          const bytes = Uint8Array.from(atob(given.jpeg), (letter) => letter.charCodeAt(0));
          const { name: called, type: as } = given;
          const chosen = new DataTransfer();
          chosen.items.add(new File([bytes, new Uint8Array(given.padding)], called, { type: as }));
          input.files = chosen.files;
          input.dispatchEvent(new Event("change", { bubbles: true }));
        },
        { jpeg, name, type, padding },
      );
    await use(page);
    await isSent(page, "Banner");
    const stored = await storedPicture(page, bannerImage);
    expect([name, type, stored.colourAt(0.1, 0.5)]).toEqual([name, type, "red"]);
  }
  await leave(owner);
});
