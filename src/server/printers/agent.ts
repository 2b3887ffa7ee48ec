import { readFile } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import { Refused } from "../http/refused.ts";
import { lockJob, markFault, markPrinted, offerNext, releaseHeld } from "./job-queries.ts";
import { jobBytes, jobIdOf, jobToken } from "./job-ticket.ts";
import {
  authenticatePrinter,
  noteState,
  withoutCaching,
  cleanPrinterText,
  maxPrinterInput,
  type PrinterCall,
  type PrinterDeps,
} from "./printer-calls.ts";
import type { JobWaits } from "./wait-for-jobs.ts";

// Our own agent, beside a printer: it says what became of its last job, and waits for the next one.

const longestWaitSeconds = 30;
/** More agents than this wait for one printer's jobs only if something is wrong with them. */
const mostWaiting = 4;

type Result = { job: string; attempt: number; ok: boolean; sent: boolean; error: string };

/** The file that shops download. */
const file = new URL("agent.mjs", import.meta.url);

export function serveAgent(app: FastifyInstance, deps: PrinterDeps, waits: JobWaits): void {
  app.get("/print/agent.mjs", async (_, reply) =>
    reply
      .header("cache-control", "no-cache")
      .header("content-disposition", 'attachment; filename="agent.mjs"')
      .type("text/javascript; charset=utf-8")
      .send(await readFile(file)),
  );

  const url = "/print/agent/:secret";
  app.post<{ Params: { secret: string } }>(
    url,
    { config: { waits: true }, bodyLimit: maxPrinterInput },
    async (request, reply) => {
      const { accountId, caller, inCall } = await authenticatePrinter(request, {
        kind: "agent",
        deps,
      });
      const { result, state, waitSeconds, isLast } = readBody(request.body);
      // Nothing of the body is held while the agent waits.
      request.body = undefined;
      if (waits.countOf(caller) >= mostWaiting)
        throw new Refused("too_many_requests", { retryAfterSeconds: 5 });
      const leave = waits.enter(caller);
      const gone = new AbortController();
      reply.raw.once("close", () => gone.abort());
      const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(waitSeconds * 1_000)]);
      try {
        let isFirst = true;
        for (;;) {
          const next = await inCall(async (call) => {
            if (isFirst && result) await takeResult(call, result);
            if (isFirst && state !== undefined) await takeState(call, state);
            // Nobody is there to print it.
            return gone.signal.aborted || isLast ? undefined : nextJob(call);
          });
          isFirst = false;
          if (next) {
            return await withoutCaching(reply)
              .header("x-job", next.token)
              .header("x-attempt", String(next.attempt))
              .type("application/octet-stream")
              .send(next.bytes);
          }
          if (signal.aborted || waits.isClosed()) break;
          await waits.wait(accountId, signal);
          if (signal.aborted || waits.isClosed()) break;
        }
      } finally {
        leave();
      }
      return withoutCaching(reply).code(204).send();
    },
  );
}

async function nextJob(call: PrinterCall) {
  const { tx, printer, now } = call;
  await noteState(call);
  const job = await offerNext(tx, call);
  return (
    job && {
      token: jobToken(job.job_id),
      attempt: job.attempts,
      bytes: await jobBytes(tx, { job, printer, commands: "escpos", now }),
    }
  );
}

/** Notes the state of a printer that has nothing to do; once it can print again, its jobs wait no longer. */
async function takeState(call: PrinterCall, state: string): Promise<void> {
  const { tx, printer } = call;
  const fault = state === "" ? null : cleanPrinterText(state) || "unknown";
  const couldNotPrint = printer.fault !== null;
  await noteState(call, fault);
  printer.fault = fault;
  // The printer is locked before its jobs, by everybody.
  if (couldNotPrint && fault === null) await releaseHeld(tx, printer.printer_id);
}

async function takeResult(call: PrinterCall, result: Result): Promise<void> {
  const { tx, printer, now } = call;
  const error = cleanPrinterText(result.error) || "unknown";
  await noteState(call, result.ok ? null : error);
  printer.fault = result.ok ? null : error;
  const jobId = jobIdOf(result.job);
  const job = jobId && (await lockJob(tx, { jobId, printerId: printer.printer_id }));
  if (!job) return;
  if (result.ok) await markPrinted(tx, { job, now });
  else {
    const { attempt, sent } = result;
    const fault = { error, attempt, isUntouched: !sent };
    await markFault(tx, { job, now, fault, printer });
  }
}

/** `{wait?, last?, state?, result?: {job, attempt, ok, sent?, error?}}`; `last` is of an agent that ends. */
function readBody(body: unknown) {
  const field = (from: unknown, name: string): unknown =>
    typeof from === "object" && from !== null ? Reflect.get(from, name) : undefined;
  const wait = field(body, "wait");
  const given = field(body, "result");
  const job = field(given, "job");
  const attempt = field(given, "attempt");
  const ok = field(given, "ok");
  const error = field(given, "error");
  const state = field(body, "state");
  return {
    state: typeof state === "string" ? state : undefined,
    isLast: field(body, "last") === true,
    waitSeconds: typeof wait === "number" ? Math.min(Math.max(wait, 0), longestWaitSeconds) : 0,
    result:
      typeof job === "string" && typeof attempt === "number" && typeof ok === "boolean"
        ? {
            job,
            attempt,
            ok,
            sent: field(given, "sent") !== false,
            error: typeof error === "string" ? error : "",
          }
        : undefined,
  };
}
