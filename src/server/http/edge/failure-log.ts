import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { codeOf } from "../../error-code.ts";
import { createBoundedLog } from "./bounded-log.ts";

declare module "fastify" {
  interface FastifyInstance {
    failureLog: FailureLog;
  }
}

export type FailureLog = {
  /** Writes a line with the cause, or only counts it in a flood. `isDefect`: the program is at fault. */
  note(cause: unknown, of: { isDefect: boolean; status: number; request?: FastifyRequest }): void;
  /** Whether a disk, the database's or this machine's, was found to be full a moment ago. */
  isDiskFull(): boolean;
  /** Writes the held lines before the log ends. */
  flush(): void;
};

const bounds = { perOrigin: 300, altogether: 300 };
/** Error codes of the system and of PostgreSQL: no space, quota used up, read-only. */
const fullDisk = new Set(["ENOSPC", "EDQUOT", "EROFS", "53100"]);
/** After this time somebody has tried to write again, and has noted a disk that is still full. */
const rememberedMs = 30_000;

export function createFailureLog(logger: FastifyBaseLogger): FailureLog {
  const bounded = createBoundedLog(bounds, (kind, unwritten) =>
    logger.error({ kind, unwritten }, "more requests failed in the last minute"),
  );
  let fullAt = -Infinity;
  return {
    note(err, { isDefect, status, request }) {
      const isDisk = hasCode(err, fullDisk);
      if (isDisk) fullAt = performance.now();
      const message = isDefect ? "request failed" : "request put off";
      const [method, route] = [request?.method, request?.routeOptions.url];
      const line = { err, status, method, route, ...(isDisk ? { disk: "full" } : {}) };
      const log = request?.log ?? logger;
      const write = () => (isDefect || isDisk ? log.error(line, message) : log.warn(line, message));
      bounded.note(message, { from: `${method} ${route} ${codeOf(err)}`, write });
    },
    isDiskFull: () => performance.now() - fullAt < rememberedMs,
    flush: bounded.flush,
  };
}

function hasCode(error: unknown, codes: ReadonlySet<string>): boolean {
  if (codes.has(codeOf(error) ?? "")) return true;
  return error instanceof Error && error.cause !== undefined && hasCode(error.cause, codes);
}
