import { rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import type { Scene } from "./scene.ts";
import type { Shot } from "./shoot.ts";

export type Taken = { scene: Scene; shots: readonly Shot[] };

/** Each picture of the sheet has so many scenes and this width, within these margins. */
const scenesOnPicture = 5;
const pictureWidthPx = 2000;
const marginPx = 24;
const gapPx = 16;

/**
 * Writes the pictures onto one page, `index.html`, scene by scene, and takes pictures of that page for readers
 * without a browser: `sheet-01.png` and so on.
 */
export async function writeContactSheet(
  taken: readonly Taken[],
  { folder, browser }: { folder: URL; browser: Browser },
): Promise<string[]> {
  await writeFile(new URL("index.html", folder), documentOf(taken.map(rowOf)));
  const page = await browser.newPage({ viewport: { width: pictureWidthPx, height: 1000 } });
  const part = new URL("part.html", folder);
  const files: string[] = [];
  for (let first = 0; first < taken.length; first += scenesOnPicture) {
    const html = documentOf(taken.slice(first, first + scenesOnPicture).map(rowOf));
    await writeFile(part, html);
    await page.goto(part.href);
    const file = `sheet-${String(files.length + 1).padStart(2, "0")}.png`;
    await page.screenshot({ path: fileURLToPath(new URL(file, folder)), fullPage: true });
    files.push(file);
  }
  await page.close();
  await rm(part, { force: true });
  return files;
}

/** The looks stand side by side, and are smaller where the sheet is too narrow for them. */
function rowOf({ scene, shots }: Taken): string {
  const wholePx = shots.reduce((sum, { look }) => sum + look.width, 0);
  const roomPx = pictureWidthPx - 2 * marginPx - (shots.length - 1) * gapPx;
  const scale = Math.min(1, roomPx / wholePx);
  const figures = shots.map(
    ({ file, look }) =>
      `<figure style="width:${Math.floor(look.width * scale)}px"><a href="${file}"><img src="${file}" alt=""></a><figcaption>${look.width} px, ${look.lettersPx}</figcaption></figure>`,
  );
  return `<section id="${scene.name}"><h2>${scene.name}</h2><div>${figures.join("")}</div></section>`;
}

const documentOf = (rows: readonly string[]) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Screens</title><style>
body{margin:${marginPx}px;background:#d8d8d8;font:14px system-ui;display:flex;flex-wrap:wrap;align-items:start;gap:32px ${gapPx}px}
h2{margin:0 0 8px;font-size:18px}
div{display:flex;gap:${gapPx}px;align-items:start}
figure{margin:0}
img{display:block;width:100%;max-height:820px;object-fit:cover;object-position:top;background:#fff;box-shadow:0 1px 4px #0005}
figcaption{padding-top:4px;color:#444;font-size:12px}
</style>${rows.join("\n")}</html>
`;
