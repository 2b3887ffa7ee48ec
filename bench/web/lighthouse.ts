import lighthouse, { type Result } from "lighthouse";
import { chromium } from "playwright-core";
import { median, type Figure } from "../figure.ts";
import { startBarePage } from "./bare-page.ts";
import { startChrome } from "./chrome.ts";

const runs = 5;

/** Search engines ask for these; a page of one guest alone leaves them out. */
const forSearchEngines = ["is-crawlable", "meta-description"];

const categories = {
  performance: "performance",
  accessibility: "accessibility",
  "best-practices": "best practices",
  seo: "SEO",
};

/** `token` is the guest's whose page it is, and absent for public pages. Search engines are kept from a guest's. */
export type Visit = { address: string; token?: string };
/** Each visit may be to a page of its own. */
export type InspectedPage = { name: string; visit: () => Promise<Visit> };

/**
 * Lighthouse's own settings: a phone on a slow 4G network whose processor is four times slower, both simulated. The
 * same page without scripts, in turns with ours, shows the browser's and the machine's share. A page that only scripts
 * draw has no such floor.
 */
export async function measureLighthouse(page: InspectedPage): Promise<Figure[]> {
  const results: Result[] = [];
  const floors: Result[] = [];
  const first = await page.visit();
  if (first.token === undefined) {
    await using bare = await startBarePage(first.address);
    // The first visit reads its pictures into memory.
    await inspect(bare);
    for (let run = 0; run < runs; run += 1) {
      results.push(await inspect(await page.visit()));
      floors.push(await inspect(bare));
    }
  } else {
    for (let run = 0; run < runs; run += 1) results.push(await inspect(await page.visit()));
  }
  const machine = median(results.map(({ environment }) => environment.benchmarkIndex));
  const measured = `median of ${runs}; its index of this machine ${machine.toFixed(0)}`;
  const floorOf = (value: (result: Result) => number) =>
    floors.length > 0 ? `${median(floors.map(value)).toFixed(0)} without scripts, from memory` : "";
  const scores = Object.entries(categories).map(([id, name]) => {
    const score = (result: Result) => 100 * (result.categories[id]?.score ?? 0);
    return {
      what: `Lighthouse, ${page.name}: ${name}`,
      measured,
      floor: id === "performance" ? floorOf(score) : "",
      value: median(results.map(score)),
      bound: { atLeast: 100 },
    };
  });
  const times = [
    { id: "largest-contentful-paint", what: "largest contentful paint", atMost: 1200, unit: "ms" },
    { id: "total-blocking-time", what: "total blocking time", atMost: 100, unit: "ms" },
    { id: "cumulative-layout-shift", what: "layout shift", atMost: 0 },
  ].map(({ id, what, atMost, ...unit }) => {
    const value = (result: Result) => result.audits[id]?.numericValue ?? Number.NaN;
    return {
      what: `Lighthouse, ${page.name}: ${what}`,
      measured,
      floor: floorOf(value),
      value: median(results.map(value)),
      bound: { atMost },
      ...unit,
    };
  });
  return [...scores, ...times];
}

async function inspect({ address, token }: Visit): Promise<Result> {
  await using chrome = await startChrome();
  if (token !== undefined) await keepToken(chrome.port, { address, token });
  const run = await lighthouse(address, {
    port: chrome.port,
    logLevel: "error",
    output: "json",
    // The profile is new anyway; a token in it has to stay.
    disableStorageReset: token !== undefined,
    skipAudits: token === undefined ? null : forSearchEngines,
  });
  if (!run) throw new Error("Lighthouse says nothing");
  return run.lhr;
}

/** Stores the token where the page looks for it, through /robots.txt, which has no scripts and stores nothing else. */
async function keepToken(port: number, { address, token }: { address: string; token: string }) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  if (!page) throw new Error("The browser has no profile");
  await page.goto(new URL("/robots.txt", address).href);
  await page.evaluate((kept) => localStorage.setItem("token", kept), token);
  await page.close();
  await browser.close();
}
