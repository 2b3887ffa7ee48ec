import { readdir, readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

// Measures what processes use of the machine, by their own metrics or by Linux's.

/** A figure that the process publishes at /metrics. */
export async function metric(origin: string, name: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const found = new RegExp(`^${name} (.+)$`, "m").exec(text)?.[1];
  if (found === undefined) throw new Error(`No ${name} among the metrics`);
  return Number(found);
}

/** The seconds of processor time that the processes' threads have taken so far, as Linux counts them. */
export async function cpuSecondsOf(pids: readonly number[]): Promise<number> {
  const perProcess = await Promise.all(
    pids.map(async (pid) => {
      const threads = await readdir(`/proc/${pid}/task`);
      return Promise.all(
        threads.map(async (thread) => {
          // A thread may end while the others are asked.
          const stat = await readFile(`/proc/${pid}/task/${thread}/schedstat`, "utf8").catch(
            () => "0",
          );
          return Number(stat.split(" ")[0]);
        }),
      );
    }),
  );
  return perProcess.flat().reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e9;
}

/** The same for each process that still runs: PostgreSQL has processes that come and go. */
export async function cpuOfEach(pids: readonly number[]): Promise<Map<number, number>> {
  const seconds = await Promise.all(
    pids.map(async (pid) => [pid, await cpuSecondsOf([pid]).catch(() => undefined)] as const),
  );
  return new Map(seconds.flatMap(([pid, taken]) => (taken === undefined ? [] : [[pid, taken]])));
}

/** The seconds taken between two samples. All of a new process's seconds count. */
export function cpuSince(
  before: ReadonlyMap<number, number>,
  after: ReadonlyMap<number, number>,
): number {
  return [...after].reduce((sum, [pid, taken]) => sum + taken - (before.get(pid) ?? 0), 0);
}

/** A process and its children that still run. */
export async function familyOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`);
  const children = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, "utf8")),
  );
  return [pid, ...children.flatMap((pids) => pids.match(/\d+/g) ?? []).map(Number)];
}

const idleShare = 0.02;
const timeoutMs = 120_000;

/** Waits until a program and its children are idle: after a first start the demo's pictures are still being made. */
export async function untilIdle({ pid }: { pid: number }): Promise<void> {
  const lookEveryMs = 1_000;
  const deadline = performance.now() + timeoutMs;
  for (let quiet = 0; quiet < 3;) {
    if (performance.now() > deadline) throw new Error(`Process ${pid} does not come to rest`);
    const family = await familyOf(pid);
    const before = await cpuSecondsOf(family);
    await sleep(lookEveryMs);
    // One of them may have ended meanwhile.
    const after = await cpuSecondsOf(family).catch(() => Infinity);
    const isQuiet = after - before <= (idleShare * lookEveryMs) / 1_000;
    quiet = isQuiet ? quiet + 1 : 0;
  }
}
