import type { FastifyInstance } from "fastify";
import { serveAgent } from "./agent.ts";
import { serveCloudPrnt } from "./cloudprnt.ts";
import { serveEpson } from "./epson.ts";
import type { PrinterDeps } from "./printer-calls.ts";
import type { QuietPrinters } from "./quiet-printers.ts";
import type { JobWaits } from "./wait-for-jobs.ts";

/** Adds the addresses at which printers ask for jobs. Forms are read here alone. */
export async function servePrinters(
  app: FastifyInstance,
  { waits, quiet, ...deps }: PrinterDeps & { waits: JobWaits; quiet: QuietPrinters },
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      (_, body, done) => done(null, body),
    );
    serveCloudPrnt(scope, { ...deps, quiet });
    serveEpson(scope, deps);
    serveAgent(scope, deps, waits);
  });
}
