import * as z from "zod/mini";
import { printReasons, printStates } from "../domain/print-job.ts";
import { jobLayouts } from "../domain/print-layout.ts";
import { maxShares } from "../domain/split-bill.ts";
import { limits } from "../domain/text-rules.ts";
import { day, id, instant, plainText } from "./fields.ts";
import { orderHash } from "./orders.ts";
import { printerKind, printerState, printLayout } from "./printers.ts";
import { defineContract, type RouteInput } from "./route.ts";
import { wires } from "./wire.ts";

const jobLayout = z.enum(jobLayouts);

const job = z.strictObject({
  id,
  printer: z.strictObject({ id, name: z.string(), kind: printerKind }),
  /** The name of the printer that took the job instead of its own. */
  stand_in: z.optional(z.string()),
  /** Absent for a test, and for jobs of a tab or of a day. */
  order: z.optional(z.strictObject({ hash: z.string(), number: z.int() })),
  /** The tab of a bill or of a move, with the number of its current table. */
  sheet: z.optional(z.strictObject({ hash: z.string(), location_number: z.int() })),
  moved: z.optional(z.strictObject({ from: z.string(), to: z.string() })),
  /** The business day of a closing. */
  day: z.optional(day),
  reason: z.enum(printReasons),
  layout: jobLayout,
  /** It has only lines that were added or called off. */
  part: z.optional(z.literal(true)),
  state: z.enum(printStates),
  /** The number of times that a printer got it. */
  attempts: z.int(),
  created: instant,
  /** The earliest time to print it; an order ahead waits until the kitchen begins. */
  due: instant,
  printed_at: z.optional(instant),
  /** Why it was not printed. */
  error: z.optional(z.string()),
});
export type PrintJob = z.infer<typeof job>;

export const printJobs = z.strictObject({
  /** Unprinted ones that are due, oldest first, then those printed in the last day, newest first. */
  jobs: z.array(job),
  /** The number of jobs that are due and not printed, failed ones included. */
  unprinted: z.int(),
  /** Since when the oldest of them waits. */
  waiting_since: z.optional(instant),
  /** Seconds until the next job is due. No event announces it. */
  next_in: z.optional(z.int()),
  printers: z.array(
    z.strictObject({
      id,
      name: z.string(),
      kind: printerKind,
      layout: printLayout,
      state: printerState,
    }),
  ),
});
export type PrintJobs = z.infer<typeof printJobs>;

const textLines = z.array(
  z.strictObject({
    kind: z.enum(["text", "counted", "notice"]),
    emphasis: z.enum(["small", "plain", "strong", "heading", "title"]),
    text: z.string(),
    /** The amount on the text's line; blank if there is none. */
    amount: z.string(),
    /** It is an option below the line of its group. */
    isNested: z.optional(z.literal(true)),
  }),
);

/** A job that a page prints. */
const taken = z.strictObject({
  id,
  attempt: z.int(),
  text: z.strictObject({
    head: textLines,
    who: textLines,
    items: z.array(textLines),
    amounts: textLines,
    note: textLines,
  }),
  layout: jobLayout,
  reprint: z.boolean(),
  copies: z.int(),
});
export type TakenJob = z.infer<typeof taken>;

const ofJob = { access: "staff", params: z.strictObject({ id }) } as const;

export const printJobsContract = defineContract({
  list: {
    ...wires.printJobs.list,
    summary: "What is to be printed, what has failed, and what was printed in the last day",
    access: "staff",
    response: printJobs,
  },
  print: {
    ...wires.printJobs.print,
    summary:
      "Print an order once more, which says that it is a second copy, a tab's bill, a day's closing, which is an owner's to print, or a test. Without a printer, wherever its lines are printed, and bills and closings where guests' tickets are",
    access: "staff",
    status: 201,
    body: z.strictObject({
      order: z.optional(orderHash.shape.hash),
      /** A tab's hash, for its bill. */
      sheet: z.optional(orderHash.shape.hash),
      layout: z.optional(z.enum([...jobLayouts, "test"])),
      /** The number of people who share the bill. */
      people: z.optional(z.int().check(z.minimum(1), z.maximum(maxShares))),
      /** The business day of a closing; absent: the one under way. */
      date: z.optional(day),
      printer: z.optional(id),
    }),
    response: z.strictObject({ queued: z.int() }),
    refusals: ["mandatory_fields", "invalid_id"],
  },
  retry: {
    ...wires.printJobs.retry,
    ...ofJob,
    summary: "Try again what has failed or waits",
    body: z.strictObject({}),
  },
  dismiss: {
    ...wires.printJobs.dismiss,
    ...ofJob,
    summary: "Give up a job that is not printed",
  },
  claim: {
    ...wires.printJobs.claim,
    summary: "Take the next job of a printer that is a browser; null when there is none",
    access: "staff",
    body: z.strictObject({ printer: id }),
    response: z.strictObject({ job: z.nullable(taken) }),
    refusals: ["invalid_id"],
  },
  report: {
    ...wires.printJobs.report,
    ...ofJob,
    summary: "Say whether a job that was taken is printed",
    body: z.strictObject({
      attempt: z.int(),
      printed: z.boolean(),
      error: z.optional(plainText(limits.printerFault)),
    }),
  },
});

export type JobRequest = RouteInput<typeof printJobsContract.print>["body"];
