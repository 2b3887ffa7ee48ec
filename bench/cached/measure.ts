import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { median, type Figure } from "../figure.ts";
import { newFolder } from "../new-folder.ts";
import { untilIdle } from "../processes.ts";
import { startComanda, startProgram, type Program } from "../programs.ts";
import { ask, requestBytes } from "./answer.ts";
import { casesOf, floorAnswer, requireSameBytes, type Case } from "./cases.ts";
import { loaded, type Load } from "./load.ts";
import { findNginxWithBrotli, startNginx } from "./nginx.ts";

const seconds = 1;
const rounds = 9;
/** The warm-up ends after so many answers, or after so many rounds. */
const warmAfter = 20_000;
const maxWarmUps = 6;

/** Menu data, menu page and "not changed" from the cache, beside bare node:http sending the same bytes, and nginx. */
export async function measureCached(): Promise<Figure[]> {
  await using folder = await newFolder();
  await using comanda = await startComanda(folder.path);
  await untilIdle(comanda);
  const cases = await casesOf(comanda);
  const figures: Figure[] = [];
  for (const one of cases)
    figures.push(...(await besideNode(one, { comanda, folder: folder.path })));
  for (const [index, one] of cases.entries()) {
    const work = join(folder.path, `nginx-${index}`);
    if (one.answer.status === 200) figures.push(await besideNginx(one, { comanda, folder: work }));
  }
  return figures;
}

async function besideNode(
  one: Case,
  { comanda, folder }: { comanda: Program; folder: string },
): Promise<Figure[]> {
  const file = join(folder, "answer.json");
  await writeFile(file, JSON.stringify(floorAnswer(one)));
  await using floor = await startProgram("bench/cached/floor.ts", {
    env: { ANSWER: file },
    readyPath: one.answer.status === 304 ? undefined : one.asked.path,
  });
  await requireSameBytes(one, floor);
  const { ours, theirs } = await takeTurns(one, {
    comanda,
    other: { port: floor.port, pids: [floor.pid] },
  });
  return [
    {
      what: `${one.what}: requests a second`,
      measured: medianOf(ours, "perSecond").toFixed(0),
      floor: `${medianOf(theirs, "perSecond").toFixed(0)}, bare node:http`,
      value: ratioOf(ours, theirs, "perSecond"),
      bound: { atLeast: 0.75 },
    },
    {
      what: `${one.what}: processor time per request`,
      measured: `${medianOf(ours, "cpuMicroseconds").toFixed(1)} µs`,
      floor: `${medianOf(theirs, "cpuMicroseconds").toFixed(1)} µs, bare node:http`,
      value: ratioOf(ours, theirs, "cpuMicroseconds"),
      bound: { atMost: 1.4 },
    },
  ];
}

async function besideNginx(
  one: Case,
  { comanda, folder }: { comanda: Program; folder: string },
): Promise<Figure> {
  const what = `${one.what}: requests per processor second`;
  const bound = { atLeast: 0.55 };
  const found = await findNginxWithBrotli();
  if (found === undefined) {
    const absent = "nginx with brotli_static was not found";
    return { what, measured: "", floor: "nginx", value: 0, bound, absent };
  }
  await mkdir(folder);
  const { path } = one.asked;
  await using nginx = await startNginx({ folder, path, answer: one.answer, ...found });
  const { ours, theirs } = await takeTurns(one, { comanda, other: nginx });
  const perSecond = (loads: readonly Load[]) =>
    (1e6 / medianOf(loads, "cpuMicroseconds")).toFixed(0);
  return {
    what,
    measured: perSecond(ours),
    floor: `${perSecond(theirs)}, nginx with brotli_static`,
    value: ratioOf(theirs, ours, "cpuMicroseconds"),
    bound,
  };
}

type Other = { port: number; pids: readonly number[] };

/** Rounds of ours and of the other's in turns, so that other load on the machine slows both. */
async function takeTurns(
  one: Case,
  { comanda, other }: { comanda: Program; other: Other },
): Promise<{ ours: Load[]; theirs: Load[] }> {
  const measure = async ({ port, pids }: Other): Promise<Load> => {
    const asked = { ...one.asked, port };
    const { bytes, statusLine } = await ask(asked);
    const question = { port, request: requestBytes(asked), answerBytes: bytes, statusLine };
    return loaded(question, { pids, seconds });
  };
  const own: Other = { port: comanda.port, pids: [comanda.pid] };
  await warmUp(() => measure(own));
  await warmUp(() => measure(other));
  const ours: Load[] = [];
  const theirs: Load[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await measure(own));
    theirs.push(await measure(other));
  }
  return { ours, theirs };
}

/** Runs the load until the program's JIT compilers are done. */
async function warmUp(measure: () => Promise<Load>): Promise<void> {
  let answers = 0;
  for (let round = 0; round < maxWarmUps && answers < warmAfter; round += 1) {
    answers += (await measure()).perSecond * seconds;
  }
}

function medianOf(loads: readonly Load[], what: keyof Load): number {
  return median(loads.map((load) => load[what]));
}

function ratioOf(one: readonly Load[], other: readonly Load[], what: keyof Load): number {
  return median(one.map((load, index) => load[what] / (other[index]?.[what] ?? Number.NaN)));
}
