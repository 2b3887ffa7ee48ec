import { cpuOfEach, familyOf, metric } from "../processes.ts";

/** What the dinner has taken of the machine, in seconds of processor time, and the most at one moment of the rest. */
export type Cost = {
  server: number;
  database: number;
  load: number;
  residentBytes: number;
  streams: number;
};

type Watched = { origin: string; server: number; database: number; load: number[] };

const lookEveryMs = 5_000;

/** The server, PostgreSQL and those who ask, each by its first process. */
export async function watchCost({ origin, ...pids }: Watched): Promise<{ stop(): Promise<Cost> }> {
  const most = { residentBytes: 0, streams: 0 };
  const look = async () => {
    const residentBytes = await metric(origin, "process_resident_memory_bytes");
    const streams = await metric(origin, "comanda_live_streams");
    most.residentBytes = Math.max(most.residentBytes, residentBytes);
    most.streams = Math.max(most.streams, streams);
  };
  const looking = setInterval(() => void look().catch(() => undefined), lookEveryMs);
  const secondsOf = async () => ({
    server: await cpuOfEach(await familyOf(pids.server)),
    database: await cpuOfEach(await familyOf(pids.database)),
    load: await cpuOfEach(pids.load),
  });
  const before = await secondsOf();
  return {
    async stop() {
      clearInterval(looking);
      const after = await secondsOf();
      await look();
      const since = (of: keyof typeof before) =>
        [...after[of]].reduce(
          (sum, [pid, seconds]) => sum + seconds - (before[of].get(pid) ?? 0),
          0,
        );
      return {
        server: since("server"),
        database: since("database"),
        load: since("load"),
        ...most,
      };
    },
  };
}
