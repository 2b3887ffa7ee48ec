import { chromium, type BrowserContext, type CDPSession, type Page } from "playwright-core";
import { median, type Figure } from "../figure.ts";
import { startChrome } from "./chrome.ts";
import { reportInteractions, slowdown, tap } from "./interactions.ts";
import { isReady } from "./page.ts";

const screen = { width: 412, height: 823 };
const rounds = 7;

/** A page of bare rows, whose buttons show a line of text: the time that browser and machine need in any case. */
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
  await reportInteractions(page);

  // The first time fetches the parts of an open item, which takes as long as the network does.
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

/** Measures from the tap until a page that does next to nothing has drawn it, equally slowed. */
export async function measureBareTap(context: BrowserContext, rowCount: number): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.setContent(barePage(rowCount));
  await reportInteractions(page);
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
    // Taps across the menu, so that rows which are drawn for the first time count.
    target: `:nth-match(h3 button, ${nth * 5 + 1})`,
    until: "dialog[open] textarea",
  });
  const adding = await tap(page, {
    session,
    target: "dialog[open] button >> text=/^(Adicionar|Salvar)/",
    until: "body:not(:has(dialog[open]))",
  });
  // The dialog takes a moment to close.
  await page.waitForTimeout(600);
  return { opening, adding };
}
