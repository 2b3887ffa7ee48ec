import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { noise, redAndBlue } from "../../src/server/media/testing-images.ts";
import { leave } from "./browser.ts";
import { button } from "./guest.ts";
import { ownerAtHome } from "./owner-at-home.ts";
import { editBanner, bannerPart, finish } from "./owner-page.ts";
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

const { file, halves } = pictureFiles();

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

it("a double tap on what takes it meets nothing behind the dialog", async () => {
  const owner = await ownerAtHome({ width: 360 });
  const { page } = owner;
  await editBanner(page);
  await pick(page, { label: "Logo", path: await halves() });
  const take = dialog(page).getByRole("button", { name: "Usar esta foto" });
  await take.waitFor();
  const met = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener("click", ({ target, detail }) => {
          if (detail === 2) resolve(target instanceof Element && target.textContent);
        });
      }),
  );
  await take.dblclick();
  expect(await met).toBe("Usar esta foto");
  await isSent(page, "Logo");
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
