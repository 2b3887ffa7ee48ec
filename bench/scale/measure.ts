import { median, percentile, type Figure } from "../figure.ts";
import { newFolder } from "../new-folder.ts";
import { settleDisk } from "../settle-disk.ts";
import type { Size } from "./account-size.ts";
import { newServer, openFilled } from "./filled.ts";
import { takeRound } from "./round.ts";
import type { Timing } from "./visit.ts";

const itemsPerCategory = 8;
const sizes = {
  small: { accounts: 10, itemsPerCategory, orders: 1_000 },
  large: { accounts: 20_000, itemsPerCategory, orders: 1_000_000 },
} satisfies Record<string, Size>;

const rounds = 16;

/** The same reads and writes on few rows and on many, in turns. */
export async function measureScale(): Promise<Figure[]> {
  await using folder = await newFolder();
  await using server = await newServer(folder.path);
  await using small = await openFilled(server, { name: "small", size: sizes.small });
  await using large = await openFilled(server, { name: "large", size: sizes.large });
  const timings = { small: [] as Timing[][], large: [] as Timing[][] };
  for (const filled of [small, large]) await takeRound(filled);
  await settleDisk();
  for (let round = 0; round < rounds; round += 1) {
    timings.small.push(await takeRound(small));
    timings.large.push(await takeRound(large));
  }
  return compare(timings.small, timings.large);
}

/** Compares round by round, so that other load on the machine slows both. */
function compare(small: Timing[][], large: Timing[][]): Figure[] {
  console.log(tableOfCalls(small.flat(), large.flat()));
  return (["read", "write"] as const).map((kind) => {
    const p99sOf = (all: Timing[][]) => all.map((of) => p99(of.filter((one) => one.kind === kind)));
    const [few, many] = [p99sOf(small), p99sOf(large)];
    return {
      what: `p99 of ${kind}s, 20,000 accounts, 2 million items, 1 million orders`,
      measured: `${median(many).toFixed(1)} ms`,
      floor: `${median(few).toFixed(1)} ms, 10 accounts, 1,000 orders`,
      value: median(many.map((value, round) => value / (few[round] ?? Number.NaN))),
      bound: { atMost: 1.3 },
    };
  });
}

function p99(timings: readonly Timing[]): number {
  return percentile(
    timings.map(({ ms }) => ms),
    0.99,
  );
}

/** The middle and the p99 of each call, on few rows and on many: where to look when a bound is missed. */
function tableOfCalls(few: readonly Timing[], many: readonly Timing[]): string {
  const calls = [...new Set(few.map(({ call }) => call))];
  const shown = (timings: readonly Timing[], call: string) => {
    const of = timings.filter((one) => one.call === call);
    return `${median(of.map(({ ms }) => ms)).toFixed(1)} / ${p99(of).toFixed(1)}`.padStart(14);
  };
  const rows = calls.map((call) => `${call.padEnd(36)}${shown(few, call)}${shown(many, call)}`);
  return [
    `${"ms, median / p99".padEnd(36)}${"few rows".padStart(14)}${"many".padStart(14)}`,
    ...rows,
  ].join("\n");
}
