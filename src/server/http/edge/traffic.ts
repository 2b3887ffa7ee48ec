import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The answer is an event stream: a closing server does not wait for its end. */
    endless?: boolean;
    /** The answer may wait for an event, so its duration is not measured. */
    waits?: boolean;
  }
}

/** Requests answered, by method, route and class of status ("2xx"). */
export type RouteCount = {
  method: string;
  route: string;
  status: string;
  count: number;
  seconds: number;
};

export type Traffic = {
  /** Counts the router's answers, and lets requests in progress finish before the server closes. */
  watch(app: FastifyInstance): void;
  /** Counts an answer that was given without the router. */
  countCached(): void;
  inFlight(): number;
  counts(): RouteCount[];
};

/** Time that a closing server gives the requests that it has already taken. */
const timeoutMs = 10_000;

/** Counts requests by route pattern, never by their actual path. */
export function createTraffic(): Traffic {
  const counted = new Map<string, RouteCount>();
  const open = new Set<FastifyRequest>();
  let cachedCount = 0;
  let tellIdle: (() => void) | undefined;

  function count(method: string, route: string, status: string, seconds: number): void {
    const key = `${method} ${route} ${status}`;
    const row = counted.get(key) ?? { method, route, status, count: 0, seconds: 0 };
    counted.set(key, { ...row, count: row.count + 1, seconds: row.seconds + seconds });
  }

  function finish(request: FastifyRequest): void {
    open.delete(request);
    if (open.size === 0) tellIdle?.();
  }

  return {
    watch(app) {
      app.addHook("onRequest", async (request, reply) => {
        if (request.routeOptions.config.endless) return;
        open.add(request);
        // Also covers a caller who leaves before the answer: Fastify's hook for that does not run once their whole
        // request is here.
        reply.raw.once("close", () => finish(request));
      });
      app.addHook("onResponse", async (request: FastifyRequest, reply: FastifyReply) => {
        const { url: route = "none", config } = request.routeOptions;
        count(
          request.method,
          route,
          `${Math.floor(reply.statusCode / 100)}xx`,
          config.endless || config.waits ? 0 : reply.elapsedTime / 1_000,
        );
        finish(request);
      });
      // From here on new requests are refused; running ones get their answers.
      app.addHook("preClose", async () => {
        if (open.size === 0) return;
        const idle = new Promise<void>((resolve) => (tellIdle = resolve));
        await Promise.race([idle, sleep(timeoutMs, undefined, { ref: false })]);
      });
    },
    countCached: () => void (cachedCount += 1),
    inFlight: () => open.size,
    counts: () => [
      ...counted.values(),
      { method: "GET", route: "cached", status: "2xx", count: cachedCount, seconds: 0 },
    ],
  };
}
