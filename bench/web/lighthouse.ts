import lighthouse, { type Result } from "lighthouse";
import { median, type Figure } from "../figure.ts";
import { startBarePage } from "./bare-page.ts";
import { startChrome } from "./chrome.ts";

const runs = 5;

const categories = {
  performance: "performance",
  accessibility: "accessibility",
  "best-practices": "best practices",
  seo: "SEO",
};

/**
 * Lighthouse's own settings: a phone on a slow 4G network whose processor is four times slower, both reckoned. The same
 * page without scripts, in turns with ours, tells what of it is the browser's and the machine's.
 */
export async function measureLighthouse(address: string): Promise<Figure[]> {
  await using bare = await startBarePage(address);
  // The first visit reads its pictures into memory.
  await inspect(bare.address);
  const results: Result[] = [];
  const floors: Result[] = [];
  for (let run = 0; run < runs; run += 1) {
    results.push(await inspect(address));
    floors.push(await inspect(bare.address));
  }
  const machine = median(results.map(({ environment }) => environment.benchmarkIndex));
  const measured = `median of ${runs}; its index of this machine ${machine.toFixed(0)}`;
  const floor = "without scripts, from memory";
  const scores = Object.entries(categories).map(([id, name]) => {
    const score = (result: Result) => 100 * (result.categories[id]?.score ?? 0);
    return {
      what: `Lighthouse: ${name}`,
      measured,
      floor: id === "performance" ? `${median(floors.map(score)).toFixed(0)} ${floor}` : "",
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
      what: `Lighthouse: ${what}`,
      measured,
      floor: `${median(floors.map(value)).toFixed(0)} ${floor}`,
      value: median(results.map(value)),
      bound: { atMost },
      ...unit,
    };
  });
  return [...scores, ...times];
}

async function inspect(address: string): Promise<Result> {
  await using chrome = await startChrome();
  const run = await lighthouse(address, { port: chrome.port, logLevel: "error", output: "json" });
  if (!run) throw new Error("Lighthouse says nothing");
  return run.lhr;
}
