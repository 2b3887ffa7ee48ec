import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { median, type Figure } from "../figure.ts";
import { newFolder } from "../new-folder.ts";
import { settingsOfStart } from "../programs.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** What the child prints, in milliseconds of its main thread. */
type Printed = { rounds: { firstMs: number; aloneMs: number }[]; compressionMs: number };

/** The first rendering of a large menu's page, beside React rendering the same with its data at hand. */
export async function measureRender(): Promise<Figure[]> {
  await using folder = await newFolder();
  const { PATH = "", HOME = "" } = process.env;
  const { env, nodeOptions } = await settingsOfStart();
  const args = [...nodeOptions, "--expose-gc", "bench/render/child-pages.ts"];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: root,
    env: { PATH, HOME, ...env, DATA_DIR: folder.path, NODE_ENV: "production" },
  });
  // Printed by our own child.
  const { rounds, compressionMs } = JSON.parse(stdout) as Printed;
  const firstMs = median(rounds.map((round) => round.firstMs));
  const aloneMs = median(rounds.map((round) => round.aloneMs));
  const what = "menu page of 180 items, first rendering";
  return [
    {
      what: `${what}: of rendering alone`,
      measured: `${firstMs.toFixed(2)} ms`,
      floor: `${aloneMs.toFixed(2)} ms, renderToString`,
      value: median(rounds.map((round) => round.firstMs / round.aloneMs)),
      bound: { atMost: 1.5 },
    },
    {
      what: `${what}: processor time`,
      measured: `${firstMs.toFixed(2)} ms`,
      floor: "",
      value: firstMs,
      bound: { atMost: 4 },
      unit: "ms",
    },
    {
      what: "its compression: longest hold of the event loop",
      measured: `${compressionMs.toFixed(2)} ms`,
      floor: "",
      value: compressionMs,
      bound: { atMost: 5 },
      unit: "ms",
    },
  ];
}
