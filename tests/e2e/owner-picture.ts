import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll } from "vitest";
import { redAndBlue } from "../../src/server/media/testing-images.ts";

export const bannerImage = "main picture img";
export const logoImage = 'main img[alt^="Logo de"]';

export const group = (page: Page, label: string) =>
  page.getByRole("group", { name: label, exact: true });
export const dialog = (page: Page) => page.getByRole("dialog", { name: "Ajustar a foto" });

/** Files for an owner to pick, in a folder that is removed after the tests of the calling file. */
export function pictureFiles() {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "comanda-pictures-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function file(name: string, content: Uint8Array | string): Promise<string> {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  }

  const halves = async ({ name = "metades.png", width = 1200, height = 900 } = {}) =>
    file(name, await redAndBlue(width, height).png().toBuffer());

  return { file, halves };
}

/** Gives the field with this label a file. */
export const pick = (page: Page, { label, path }: { label: string; path: string }) =>
  group(page, label).locator("input[type=file]").setInputFiles(path);

/** Takes the picture as the dialog proposes it. */
export async function use(page: Page): Promise<void> {
  await dialog(page).getByRole("button", { name: "Usar esta foto" }).click();
}

export const isSent = (page: Page, label: string) =>
  group(page, label).getByText("Foto enviada.").waitFor();

/** The stored picture that an image of the page shows, 240 pixels wide. */
export async function storedPicture(page: Page, selector: string) {
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
