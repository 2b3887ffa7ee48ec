import { median, type Figure } from "../figure.ts";
import { cpuOfEach, cpuSecondsOf, familyOf } from "../processes.ts";
import type { Program } from "../programs.ts";
import type { Guest } from "./guest.ts";
import { placeFor } from "./order-client.ts";

const ms = 2_000;
const rounds = 5;
const warmUpRounds = 2;

/** The processor time of the program and the database for each quote, asked as the checkout asks. */
export async function measureQuote(
  { origin, pid }: Program,
  { guests, postmasterPid }: { guests: readonly Guest[]; postmasterPid: number },
): Promise<Figure> {
  const taken: { programMs: number; allMs: number; perSecond: number }[] = [];
  for (let round = 0; round < warmUpRounds + rounds; round += 1) {
    const database = await familyOf(postmasterPid);
    const secondsBefore = [await cpuSecondsOf([pid]), await secondsOfLiving(database)] as const;
    const { placed } = await placeFor(origin, { guests, ms, path: "order/quote" });
    const programMs = (((await cpuSecondsOf([pid])) - secondsBefore[0]) / placed) * 1_000;
    const databaseMs = (((await secondsOfLiving(database)) - secondsBefore[1]) / placed) * 1_000;
    const perSecond = (placed / ms) * 1_000;
    if (round >= warmUpRounds) taken.push({ programMs, allMs: programMs + databaseMs, perSecond });
  }
  const middle = (what: keyof (typeof taken)[number]) => median(taken.map((one) => one[what]));
  return {
    what: "order/quote, 4 items with an option each: processor time of program and database",
    measured: `${middle("programMs").toFixed(2)} ms of it the program's; ${middle("perSecond").toFixed(0)} a second over ${guests.length} connections`,
    floor: "",
    value: middle("allMs"),
    bound: { atMost: 2 },
    unit: "ms",
  };
}

async function secondsOfLiving(pids: readonly number[]): Promise<number> {
  return [...(await cpuOfEach(pids)).values()].reduce((sum, one) => sum + one, 0);
}
