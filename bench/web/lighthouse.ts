import lighthouse, { type Result } from "lighthouse";
import { median, type Figure } from "../figure.ts";
import { startChrome } from "./chrome.ts";

const runs = 5;

const categories = {
  performance: "performance",
  accessibility: "accessibility",
  "best-practices": "best practices",
  seo: "SEO",
};

/** Lighthouse's own settings: a phone on a slow 4G network whose processor is four times slower, both reckoned. */
export async function measureLighthouse(address: string): Promise<Figure[]> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await inspect(address));
  const settings = results[0]?.configSettings.throttling;
  const machine = median(results.map(({ environment }) => environment.benchmarkIndex));
  const floor = `Lighthouse mobile, ${settings?.cpuSlowdownMultiplier} × slowed; its index of this machine ${machine.toFixed(0)}`;
  const scores = Object.entries(categories).map(([id, name]) => ({
    what: `Lighthouse: ${name}`,
    value: 100 * median(results.map((result) => result.categories[id]?.score ?? 0)),
    bound: { atLeast: 100 },
  }));
  const times = [
    { id: "largest-contentful-paint", what: "largest contentful paint", atMost: 1200, unit: "ms" },
    { id: "total-blocking-time", what: "total blocking time", atMost: 100, unit: "ms" },
    { id: "cumulative-layout-shift", what: "layout shift", atMost: 0 },
  ].map(({ id, what, atMost, ...unit }) => ({
    what: `Lighthouse: ${what}`,
    value: median(results.map((result) => result.audits[id]?.numericValue ?? Number.NaN)),
    bound: { atMost },
    ...unit,
  }));
  return [...scores, ...times].map((figure) => ({
    ...figure,
    measured: `median of ${runs}`,
    floor,
  }));
}

async function inspect(address: string): Promise<Result> {
  await using chrome = await startChrome();
  const run = await lighthouse(address, { port: chrome.port, logLevel: "error", output: "json" });
  if (!run) throw new Error("Lighthouse says nothing");
  return run.lhr;
}
