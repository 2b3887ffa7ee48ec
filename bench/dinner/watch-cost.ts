import { cpuOfEach, cpuSince, familyOf, metric } from "../processes.ts";

/** The dinner's cost: processor seconds of each part, and the most memory and streams that any sample had. */
export type Cost = {
  server: number;
  database: number;
  load: number;
  residentBytes: number;
  streams: number;
};

type Watched = { origin: string; server: number; database: number; load: number[] };

const lookEveryMs = 5_000;

/** Watches the server and PostgreSQL with their child processes, and the processes of the load. */
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
      return {
        server: cpuSince(before.server, after.server),
        database: cpuSince(before.database, after.database),
        load: cpuSince(before.load, after.load),
        ...most,
      };
    },
  };
}
