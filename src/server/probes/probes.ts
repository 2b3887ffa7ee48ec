import { BlockList } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Database } from "../db/database.ts";
import type { HotCache } from "../http/hot-cache.ts";
import { Refused } from "../http/refused.ts";
import type { Traffic } from "../http/traffic.ts";
import type { OrderEvents } from "../live/order-events.ts";
import { isWithin, parseNetworks } from "../networks.ts";
import { createMetrics } from "./metrics.ts";

const readyWithinMs = 2_000;
const retryAfterSeconds = "2";
const plainText = "text/plain; charset=utf-8";

/** What those who run the site ask of it, on every host: does the process live, can it serve, what does it do. */
export function serveProbes(
  app: FastifyInstance,
  {
    database,
    traffic,
    hot,
    listening,
    metricsFrom,
  }: {
    database: Database;
    traffic: Traffic;
    hot: HotCache;
    listening: Pick<OrderEvents, "openCount"> | undefined;
    metricsFrom: readonly string[];
  },
): void {
  const metrics = createMetrics({ traffic, hot, database, listening });
  const readers = parseNetworks(metricsFrom) ?? new BlockList();
  app.addHook("onClose", async () => metrics.stop());

  app.get("/healthz", (_, reply) =>
    reply.header("cache-control", "no-store").type(plainText).send("ok\n"),
  );

  let asking: Promise<boolean> | undefined;
  /** Anybody may ask, so that whoever asks meanwhile gets the same answer. */
  const isDatabaseReady = () =>
    (asking ??= database
      .isReady()
      .catch(() => false)
      .finally(() => (asking = undefined)));

  app.get("/readyz", async (_, reply) => {
    void reply.header("cache-control", "no-store").type(plainText);
    const isReady = await Promise.race([
      isDatabaseReady(),
      sleep(readyWithinMs, false, { ref: false }),
    ]);
    if (isReady) return reply.send("ready\n");
    return reply.code(503).header("retry-after", retryAfterSeconds).send("not ready\n");
  });

  app.get("/metrics", (request, reply) => {
    // For anybody else there is nothing here.
    if (isHidden(request) || !isWithin(readers, request.ip)) throw new Refused("not_found");
    return reply
      .header("cache-control", "no-store")
      .type("text/plain; version=0.0.4; charset=utf-8")
      .send(metrics.text());
  });
}

/** Whether somebody asks through a proxy that is not a trusted one, and so seems to be the proxy. */
function isHidden(request: FastifyRequest): boolean {
  const isForwarded =
    (request.headers["x-forwarded-for"] ?? request.headers["forwarded"]) !== undefined;
  return isForwarded && request.ip === request.socket.remoteAddress;
}
