import { parseArgs } from "node:util";
import { ensureBuilt } from "../src/server/pages/ensure-built.ts";
import { measureCached } from "./cached/measure.ts";
import { measureDinner } from "./dinner/measure.ts";
import { measureEvents } from "./events/measure.ts";
import { measureOrders } from "./orders/measure.ts";
import { measureKitchen } from "./kitchen/measure.ts";
import { measureInvalidation } from "./invalidation/measure.ts";
import { startRendering } from "./render/measure.ts";
import { measureStart } from "./start/measure.ts";
import { isKept, tableOf, type Figure } from "./figure.ts";
import { measureMemory } from "./memory/measure.ts";
import { measureReports } from "./reports/measure.ts";
import { settleDisk } from "./settle-disk.ts";
import { measureProcesses } from "./scale/measure-processes.ts";
import { measureScale } from "./scale/measure.ts";
import { measureUpload } from "./upload/measure.ts";

// Measures how fast Comanda is, each figure beside its floor in the same run. Arguments choose some of the
// measurements; without any all are made. The exit code is 1 when a bound is missed.

const measurements: Record<string, () => Promise<Figure[]>> = {
  cached: measureCached,
  // It sits after every chosen measurement, itself included: other load on the machine changes within minutes.
  render: async () => [],
  invalidation: measureInvalidation,
  start: measureStart,
  orders: measureOrders,
  events: measureEvents,
  kitchen: measureKitchen,
  dinner: measureDinner,
  upload: measureUpload,
  memory: measureMemory,
  processes: measureProcesses,
  scale: measureScale,
  reports: measureReports,
};

const { positionals } = parseArgs({ allowPositionals: true });
const chosen = positionals.length > 0 ? positionals : Object.keys(measurements);
await ensureBuilt({ say: console.log });
const rendering = chosen.includes("render") ? startRendering() : undefined;
const figures: Figure[] = [];
for (const name of chosen) {
  const measure = measurements[name];
  if (!measure) throw new Error(`There is no measurement called ${name}`);
  console.log(`Measuring ${name}.`);
  await settleDisk();
  figures.push(...(await measure()));
  await rendering?.sit();
}
figures.push(...(rendering?.figures() ?? []));
console.log(tableOf(figures));
process.exitCode = figures.every(isKept) ? 0 : 1;
