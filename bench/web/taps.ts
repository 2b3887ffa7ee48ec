import { chromium, type BrowserContext, type CDPSession, type Page } from "playwright-core";
import { median, type Figure } from "../figure.ts";
import { startChrome } from "./chrome.ts";
import { isReady } from "./page.ts";

const screen = { width: 412, height: 823 };
const slowdown = 4;
const rounds = 7;

type Tap = {
  /** From the tap until what it does is on the screen, in milliseconds. */
  untilDrawnMs: number;
  /** Until a timer set in that frame runs: the browser draws the frames of an animation before it. */
  timerMs: number;
  /** The page's own processor time of it, measured at full speed, as often as the processor is slowed. */
  processorMs: number;
};

/** A page of rows, each a button and nothing else, which show a line of text over it: what the browser and the machine take for themselves. */
const barePage = (rowCount: number) => `<!doctype html>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>li { height: 130px } p { position: fixed; inset: auto 0 0; background: white }</style>
<p id="shown" hidden>Aberto</p>
<ul>${"<li><button>Prato</button></li>".repeat(rowCount)}</ul>`;

/** Opens items and adds them to the cart. */
export async function measureTaps(
  address: string,
  { menu, rowCount }: { menu: string; rowCount: number },
): Promise<Figure[]> {
  await using chrome = await startChrome();
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
  const context = await browser.newContext({ viewport: screen, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(address);
  await isReady(page);
  await reportClicks(page);

  // The first time fetches what an open item shows, which a network decides.
  await openAndAdd(page, { session, nth: 0 });
  const atFullSpeed = await repeatedly((nth) => openAndAdd(page, { session, nth }));
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const slowed = await repeatedly((nth) => openAndAdd(page, { session, nth: nth + rounds }));
  await page.close();
  const bare = await measureBareTap(context, rowCount);
  await browser.close();

  const figure = (of: "opening" | "adding", what: string): Figure => {
    const processorMs = slowdown * median(atFullSpeed.map((taps) => taps[of].processorMs));
    const timerMs = median(slowed.map((taps) => taps[of].timerMs));
    return {
      what: `${what}, ${menu}: from the tap until it is drawn`,
      measured: `median of ${rounds}, ${slowdown} × slowed`,
      floor: `${bare.toFixed(0)} ms for a line of text over bare rows; a timer after it ${timerMs.toFixed(0)} ms; ${processorMs.toFixed(0)} ms of the page's processor time`,
      value: median(slowed.map((taps) => taps[of].untilDrawnMs)),
      bound: { atMost: 100 },
      unit: "ms",
    };
  };
  return [figure("opening", "opening an item"), figure("adding", "adding it to the cart")];
}

/** From the tap until a page that does next to nothing has drawn it, slowed as much. */
async function measureBareTap(context: BrowserContext, rowCount: number): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.setContent(barePage(rowCount));
  await reportClicks(page);
  await page.evaluate(() => {
    const shown = document.querySelector<HTMLElement>("#shown");
    document.addEventListener("click", () => shown?.removeAttribute("hidden"));
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const taps = await repeatedly(async (nth) => {
    const target = `:nth-match(button, ${nth * 5 + 1})`;
    const { untilDrawnMs } = await tap(page, { session, target, until: "#shown:not([hidden])" });
    await page.evaluate(() => document.querySelector("#shown")?.setAttribute("hidden", ""));
    return untilDrawnMs;
  });
  return median(taps);
}

async function repeatedly<Result>(work: (nth: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let nth = 1; nth <= rounds; nth += 1) results.push(await work(nth));
  return results;
}

async function openAndAdd(page: Page, { session, nth }: { session: CDPSession; nth: number }) {
  const opening = await tap(page, {
    session,
    // Across the menu, so that what is drawn for the first time counts.
    target: `:nth-match(h3 button, ${nth * 5 + 1})`,
    until: "dialog[open] textarea",
  });
  const adding = await tap(page, {
    session,
    target: "dialog[open] button >> text=/^Salvar/",
    until: "body:not(:has(dialog[open]))",
  });
  // The dialog leaves.
  await page.waitForTimeout(600);
  return { opening, adding };
}

/** Taps with a finger; ends in the frame in which `until` is there. */
async function tap(
  page: Page,
  { session, target, until }: { session: CDPSession; target: string; until: string },
): Promise<Tap> {
  const button = page.locator(target);
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error(`Nothing to tap: ${target}`);
  // Scrolling draws for a while.
  await page.waitForTimeout(400);
  const drawn = page.evaluate(
    (condition) =>
      new Promise<{ timeStamp: number; frames: number; timerMs: number }>((done) => {
        addEventListener(
          "click",
          ({ timeStamp }) => {
            let frames = 0;
            const frame = () => {
              frames += 1;
              if (document.querySelector(condition)) {
                // Runs when the frame has been drawn, and often only after others that follow it.
                setTimeout(() =>
                  done({ timeStamp, frames, timerMs: performance.now() - timeStamp }),
                );
              } else requestAnimationFrame(frame);
            };
            requestAnimationFrame(frame);
          },
          { once: true, capture: true },
        );
      }),
    until,
  );
  const before = await taskMs(session);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const { timeStamp, frames, timerMs } = await drawn;
  const processorMs = (await taskMs(session)) - before;
  // Of the first frame after the tap the browser itself says when it was shown.
  const untilDrawnMs = frames === 1 ? await presentedMs(page, timeStamp) : timerMs;
  return { untilDrawnMs, timerMs, processorMs };
}

/** From the click until the next frame was on the screen, as the browser reports it in steps of 8 ms. */
async function presentedMs(page: Page, timeStamp: number): Promise<number> {
  // Reports come after the frame; of less than 16 ms there are none.
  await page.waitForTimeout(200);
  return page.evaluate((clickedAt) => {
    const marks = performance.getEntriesByName("shown");
    const shown = marks.find(({ startTime }) => startTime === clickedAt);
    return shown instanceof PerformanceMark ? Number(shown.detail) : 16;
  }, timeStamp);
}

/** Has the page mark how long each click took until the next frame was on the screen. */
async function reportClicks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: "event",
      durationThreshold: 16,
    };
    new PerformanceObserver((list) => {
      for (const { name, startTime, duration } of list.getEntries())
        if (name === "click") performance.mark("shown", { startTime, detail: duration });
    }).observe(options);
  });
}

async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}
