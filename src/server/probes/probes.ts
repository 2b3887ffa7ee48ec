import { statfs } from "node:fs/promises";
import { BlockList } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Database } from "../db/database.ts";
import type { FailureLog } from "../http/edge/failure-log.ts";
import type { ResponseCache } from "../http/cache/response-cache.ts";
import { Refused } from "../http/refused.ts";
import type { Traffic } from "../http/edge/traffic.ts";
import type { EventStreams } from "../live/event-streams.ts";
import { isInNetworks, parseNetworks } from "../networks.ts";
import { createMetrics } from "./metrics.ts";

const readyWithinMs = 2_000;
/** PostgreSQL writes its write-ahead log in files of this size. */
const leastSpaceBytes = 16 * 1024 * 1024;
const retryAfterSeconds = "2";
const plainText = "text/plain; charset=utf-8";

/** Answers the operator's probes on every host: is the process alive, can it serve, and what is it doing. */
export function serveProbes(
  app: FastifyInstance,
  {
    database,
    dataDir,
    traffic,
    cache,
    streams,
    metricsFrom,
  }: {
    database: Database;
    /** The folder of the pictures and the embedded database. */
    dataDir: string;
    traffic: Traffic;
    cache: ResponseCache;
    streams: Pick<EventStreams, "openCount"> | undefined;
    metricsFrom: readonly string[];
  },
): void {
  const metrics = createMetrics({ traffic, cache, database, streams });
  const readers = parseNetworks(metricsFrom) ?? new BlockList();
  app.addHook("onClose", async () => metrics.stop());

  app.get("/healthz", (_, reply) =>
    reply.header("cache-control", "no-store").type(plainText).send("ok\n"),
  );

  const { failureLog } = app;
  let asking: Promise<string | undefined> | undefined;
  /** Why the process cannot serve. Anybody may ask, so callers at the same time share one check. */
  const whyNotReady = () =>
    (asking ??= Promise.race([
      findTrouble({ database, dataDir, failureLog }),
      sleep(readyWithinMs, "the database does not answer", { ref: false }),
    ]).finally(() => (asking = undefined)));

  app.get("/readyz", async (request, reply) => {
    void reply.header("cache-control", "no-store").type(plainText);
    const trouble = await whyNotReady();
    if (trouble === undefined) return reply.send("ready\n");
    failureLog.note(new Error(trouble), { isDefect: false, status: 503, request });
    return reply.code(503).header("retry-after", retryAfterSeconds).send(`not ready: ${trouble}\n`);
  });

  app.get("/metrics", (request, reply) => {
    // Others find nothing here.
    if (isHidden(request) || !isInNetworks(readers, request.ip)) throw new Refused("not_found");
    return reply
      .header("cache-control", "no-store")
      .type("text/plain; version=0.0.4; charset=utf-8")
      .send(metrics.text());
  });
}

type Watched = { database: Database; dataDir: string; failureLog: FailureLog };

/** Undefined where nothing keeps the process from serving. */
async function findTrouble({ database, dataDir, failureLog }: Watched) {
  if (failureLog.isDiskFull() || (await hasNoSpace(dataDir))) return "the disk is full";
  const isReady = await database.isReady().catch(() => undefined);
  if (isReady === undefined) return "the database does not answer";
  return isReady ? undefined : "the database has an older schema";
}

async function hasNoSpace(dir: string): Promise<boolean> {
  // A folder that cannot be read tells nothing about its disk.
  const found = await statfs(dir).catch(() => undefined);
  return found !== undefined && found.bavail * found.bsize < leastSpaceBytes;
}

/** Whether the request came through an untrusted proxy, whose address hides the caller's. */
function isHidden(request: FastifyRequest): boolean {
  const isForwarded =
    (request.headers["x-forwarded-for"] ?? request.headers["forwarded"]) !== undefined;
  return isForwarded && request.ip === request.socket.remoteAddress;
}
