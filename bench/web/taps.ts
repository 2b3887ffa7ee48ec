import { chromium, type CDPSession, type Page } from "playwright-core";
import { median, type Figure } from "../figure.ts";
import { startChrome } from "./chrome.ts";
import { isReady } from "./page.ts";

const screen = { width: 412, height: 823 };
const slowdown = 4;
const rounds = 7;

type Tap = {
  /** From the tap until what it does has been drawn, in milliseconds, at the slowed processor. */
  untilDrawnMs: number;
  /** The page's own processor time of it, measured at full speed, as often as the processor is slowed. */
  processorMs: number;
};

/** Opens items and adds them to the cart. */
export async function measureTaps(address: string, menu: string): Promise<Figure[]> {
  await using chrome = await startChrome();
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
  const context = await browser.newContext({ viewport: screen, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(address);
  await isReady(page);

  // The first time fetches what an open item shows, which a network decides.
  await openAndAdd(page, session, 0);
  const atFullSpeed = await repeatedly((nth) => openAndAdd(page, session, nth));
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const slowed = await repeatedly((nth) => openAndAdd(page, session, nth + rounds));
  await browser.close();

  const figure = (of: "opening" | "adding", what: string): Figure => {
    const processorMs = slowdown * median(atFullSpeed.map((taps) => taps[of].processorMs));
    return {
      what: `${what}, ${menu}: from the tap until it is drawn`,
      measured: `median of ${rounds}, ${slowdown} × slowed`,
      floor: `${processorMs.toFixed(0)} ms of the page's processor time, animations included`,
      value: median(slowed.map((taps) => taps[of].untilDrawnMs)),
      bound: { atMost: 100 },
      unit: "ms",
    };
  };
  return [figure("opening", "opening an item"), figure("adding", "adding it to the cart")];
}

async function repeatedly<Result>(work: (nth: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let nth = 1; nth <= rounds; nth += 1) results.push(await work(nth));
  return results;
}

async function openAndAdd(page: Page, session: CDPSession, nth: number) {
  const opening = await tap(page, session, {
    // Across the menu, so that what is drawn for the first time counts.
    target: `:nth-match(h3 button, ${nth * 5 + 1})`,
    until: "dialog[open] textarea",
  });
  const adding = await tap(page, session, {
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
  session: CDPSession,
  { target, until }: { target: string; until: string },
): Promise<Tap> {
  const button = page.locator(target);
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error(`Nothing to tap: ${target}`);
  // Scrolling draws for a while.
  await page.waitForTimeout(400);
  const drawn = page.evaluate(
    (condition) =>
      new Promise<number>((done) => {
        addEventListener(
          "click",
          ({ timeStamp }) => {
            const frame = () => {
              if (document.querySelector(condition)) {
                // Runs when the frame has been drawn.
                setTimeout(() => done(performance.now() - timeStamp));
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
  const untilDrawnMs = await drawn;
  return { untilDrawnMs, processorMs: (await taskMs(session)) - before };
}

async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}
