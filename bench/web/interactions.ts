import { setTimeout as sleep } from "node:timers/promises";
import type { CDPSession, ElementHandle, Page } from "playwright-core";

export const slowdown = 4;

export type Tap = {
  /** From the tap until what it does is on the screen, in milliseconds. */
  untilDrawnMs: number;
  /** Until a timer set in that frame runs: the browser draws the frames of an animation before it. */
  timerMs: number;
  /** The page's own processor time of it, as measured. */
  processorMs: number;
};

type Tapped = { session: CDPSession; target: string; until: string };

/** Taps with a finger; ends in the frame in which `until` is there. */
export async function tap(page: Page, { session, target, until }: Tapped): Promise<Tap> {
  const button = page.locator(target);
  // Messages and the staff's bar cover the foot of the screen.
  const show = () => button.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await show();
  // Scrolling draws for a while, and rows that come into sight may get another height than was kept for them.
  await page.waitForTimeout(400);
  await show();
  await page.waitForTimeout(400);
  // Found only now: before, another element may have taken its place, as in a list that is sorted again.
  const tapped = await button.elementHandle();
  const act = async () => {
    // A target that was missed may be out of sight by now.
    await show();
    const box = await button.boundingBox();
    if (!box) throw new Error(`Nothing to tap: ${target}`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  };
  return interact(page, { session, event: "click", of: tapped, act, until });
}

type Interaction = {
  session: CDPSession;
  /** The first event of what a person does, as the browser reports it. */
  event: "click" | "keydown";
  /** The element it must happen to; absent: any. */
  of?: ElementHandle | null;
  act: () => Promise<unknown>;
  /** A selector that matches when the result is there. */
  until: string;
};

/** Measures from an event until the frame in which `until` is there. */
export async function interact(
  page: Page,
  { session, event, of = null, act, until }: Interaction,
): Promise<Tap> {
  // Listens before it happens: a call to the page may arrive later than a key.
  const listening = await page.evaluateHandle(
    ({ condition, name, wanted }) => {
      const happened = Promise.withResolvers<true>();
      const drawn = Promise.withResolvers<{ timeStamp: number; frames: number; timerMs: number }>();
      const listen = ({ timeStamp, target }: Event) => {
        if (wanted && !(target instanceof Node && wanted.contains(target))) return;
        removeEventListener(name, listen, true);
        happened.resolve(true);
        let frames = 0;
        const frame = () => {
          frames += 1;
          if (document.querySelector(condition)) {
            // Runs when the frame has been drawn, and often only after others that follow it.
            setTimeout(() =>
              drawn.resolve({ timeStamp, frames, timerMs: performance.now() - timeStamp }),
            );
          } else requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      };
      addEventListener(name, listen, true);
      return { happened: happened.promise, drawn: drawn.promise };
    },
    { condition: until, name: event, wanted: of },
  );
  // It is tried again: on a busy machine a tap may become a long press, or its target may have moved.
  let before = await taskMs(session);
  await act();
  const happened = listening.evaluate((seen) => seen.happened);
  for (let missed = 0; !(await Promise.race([happened, sleep(missedMs, false)])); missed += 1) {
    if (missed === 5) throw new Error(`Nothing came of it: ${event}, until ${until}`);
    before = await taskMs(session);
    await act();
  }
  const { timeStamp, frames, timerMs } = await inTime(
    listening.evaluate(({ drawn }) => drawn),
    until,
  );
  const processorMs = (await taskMs(session)) - before;
  // The browser itself says when the first frame after the tap was shown.
  const untilDrawnMs = frames === 1 ? await presentedMs(page, timeStamp) : timerMs;
  return { untilDrawnMs, timerMs, processorMs };
}

const missedMs = 3_000;
const patienceMs = 20_000;

async function inTime<Result>(drawn: Promise<Result>, until: string): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`It never came: ${until}`)), patienceMs);
  return Promise.race([drawn, promise]).finally(() => clearTimeout(timer));
}

/** From the event until the next frame was on the screen, as the browser reports it in steps of 8 ms. */
async function presentedMs(page: Page, timeStamp: number): Promise<number> {
  // Reports come after the frame, and only for 16 ms or more.
  await page.waitForTimeout(200);
  return page.evaluate((happenedAt) => {
    const marks = performance.getEntriesByName("shown");
    const shown = marks.find(({ startTime }) => startTime === happenedAt);
    return shown instanceof PerformanceMark ? Number(shown.detail) : 16;
  }, timeStamp);
}

/** Has the page mark how long each click and key took until the next frame was on the screen. */
export async function reportInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: "event",
      durationThreshold: 16,
    };
    new PerformanceObserver((list) => {
      for (const { name, startTime, duration } of list.getEntries())
        if (name === "click" || name === "keydown")
          performance.mark("shown", { startTime, detail: duration });
    }).observe(options);
  });
}

async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}
