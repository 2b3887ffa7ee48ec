import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { median, type Figure } from "../figure.ts";
import { newFolder } from "../new-folder.ts";
import { settingsOfStart } from "../programs.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** In milliseconds of the child's main thread. */
type Round = { firstMs: number; aloneMs: number };
/** The child's report. */
type Printed = { rounds: Round[]; compressionMs: number };

/** Absolute times are of the rounds in which little else used the machine. */
const quietShare = 1 / 3;

/** The first renderings of a large menu's page, beside React rendering the same with its data at hand. */
export type Rendering = {
  /** Takes a quarter of a minute. */
  sit(): Promise<void>;
  /** Figures of all sittings together. */
  figures(): Figure[];
};

export function startRendering(): Rendering {
  const printed: Printed[] = [];
  return {
    sit: async () => void printed.push(await renderInChild()),
    figures: () => figuresOf(printed),
  };
}

function figuresOf(printed: readonly Printed[]): Figure[] {
  const rounds = printed.flatMap((sitting) => sitting.rounds);
  const compressionMs = Math.max(...printed.map((sitting) => sitting.compressionMs));
  // React's times choose the quiet rounds, so that ours are not chosen for being short.
  const byFloor = rounds.toSorted((one, other) => one.aloneMs - other.aloneMs);
  const all = middleOf(rounds);
  const quiet = middleOf(byFloor.slice(0, Math.ceil(rounds.length * quietShare)));
  const what = "menu page of 180 items, first rendering";
  return [
    {
      what: `${what}: of rendering alone`,
      measured: `${all.firstMs.toFixed(2)} ms`,
      floor: `${all.aloneMs.toFixed(2)} ms, renderToString`,
      value: median(rounds.map((round) => round.firstMs / round.aloneMs)),
      bound: { atMost: 2 },
    },
    {
      what: `${what}: processor time, the floor's quietest third of the rounds`,
      measured: `${quiet.firstMs.toFixed(2)} ms; ${all.firstMs.toFixed(2)} ms in all`,
      floor: `${quiet.aloneMs.toFixed(2)} ms, renderToString`,
      value: quiet.firstMs,
      bound: { atMost: 8 },
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

async function renderInChild(): Promise<Printed> {
  await using folder = await newFolder();
  const { PATH = "", HOME = "" } = process.env;
  const { env, nodeOptions } = await settingsOfStart();
  const args = [...nodeOptions, "--expose-gc", "bench/render/child-pages.ts"];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: root,
    env: { PATH, HOME, ...env, DATA_DIR: folder.path, NODE_ENV: "production" },
  });
  // Printed by our own child.
  return JSON.parse(stdout) as Printed;
}

function middleOf(rounds: readonly Round[]): Round {
  return {
    firstMs: median(rounds.map((round) => round.firstMs)),
    aloneMs: median(rounds.map((round) => round.aloneMs)),
  };
}
