import type { FastifyInstance } from "fastify";
import {
  findOffered,
  holderOf,
  lockJob,
  markFault,
  markFetched,
  markPrinted,
  offerJob,
  offerNext,
  type JobRow,
} from "./job-queries.ts";
import { jobBytes, jobIdOf, jobToken } from "./job-ticket.ts";
import {
  authenticatePrinter,
  noteState,
  withoutCaching,
  cleanPrinterText,
  maxPrinterInput,
  type PrinterCall,
  type PrinterDeps,
  type SecretRequest,
} from "./printer-calls.ts";
import type { QuietPrinters } from "./quiet-printers.ts";
import type { ReceiptCommands } from "./receipt.ts";

// Star CloudPRNT: the printer posts its state, learns from the answer whether there is a job, gets it, and deletes it
// once printed. Star Micronics, "CloudPRNT Developer Guide".

const commandsByType: Record<string, ReceiptCommands> = {
  "application/vnd.star.starprnt": "starprnt",
  "application/vnd.star.line": "starline",
};
const mediaTypes = Object.keys(commandsByType);

/** "200%20OK", or "410%20Out%20of%20paper". */
function readStatus(code: unknown): { isReady: boolean; isUnreadable: boolean; said: string } {
  const text = cleanPrinterText(decoded(typeof code === "string" ? code : ""));
  // The guide says "code=OK" of a job that is printed, and printers send a number.
  const isReady = /^(?:2\d\d|OK)\b/i.test(text);
  return { isReady, isUnreadable: /^(?:51\d|521)/.test(text), said: text || "unknown" };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The job that the printer names. Older printers name no job, and mean the one that they have. */
async function jobOf(
  { tx, printer, now }: PrinterCall,
  query: unknown,
): Promise<JobRow | undefined> {
  const token = fieldOf(query, "token");
  if (token === undefined) return findOffered(tx, { printer, now }, { withExpired: true });
  const jobId = jobIdOf(token);
  return jobId === undefined ? undefined : lockJob(tx, { jobId, printerId: printer.printer_id });
}

function fieldOf(from: unknown, name: string): string | undefined {
  const value: unknown =
    typeof from === "object" && from !== null ? Reflect.get(from, name) : undefined;
  return typeof value === "string" ? value : undefined;
}

type Deps = PrinterDeps & { quiet: QuietPrinters };

export function serveCloudPrnt(app: FastifyInstance, { quiet, ...deps }: Deps): void {
  const url = "/print/cloudprnt/:secret";
  const options = { bodyLimit: maxPrinterInput };
  const admit = (request: SecretRequest) =>
    authenticatePrinter(request, { kind: "cloudprnt", deps });

  app.post<{ Params: { secret: string } }>(url, options, async (request, reply) => {
    const { inCall, accountId, caller } = await admit(request);
    const asking = { accountId, caller };
    const { body } = request;
    const { isReady, said } = readStatus(fieldOf(body, "statusCode"));
    const isPrinting =
      typeof body === "object" && body !== null && Reflect.get(body, "printingInProgress") === true;
    const isIdle = isReady && !isPrinting;
    if (isIdle && quiet.isQuiet(asking)) return withoutCaching(reply).send({ jobReady: false });
    const tell = quiet.look(asking);
    let hasNothing = false;
    const job = await inCall(async (call) => {
      // Not while jobs are queued: no event is sent when one becomes due or its hold ends.
      hasNothing = isIdle && call.printer.has_jobs === false;
      await noteState(call, isReady ? null : said);
      const { tx, now } = call;
      const offered = await findOffered(tx, call);
      if (!isReady) {
        // It has said why it did not print what it had, if it had something.
        const isUntouched = offered?.is_fetched === false;
        if (offered)
          await markFault(tx, { job: offered, now, fault: { error: said, isUntouched } });
        return undefined;
      }
      if (isPrinting) return undefined;
      // A job that it got and has not reported may be on paper.
      if (offered?.is_fetched) return offerJob(tx, { ...call, jobId: offered.job_id });
      return offered ?? offerNext(tx, call);
    }).finally(() => tell(hasNothing ? "nothing" : "something"));
    return withoutCaching(reply).send(
      job ? { jobReady: true, mediaTypes, jobToken: jobToken(job.job_id) } : { jobReady: false },
    );
  });

  app.get<{ Params: { secret: string } }>(url, async (request, reply) => {
    const { inCall } = await admit(request);
    const type = fieldOf(request.query, "type") ?? mediaTypes[0] ?? "";
    const commands = commandsByType[type];
    if (commands === undefined) return withoutCaching(reply).code(415).send();
    const bytes = await inCall(async (call) => {
      const job = await jobOf(call, request.query);
      if (job?.state !== "offered" || holderOf(job) !== call.printer.printer_id) return undefined;
      await markFetched(call.tx, job);
      return jobBytes(call.tx, { ...call, job, commands });
    });
    if (bytes === undefined) return withoutCaching(reply).code(404).send();
    return withoutCaching(reply).type(type).send(bytes);
  });

  app.delete<{ Params: { secret: string } }>(url, options, async (request, reply) => {
    const { inCall } = await admit(request);
    const { isReady, isUnreadable, said } = readStatus(fieldOf(request.query, "code"));
    await inCall(async (call) => {
      const { tx, now } = call;
      // The printer is locked before its jobs, by everybody.
      await noteState(call, isReady || isUnreadable ? null : said);
      const job = await jobOf(call, request.query);
      if (!job) return;
      if (isReady) await markPrinted(tx, { job, now });
      else {
        const isUntouched = !isUnreadable && !job.is_fetched;
        const fault = { error: said, isUnreadable, isUntouched };
        await markFault(tx, { job, now, fault, printer: call.printer });
      }
    });
    return withoutCaching(reply).code(200).send({});
  });
}
