import { readFile, statfs } from "node:fs/promises";
import { createRequire } from "node:module";
import type axe from "axe-core";
import { chromium, type Browser, type Locator, type Page } from "playwright-core";
import { expect } from "vitest";
import { findBrowser, findChromium, quietChromium } from "../../scripts/chromium.ts";

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

/** `npm run test:sizes` sets this, so that nothing is left out. */
const isEverySize = process.env["EVERY_SIZE"] === "1";

/**
 * The screens that a journey is made at: the first, and all of them with EVERY_SIZE, which `npm run test:sizes` sets.
 * The tests of sizes check that each page can be read and used at every size. Steps that differ by screen have tests of
 * their own, at both.
 */
export const madeAt = <Size>(...all: readonly Size[]): Size[] =>
  all.slice(0, isEverySize ? undefined : 1);

const lettersPx = [10, 16, 22] as const;

/**
 * The screens, each with the sizes of letters (in pixels) that it is tried at: the ends on the narrowest, where things
 * break first, and one each on the others. With EVERY_SIZE all of them.
 */
const tried = screens.flatMap((screen) =>
  lettersPx
    .filter(
      (px) =>
        isEverySize ||
        (px === 16
          ? screen.width === 768
          : screen.width === 360 || (px === 22 && screen.width === 1280)),
    )
    .map((sizePx) => ({ screen, sizePx })),
);

/**
 * Features of Chromium that are switched off. The first two draw the list below the address bar and cost each new
 * window more processor time than our pages do. The others are those of the library's own list, which this one
 * replaces, that matter here: plain HTTP stays plain, a page is shown at once, and no other host is asked.
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
 * Scripts keep the positions of their parts. Otherwise a watched page parses its whole script again when a stack is
 * recorded, as React does in its first lines: a twentieth of the cost of a visit.
 */
const keepPositions = "--js-flags=--no-enable-lazy-source-positions";

/**
 * Whether pages can share memory with the browser as they do elsewhere. The library has them use files in the temporary
 * folder, because containers may have 64 MB: that costs a test a tenth more processor time.
 */
async function hasSharedMemory(): Promise<boolean> {
  const { bavail, bsize } = await statfs("/dev/shm").catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > 1_000_000_000;
}

/** `scrollbars`: with bars beside the page that take room, as with a mouse. `whole`: no shell, so with messages. */
export async function launchBrowser({ scrollbars = false, whole = false } = {}): Promise<Browser> {
  const executablePath = await (whole ? findBrowser() : findChromium());
  if (executablePath === undefined) throw new Error("No Chromium: npm test says how to get one");
  return chromium.launch({
    executablePath,
    ignoreDefaultArgs: [
      ...(scrollbars ? ["--hide-scrollbars"] : []),
      ...((await hasSharedMemory()) ? ["--disable-dev-shm-usage"] : []),
    ],
    args: [...quietChromium, keepPositions, `--disable-features=${disabledFeatures.join(",")}`],
  });
}

/** As long as a poll. It ends what hangs, and allows for pages that are slow on a busy machine. */
export const waitMs = 20_000;

export type Visitor = {
  page: Page;
  /** Requests to other hosts, errors on the console and exceptions: there should be none. */
  troubles: string[];
  close(): Promise<void>;
};

/** A visitor with an empty profile. Errors of their pages are collected in `troubles`. */
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
 * A layer that closes takes its entry out of the history a moment later (`back-closes.ts`), and a step back that is
 * still on its way aborts the library's navigation. Nobody is that quick with the address bar; a test tries again.
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

/** Nothing has gone wrong on a visit so far, apart from what the browser says of refused calls. */
export function expectNoTroubles({ troubles }: Pick<Visitor, "troubles">): void {
  expect(troubles.filter((trouble) => !trouble.includes("Failed to load resource"))).toEqual([]);
}

/** Ends visits on which nothing may have gone wrong. */
export async function leave(...visits: Pick<Visitor, "troubles" | "close">[]): Promise<void> {
  for (const visit of visits) {
    expectNoTroubles(visit);
    await visit.close();
  }
}

/** axe's rules that depend on the size of the screen or of its letters. */
const rulesOfSizes = ["target-size", "scrollable-region-focusable"];

/** axe's rules that depend on the language of a page. */
export const rulesOfLanguage = [
  "html-has-lang",
  "html-lang-valid",
  "valid-lang",
  "target-size",
  "button-name",
  "link-name",
  "label",
  "image-alt",
  "summary-name",
];

/** No violation of WCAG 2.2 A and AA, target size included, nor of axe's good practices; or of the given rules. */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  expect(await violationsOn(page, rules)).toEqual([]);
}

/** Nothing sticks out to the side of the page, of an open popover, or of a part of an open dialog, which would cut it off. */
export async function expectNoOverflow(page: Page): Promise<void> {
  expect(await tooWideOn(page)).toEqual([]);
}

/** Faults of a page at the sizes of screen and of letters: not accessible, or too wide. */
export const faultsAtAnySize = (page: Page): Promise<string[]> =>
  foundAtAnySize(page, async (isFirstOrLast) => {
    // Names, roles and colours are the same between the smallest and the largest.
    const rules = isFirstOrLast || isEverySize ? undefined : rulesOfSizes;
    return [...(await tooWideOn(page)), ...(await violationsOn(page, rules))];
  });

/** The same for a state of a page that is tried for its words' widths alone. */
export const tooWideAtAnySize = (page: Page): Promise<string[]> =>
  foundAtAnySize(page, () => tooWideOn(page));

async function foundAtAnySize(
  page: Page,
  find: (isFirstOrLast: boolean) => Promise<string[]>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const [index, { screen, sizePx }] of tried.entries()) {
    await page.setViewportSize(screen);
    await setLetters(page, sizePx);
    const found = await find(index === 0 || index === tried.length - 1);
    faults.push(...found.map((fault) => `${screen.width} px, letters ${sizePx} px: ${fault}`));
  }
  return faults;
}

const axeScript = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
/** Half as long as the source that the library names as its own, which each page would take and parse. */
const axeSource = await readFile(axeScript, "utf8");

/**
 * Runs axe within the page, which loads it once, because loading costs more than running. A bar that stays in view covers
 * a part of what is scrolled below it, and a skip link covers others while it has the focus: a target that is too small
 * is judged again in the middle of the window, with the focus nowhere, and without the page behind an open dialog: axe
 * takes that page's targets for covers of the dialog's.
 */
export async function violationsOn(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async (only) => {
      // With forced colours words have the reader's own, and one of the styles that axe reads still has the page's.
      const isForced = matchMedia("(forced-colors: active)").matches;
      // Boxes of what is not drawn yet have wrong heights.
      const drawn = new CSSStyleSheet();
      drawn.replaceSync("* { content-visibility: visible !important }");
      document.adoptedStyleSheets.push(drawn);
      const isSmallInTheMiddle = async (target: Element | undefined) => {
        const { scrollX: left, scrollY: top } = window;
        const { activeElement: active } = document;
        // Some targets are there only while they have the focus.
        const focused = active instanceof HTMLElement && !target?.contains(active) && active;
        if (focused) focused.blur();
        if (!target?.isConnected) return true;
        target.scrollIntoView({ block: "center", behavior: "instant" });
        const runOnly = { type: "rule" as const, values: ["target-size"] };
        const front = new CSSStyleSheet();
        if (target.closest("dialog:modal"))
          front.replaceSync("body { visibility: hidden } dialog:modal { visibility: visible }");
        document.adoptedStyleSheets.push(front);
        const again = await window.axe.run(target, { runOnly });
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== front);
        if (focused) focused.focus({ preventScroll: true });
        scrollTo({ left, top, behavior: "instant" });
        return again.violations.length > 0;
      };
      const { violations } = await window.axe.run(document, {
        ...(only && { runOnly: { type: "rule" as const, values: only } }),
        rules: { "target-size": { enabled: true }, "color-contrast": { enabled: !isForced } },
        resultTypes: ["violations"],
        elementRef: true,
      });
      const found: string[] = [];
      for (const { id, nodes } of violations) {
        const places: string[] = [];
        for (const { element, target } of nodes)
          if (id !== "target-size" || (await isSmallInTheMiddle(element)))
            places.push(target.join(" "));
        if (places.length > 0) found.push(`${id}: ${places.join(" | ")}`);
      }
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== drawn);
      return found;
    },
    rules && [...rules],
  );
}

export function tooWideOn(page: Page): Promise<string[]> {
  const layers = "dialog[open], dialog[open] > *, :popover-open";
  return page.evaluate(
    (selector) =>
      [document.documentElement, ...document.querySelectorAll(selector)]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(
          ({ tagName, scrollWidth, clientWidth }) => `${tagName}: ${scrollWidth}/${clientWidth}`,
        ),
    layers,
  );
}

/** Sets the size of letters as another tab of the same browser would; the page follows. */
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

/** Targets below 44 px in width or height, with small and with usual letters. */
export async function smallTargets(page: Page, targets: Locator): Promise<string[]> {
  const small: string[] = [];
  for (const sizePx of [10, 16]) {
    await setLetters(page, sizePx);
    const boxes = await targets.evaluateAll((all) =>
      all.map((one) => [one.textContent, one.getBoundingClientRect()] as const),
    );
    expect(boxes).not.toEqual([]);
    for (const [words, { width, height }] of boxes)
      if (Math.min(width, height) < 44) small.push(`${sizePx} px: ${words} ${width} x ${height}`);
  }
  return small;
}

/** Waits until the page has drawn and handled the last event. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
      }),
  );
