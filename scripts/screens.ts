import { mkdir, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { defaultLanguage, languages, type Language } from "../src/domain/languages.ts";
import { ensureBuilt } from "../src/server/pages/ensure-built.ts";
import { launchBrowser } from "../tests/e2e/browser.ts";
import { requireChromium } from "./chromium.ts";
import { answerScenes } from "./screens/answer-scenes.ts";
import { choiceScenes } from "./screens/choice-scenes.ts";
import { writeContactSheet, type Taken } from "./screens/contact-sheet.ts";
import { startDemoSite } from "./screens/demo-site.ts";
import { drawerScenes } from "./screens/drawer-scenes.ts";
import { floorScenes } from "./screens/floor-scenes.ts";
import { guestServiceScenes } from "./screens/guest-service-scenes.ts";
import { stockScenes } from "./screens/stock-scenes.ts";
import { lineScenes } from "./screens/line-scenes.ts";
import { mediaScenes } from "./screens/media-scenes.ts";
import { menuScenes } from "./screens/menu-scenes.ts";
import { moveScenes } from "./screens/move-scenes.ts";
import { oddScenes } from "./screens/odd-scenes.ts";
import { orderScenes } from "./screens/order-scenes.ts";
import { ownerScenes } from "./screens/owner-scenes.ts";
import { translationScenes } from "./screens/translation-scenes.ts";
import { paperScenes } from "./screens/paper-scenes.ts";
import { reportScenes } from "./screens/report-scenes.ts";
import { refusedScenes } from "./screens/refused-scenes.ts";
import type { Look, Scene } from "./screens/scene.ts";
import { shoot, type Place } from "./screens/shoot.ts";
import { setStage, type Stage } from "./screens/stage.ts";
import { staffScenes } from "./screens/staff-scenes.ts";

// Takes pictures of every screen and state, at the widths and sizes of letters that they are judged at, and puts them
// onto one sheet: `npm run screens`, or those whose name has a word in it: `npm run screens -- checkout`. Other
// languages: `npm run screens -- --in us,es checkout`. Other sizes: `--at 360x1600,768x1024@22`, the last with letters of
// 22 px. In a reader's own few colours: `--forced`. It says what axe finds on each, and what sticks out to the side.

/** Scenes that are taken at the same time: pages wait more than they work. */
const photographers = 3;

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    in: { type: "string", default: defaultLanguage },
    at: { type: "string" },
    forced: { type: "boolean", default: false },
  },
});
const spoken = options.in.split(",").map((asked) => {
  const language = languages.find((one) => one === asked);
  if (!language) throw new RangeError(`--in is of ${languages.join(", ")}`);
  return language;
});
const looks = options.at?.split(",").map(lookOf);
const scenes = [
  ...menuScenes,
  ...orderScenes,
  ...guestServiceScenes,
  ...choiceScenes,
  ...stockScenes,
  ...oddScenes,
  ...ownerScenes,
  ...translationScenes,
  ...refusedScenes,
  ...reportScenes,
  ...drawerScenes,
  ...staffScenes,
  ...answerScenes,
  ...lineScenes,
  ...floorScenes,
  ...moveScenes,
  ...mediaScenes,
  ...paperScenes,
].filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
if (scenes.length === 0) throw new Error(`No screen has ${wanted.join(" or ")} in its name`);

await requireChromium();
await ensureBuilt({ say: console.log });
// Scenes open tabs and close them, so that each language has an evening of its own.
for (const language of spoken) {
  const [site, browser] = await Promise.all([startDemoSite(), launchBrowser()]);
  try {
    const isTranslated = language !== defaultLanguage;
    await shootIn(language, await setStage(site, { browser, isTranslated }));
  } finally {
    await browser.close();
    await site.close();
  }
}

async function shootIn(language: Language, stage: Stage): Promise<void> {
  const path = language === defaultLanguage ? "../screens/" : `../screens/${language}/`;
  const folder = new URL(path, import.meta.url);
  if (wanted.length === 0) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const place = { stage, language, folder, looks, isForced: options.forced };
  const { taken, faults, failed } = await shootAll(scenes, place);
  const sheets = await writeContactSheet(taken, { folder, browser: stage.browser });
  console.log(`${taken.length} screens are on ${fileURLToPath(new URL("index.html", folder))}`);
  console.log(`and on ${sheets.join(", ")} beside it.`);
  for (const line of [...faults, ...failed]) console.error(line);
  if (failed.length > 0) process.exitCode = 1;
}

/** Takes several scenes at a time. A screen that cannot be reached does not stop the others. */
async function shootAll(
  waiting: readonly Scene[],
  place: Place,
): Promise<{ taken: Taken[]; faults: string[]; failed: string[] }> {
  const queue = waiting.entries();
  const taken: Taken[] = [];
  const faults: string[] = [];
  const failed: string[] = [];
  const work = async () => {
    for (const [index, scene] of queue) {
      try {
        const { shots, ...found } = await shoot(scene, place);
        taken[index] = { scene, shots };
        faults.push(...found.faults);
      } catch (error) {
        failed.push(`${scene.name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: photographers }, work));
  return { taken: taken.filter(Boolean), faults, failed };
}

function lookOf(size: string): Look {
  const [width = 0, height = 0, lettersPx = 16] = size.split(/[x@]/).map(Number);
  if (!(width > 0 && height > 0 && lettersPx > 0))
    throw new RangeError("--at is of sizes like 360x800 or 360x800@22");
  return { width, height, lettersPx };
}
