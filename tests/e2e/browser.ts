import axe from "axe-core";
import { chromium, type Browser, type Page } from "playwright-core";
import { expect } from "vitest";
import { findChromium, quietChromium } from "../../scripts/chromium.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

type Screen = { width: number; height: number };

/** The screens that every page is judged at. */
export const screens: readonly [Screen, Screen, Screen] = [
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

export const phone = screens[0];
export const desk = screens[2];

/** As `npm run test:sizes` has it: nothing is left out. */
const isEverySize = process.env["EVERY_SIZE"] === "1";

/**
 * The screens that a journey is made at: the first, and with EVERY_SIZE the others as well. That each page can be read
 * and used at every size is for the tests of sizes; what is done differently by screen has tests of its own, at both.
 * `npm run test:sizes` sets EVERY_SIZE.
 */
export const madeAt = <Size>(...all: readonly Size[]): Size[] =>
  all.slice(0, isEverySize ? undefined : 1);

const lettersPx = [10, 16, 22] as const;

/**
 * The screens, each with the sizes of letters (in pixels) that it is tried at: the ends on the narrowest, where things
 * break first, and one each on the others. With EVERY_SIZE all of them.
 */
const tried = screens.map((screen) => ({
  screen,
  lettersPx: isEverySize
    ? lettersPx
    : lettersPx.filter((px) =>
        px === 16
          ? screen.width === 768
          : screen.width === 360 || (px === 22 && screen.width === 1280),
      ),
}));

/**
 * What of Chromium is switched off. The first two draw the list below the address bar and cost each new window more
 * processor time than our pages do. The others are those of the library's own list that matter here, which this one
 * takes the place of: plain HTTP stays plain, a page shows what it has at once, and nothing is asked of other hosts.
 */
const disabledFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
  "Translate",
];

/**
 * Scripts keep where each part of them stands. Else whatever notes a stack, as React does in its first lines, has a page
 * that is watched read its whole script once more: a twentieth of what a visit costs.
 */
const keepPositions = "--js-flags=--no-enable-lazy-source-positions";

/** `scrollbars`: with bars beside the page that take room, as with a mouse. */
export async function launchBrowser({ scrollbars = false } = {}): Promise<Browser> {
  const executablePath = await findChromium();
  if (executablePath === undefined) throw new Error("No Chromium: npm test says how to get one");
  return chromium.launch({
    executablePath,
    ...(scrollbars && { ignoreDefaultArgs: ["--hide-scrollbars"] }),
    args: [...quietChromium, keepPositions, `--disable-features=${disabledFeatures.join(",")}`],
  });
}

/** As long as a poll. It ends what hangs; a page may be slow on a machine that does other work as well. */
export const waitMs = 20_000;

export type Visitor = {
  page: Page;
  /** Requests to other hosts, errors on the console and exceptions: there should be none. */
  troubles: string[];
  close(): Promise<void>;
};

/** Somebody with an empty profile; what goes wrong on their pages is written down. */
export async function newVisitor(
  browser: Browser,
  options: {
    width?: number;
    height?: number;
    javaScriptEnabled?: boolean;
    /** A finger can be used as well as a mouse. */
    hasTouch?: boolean;
    /** Blocked, every request passes the test's own routes, and a page costs a tenth less. */
    serviceWorkers?: "allow" | "block";
  } = {},
): Promise<Visitor> {
  const {
    width = 360,
    height = 800,
    javaScriptEnabled = true,
    hasTouch = false,
    serviceWorkers = "block",
  } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    javaScriptEnabled,
    hasTouch,
    serviceWorkers,
    locale: "pt-BR",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(waitMs);
  outlastStepsBack(page);
  const troubles: string[] = [];
  page.on("pageerror", (error) => troubles.push(`exception: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") troubles.push(`console: ${message.text()}`);
  });
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && !hostname.endsWith("localhost")) {
      troubles.push(`request to ${hostname}`);
    }
  });
  return { page, troubles, close: () => context.close() };
}

/**
 * What closes takes its entry out of the history a moment later (`back-closes.ts`), and a step back that is still on its
 * way aborts what the library navigates to. Nobody is as quick as that with the address bar; a test tries once more.
 */
function outlastStepsBack(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const twice = async <T>(navigate: () => Promise<T>): Promise<T> => {
    try {
      return await navigate();
    } catch (error) {
      if (!String(error).includes("net::ERR_ABORTED")) throw error;
      return navigate();
    }
  };
  page.goto = (...args) => twice(() => goto(...args));
  page.reload = (...args) => twice(() => reload(...args));
}

/** Ends visits on which nothing should have gone wrong, besides what the browser says of refused calls. */
export async function leave(...visits: Pick<Visitor, "troubles" | "close">[]): Promise<void> {
  for (const { troubles, close } of visits) {
    expect(troubles.filter((trouble) => !trouble.includes("Failed to load resource"))).toEqual([]);
    await close();
  }
}

/** No violation of WCAG 2.2 A and AA, target size included, nor of axe's good practices. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOn(page)).toEqual([]);
}

/** Nothing sticks out to the side: neither of the page nor of what lies open over it. */
export async function expectNoOverflow(page: Page): Promise<void> {
  expect(await tooWideOn(page)).toEqual([]);
}

/**
 * What is wrong with a page at the sizes of screen and of letters: not accessible, or too wide. From its top where a
 * header that stays in view would else cover what happens to be below it, or from its end, where a bar would.
 */
export async function faultsAtAnySize(
  page: Page,
  { fromTop = false, fromEnd = false }: { fromTop?: boolean; fromEnd?: boolean } = {},
): Promise<string[]> {
  const faults: string[] = [];
  for (const { screen, lettersPx: sizesPx } of tried) {
    await page.setViewportSize(screen);
    for (const sizePx of sizesPx) {
      await setLetters(page, sizePx);
      if (fromTop) await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      if (fromEnd)
        await page.evaluate(() =>
          scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }),
        );
      const found = [...(await tooWideOn(page)), ...(await violationsOn(page))];
      faults.push(...found.map((fault) => `${screen.width} px, letters ${sizePx} px: ${fault}`));
    }
  }
  return faults;
}

/** Asked within the page itself, which gets to know axe once: that costs more than to ask it. */
async function violationsOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      rules: { "target-size": { enabled: true } },
      resultTypes: ["violations"],
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`,
    );
  });
}

function tooWideOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("dialog[open], :popover-open")]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, scrollWidth, clientWidth }) => `${tagName}: ${scrollWidth}/${clientWidth}`),
  );
}

/** As another tab of the same browser would; the page follows. */
export async function setLetters(page: Page, sizePx: number): Promise<void> {
  await page.evaluate((size) => {
    localStorage.setItem("fontSize", String(size));
    dispatchEvent(new StorageEvent("storage", { key: "fontSize" }));
  }, sizePx);
  await page.waitForFunction(
    (size) => getComputedStyle(document.documentElement).fontSize === size,
    `${sizePx}px`,
  );
}

/** Until the page has drawn, and heard, what was done to it. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
      }),
  );
