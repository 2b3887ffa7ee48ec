import type { FastifyInstance } from "fastify";
import type { Relay } from "../live/relay.ts";
import { serveAgent } from "./agent.ts";
import { serveCloudPrnt } from "./cloudprnt.ts";
import { serveEpson } from "./epson.ts";
import type { PrinterDeps } from "./printer-calls.ts";
import { createJobWaits } from "./wait-for-jobs.ts";

/** Becoming due is noticed by then. */
const usualRecheckMs = 5_000;
/** Results are small. */
const bodyLimit = 64 * 1024;

/** Adds the addresses at which printers ask for jobs. Forms are read here alone. */
export async function servePrinters(
  app: FastifyInstance,
  deps: PrinterDeps & {
    events: Pick<Relay, "subscribe"> | undefined;
    recheckMs?: number | undefined;
  },
): Promise<void> {
  const { events, recheckMs = usualRecheckMs } = deps;
  const waits = createJobWaits(events, { recheckMs });
  app.addHook("preClose", async () => waits.close());
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit },
      (_, body, done) => done(null, body),
    );
    serveCloudPrnt(scope, deps);
    serveEpson(scope, deps);
    serveAgent(scope, deps, waits);
  });
}
