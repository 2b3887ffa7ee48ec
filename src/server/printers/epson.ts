import type { FastifyInstance } from "fastify";
import {
  findOffered,
  lockJob,
  markFault,
  markPrinted,
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
} from "./printer-calls.ts";

// Epson Server Direct Print: the printer asks by a form, gets a document with the job, and sends the result by another
// form. Epson, "Server Direct Print User's Manual".

/** Limit of a printer's forms, in bytes: their values are encoded. */
const bodyLimit = 64 * 1024;
/** Time for which the printer itself tries. */
const printerTimeoutMs = 10_000;

export function serveEpson(app: FastifyInstance, deps: PrinterDeps): void {
  app.post<{ Params: { secret: string } }>(
    "/print/epson/:secret",
    { bodyLimit },
    async (request, reply) => {
      const { inCall } = await authenticatePrinter(request, { kind: "epson", deps });
      const form = new URLSearchParams(typeof request.body === "string" ? request.body : "");
      const xml = await inCall(async (call) => {
        if (form.get("ConnectionType") === "SetResponse") {
          await takeResults(call, form.get("ResponseFile")?.slice(0, maxPrinterInput) ?? "");
          return "";
        }
        if (form.get("ConnectionType") !== "GetRequest") return "";
        // The printer reports a fault only for a job, so its last state stands until the next job's result.
        await noteState(call);
        // The printer answers for its present job before it gets another one.
        const job = (await findOffered(call.tx, call)) ? undefined : await offerNext(call.tx, call);
        return job ? requestXml(call, job) : "";
      });
      // Without a job the answer is empty.
      return withoutCaching(reply).type("text/xml; charset=utf-8").send(xml);
    },
  );
}

async function requestXml({ tx, printer, now }: PrinterCall, job: JobRow): Promise<string> {
  const bytes = await jobBytes(tx, { job, printer, commands: "escpos", now });
  return `<?xml version="1.0" encoding="utf-8"?>
<PrintRequestInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><timeout>${printerTimeoutMs}</timeout><printjobid>${jobToken(job.job_id)}</printjobid></Parameter><PrintData><epos-print xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print"><command>${bytes.toString("hex")}</command></epos-print></PrintData></ePOSPrint></PrintRequestInfo>`;
}

/** Faults of a document and not of the printer. */
const unreadable = /^(?:SchemaError|EX_BADDATA|RequestEntityTooLarge)$/;

async function takeResults(call: PrinterCall, xml: string): Promise<void> {
  const { tx, printer, now } = call;
  const results = resultsOf(xml);
  const last = results.at(-1);
  const isWell = !last || last.isPrinted || unreadable.test(last.code);
  // The printer is locked before its jobs, by everybody.
  await noteState(call, isWell ? null : faultOf(last));
  for (const result of results) {
    const { token, isPrinted, code } = result;
    const jobId = jobIdOf(token);
    const job = jobId && (await lockJob(tx, { jobId, printerId: printer.printer_id }));
    if (!job) continue;
    const fault = { error: faultOf(result), isUnreadable: unreadable.test(code) };
    if (isPrinted) await markPrinted(tx, { job, now });
    else await markFault(tx, { job, now, fault, printer });
  }
}

const faultOf = ({ code }: Result) => cleanPrinterText(code) || "unknown";

type Result = { token: string; isPrinted: boolean; code: string };

/** Results of a `PrintResponseInfo`: of each job its name, and whether it is printed or why not. */
export function resultsOf(xml: string): Result[] {
  return xml.split(/<ePOSPrint\b/).flatMap((part) => {
    const token = /<printjobid\b[^<>]*>\s*([\w.-]{1,30})\s*</.exec(part)?.[1];
    const response = /<response\b([^<>]*)>/.exec(part)?.[1];
    if (token === undefined || response === undefined) return [];
    const attribute = (name: string) =>
      new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(response)?.[1] ?? "";
    return [{ token, isPrinted: attribute("success") === "true", code: attribute("code") }];
  });
}
