import { chromium } from "playwright-core";
import { median, type Figure } from "../figure.ts";
import { startChrome } from "./chrome.ts";
import { slowdown } from "./interactions.ts";

const screen = { width: 360, height: 780 };
const runs = 5;
/** WebPageTest's "3G Slow": 400 kbit/s each way, and 400 ms until an answer begins. */
const slow3G = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** As many dishes as stand on the first screen. */
const dishesInSight = 4;

/** Measures, with a slow network and processor and an empty cache, until dishes can be read and the page reacts. */
export async function measureSlowNetwork(address: string): Promise<Figure[]> {
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visit(address));
  const figure = (what: string, value: keyof Visit, atMost: number): Figure => ({
    what: `${what}, slow 3G, ${slowdown} × slowed`,
    measured: `median of ${runs}, at most ${Math.max(...visits.map((one) => one[value])).toFixed(0)} ms`,
    floor: "",
    value: median(visits.map((one) => one[value])),
    bound: { atMost },
    unit: "ms",
  });
  return [
    figure("menu page: until four dishes can be read", "readable", 1500),
    figure("menu page: until it reacts", "usable", 4000),
  ];
}

/** In milliseconds since the address was opened. */
type Visit = { readable: number; usable: number };

async function visit(address: string): Promise<Visit> {
  await using chrome = await startChrome();
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
  const page = await (await browser.newContext({ viewport: screen, isMobile: true })).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...slow3G });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript((wanted) => {
    // The next frame begins when the one that shows it has been drawn.
    const mark = (name: string, isSo: () => boolean) => {
      const look = () => {
        if (isSo()) requestAnimationFrame(() => performance.mark(name));
        else requestAnimationFrame(look);
      };
      look();
    };
    mark("readable", () => {
      const isDrawn = performance.getEntriesByName("first-contentful-paint").length > 0;
      return isDrawn && document.querySelectorAll("#root li button").length >= wanted;
    });
    mark("usable", () =>
      Object.keys(document.querySelector("#root button") ?? {}).some((key) =>
        key.startsWith("__reactProps"),
      ),
    );
  }, dishesInSight);
  await page.goto(address, { waitUntil: "commit" });
  const markedAt = async (name: string) => {
    const found = await page.waitForFunction(
      (one) => performance.getEntriesByName(one)[0]?.startTime,
      name,
    );
    return (await found.jsonValue()) ?? Number.NaN;
  };
  const seen = { readable: await markedAt("readable"), usable: await markedAt("usable") };
  await browser.close();
  return seen;
}
