import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { newVisitor, setLetters, tooWideOn, violationsOn } from "../../tests/e2e/browser.ts";
import { defaultLanguage, type Language } from "../../src/domain/languages.ts";
import { leftInPortuguese } from "./left-in-portuguese.ts";
import type { Look, Scene } from "./scene.ts";
import { speakingPage } from "./spoken-page.ts";
import type { Stage } from "./stage.ts";

/** Every width, and the smallest and largest letters where things break first. */
const everyLook: readonly Look[] = [
  { width: 360, height: 800, lettersPx: 16 },
  { width: 768, height: 1024, lettersPx: 16 },
  { width: 1280, height: 800, lettersPx: 16 },
  { width: 360, height: 800, lettersPx: 10 },
  { width: 360, height: 800, lettersPx: 22 },
  { width: 1280, height: 800, lettersPx: 22 },
];

/** Nothing on these pages takes longer, even on a machine that does other work as well. */
const timeoutMs = 30_000;
/** More of a page tells nothing new. */
const tallestPx = 3200;

export type Shot = { look: Look; file: string };

const shotName = (scene: Scene, { width, lettersPx }: Look) =>
  `${scene.name}--${width}-${lettersPx}.png`;

export type Place = {
  stage: Stage;
  /** The language of all words but those that people have written. */
  language: Language;
  folder: URL;
  looks?: readonly Look[] | undefined;
  /** In the few colours that a reader of the screen has chosen. */
  isForced: boolean;
};

/**
 * Takes the pictures of a scene, by its looks or those that are asked for, into the folder. It tells what is wrong on
 * them, and what is still said in Portuguese in another language.
 */
export async function shoot(
  scene: Scene,
  { stage, language, folder, isForced, looks = scene.looks ?? everyLook }: Place,
): Promise<{ shots: Shot[]; faults: string[] }> {
  const { page: browserPage, close } = await newVisitor(stage.browser, {
    width: 360,
    height: 800,
    serviceWorkers: scene.keepsPages ? "allow" : "block",
  });
  browserPage.setDefaultTimeout(timeoutMs);
  try {
    const page = await speakingPage(browserPage, language);
    const address = inLanguage(scene.address(stage), { scene, language });
    const label = new URL(address).hostname.split(".")[0] ?? "";
    if (scene.as !== undefined) await remember(page, await stage.identity({ label }, scene.as));
    if (language !== defaultLanguage) await chooseLanguage(page, language);
    await hideScrollbars(page);
    if (isForced) await browserPage.emulateMedia({ forcedColors: "active" });
    await scene.before?.(page, stage);
    await page.goto(address);
    await scene.steps?.(page, stage);
    const shots: Shot[] = [];
    const faults: string[] = [];
    for (const look of looks) {
      if (scene.hasFixedLetters && look.lettersPx !== 16) continue;
      const file = shotName(scene, look);
      await take(page, { scene, look, file: new URL(file, folder) });
      shots.push({ look, file });
      // The widths of paper are of no window.
      const found = scene.looks && scene.hasFixedLetters ? [] : await faultsAt(browserPage, look);
      faults.push(...found.map((fault) => `${file.replace(/\.png$/, "")}: ${fault}`));
    }
    // Paper is in the language of the account.
    const portuguese = scene.hasFixedLetters ? [] : await leftInPortuguese(browserPage, language);
    faults.push(...portuguese.map((text) => `${scene.name} says in Portuguese: ${text}`));
    return { shots, faults };
  } finally {
    await close();
  }
}

/** Guests' pages have their language in their address, staff's on their device. */
function inLanguage(
  address: string,
  { scene, language }: { scene: Scene; language: Language },
): string {
  if (language === defaultLanguage || (scene.as ?? "guest") !== "guest") return address;
  const url = new URL(address);
  url.pathname = `/${language}${url.pathname}`;
  return url.href;
}

async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await page.addInitScript((chosen) => {
    localStorage.setItem("interface_language", chosen);
    // Otherwise the page would offer the browser's language on every picture.
    localStorage.setItem("language_offered", chosen);
  }, language);
}

async function remember(page: Page, kept: Record<string, string>): Promise<void> {
  await page.addInitScript((entries) => {
    if (localStorage.getItem("token") !== null) return;
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
}

/** As on a phone: the library hides the bar but keeps its space. The page's policy would refuse a style element. */
async function hideScrollbars(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { overflow-y: auto !important; scrollbar-gutter: auto !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}

async function take(
  page: Page,
  { scene, look, file }: { scene: Scene; look: Look; file: URL },
): Promise<void> {
  await page.setViewportSize(look);
  if (!scene.hasFixedLetters) await setLetters(page, look.lettersPx);
  await scene.atEverySize?.(page);
  await settled(page);
  const path = fileURLToPath(file);
  await mkdir(dirname(path), { recursive: true });
  if (scene.isTall) await standTall(page, look);
  await page.screenshot({ path, animations: "disabled", caret: "hide" });
}

/** Lists what sticks out or is not accessible, in a window of the usual height: a bar covers less of a taller one. */
async function faultsAt(page: Page, look: Look): Promise<string[]> {
  await page.setViewportSize(look);
  return [...(await tooWideOn(page)), ...(await violationsOn(page))];
}

/** Makes the window as high as the page: in a lower one, parts that stick to its edges would cover the middle. */
async function standTall(page: Page, { width }: Look): Promise<void> {
  const height = await page.evaluate(() => {
    scrollTo({ top: 0, behavior: "instant" });
    return document.documentElement.scrollHeight;
  });
  await page.setViewportSize({ width, height: Math.min(height, tallestPx) });
  await settled(page);
}

/** Waits until the pictures in view are loaded and drawn. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const inView = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && !image.complete;
    });
    const patience = new Promise((resolve) => setTimeout(resolve, 2000));
    const loaded = inView.map(
      (image) =>
        new Promise((resolve) => {
          image.addEventListener("load", resolve);
          image.addEventListener("error", resolve);
        }),
    );
    await Promise.race([Promise.all(loaded), patience]);
    // A loaded picture is drawn only when it has been decoded; a failed one never is.
    await Promise.race([
      Promise.allSettled([...document.images].map((it) => it.decode())),
      patience,
    ]);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
