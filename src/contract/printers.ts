import * as z from "zod/mini";
import {
  fallbackSeconds,
  maxCopies,
  printerColumns,
  printerEncodings,
  printerKinds,
} from "../domain/print-job.ts";
import { printLayouts } from "../domain/print-layout.ts";
import { limits, maxStations } from "../domain/text-rules.ts";
import { id, instant, requiredText } from "./fields.ts";
import { ignoring } from "./ignoring.ts";
import { defineContract } from "./route.ts";
import { wires } from "./wire.ts";

export const printerKind = z.enum(printerKinds);
export const printLayout = z.enum(printLayouts);

const settings = z.strictObject({
  name: z.string(),
  kind: printerKind,
  columns: z.literal(printerColumns),
  /** The printer's character table. */
  encoding: z.enum(printerEncodings),
  layout: printLayout,
  copies: z.int(),
  /** Stations whose lines it prints; an empty list means whole orders. */
  stations: z.array(id),
  /** The printer that takes its jobs after this long a silence; null: they wait for it. */
  fallback: z.nullable(z.strictObject({ printer: id, after_seconds: z.int() })),
});

/**
 * "new" until it first asks for jobs, "fault" if something keeps it from printing, "silent" if it has not asked for two
 * minutes. A browser's state is that of its pages.
 */
export const printerState = z.enum(["new", "ready", "fault", "silent"]);
export type PrinterState = z.infer<typeof printerState>;

const printer = z.extend(settings, {
  id,
  state: printerState,
  seen_at: z.optional(instant),
  /** The printer's own report of a fault. */
  fault: z.optional(z.string()),
  /** Jobs that are due and not printed, and jobs that were given up. */
  waiting: z.int(),
  failed: z.int(),
});
export type Printer = z.infer<typeof printer>;

const sentPrinter = ignoring(
  z.extend(settings, {
    name: requiredText(limits.printerName),
    encoding: z.optional(settings.shape.encoding),
    layout: z.optional(printLayout),
    copies: z.optional(z.int().check(z.minimum(1), z.maximum(maxCopies))),
    stations: z.array(id).check(z.maxLength(maxStations)),
    fallback: z.optional(
      z.nullable(
        z.strictObject({
          printer: id,
          after_seconds: z
            .int()
            .check(z.minimum(fallbackSeconds.min), z.maximum(fallbackSeconds.max)),
        }),
      ),
    ),
  }),
  ["id", "state", "seen_at", "fault", "waiting", "failed"],
);
export type SentPrinter = z.input<typeof sentPrinter>;
export type ReadPrinter = z.output<typeof sentPrinter>;

const printers = z.strictObject({ printers: z.array(printer) });

const madePrinter = z.strictObject({
  printer,
  /** The path at which the printer asks for jobs. It is shown only once, and a browser has none. */
  address: z.optional(z.string()),
});

export const printersContract = defineContract({
  list: {
    ...wires.printers.list,
    summary: "The account's printers, and whether each can print",
    access: "admin",
    response: printers,
  },
  add: {
    ...wires.printers.add,
    summary: "Add a printer; the secret in its address is told once",
    access: "admin",
    unseen: true,
    status: 201,
    body: z.strictObject({ printer: sentPrinter }),
    response: madePrinter,
    refusals: ["invalid_id"],
  },
  save: {
    ...wires.printers.save,
    summary: "Change a printer; `renew` gives it a new address, and the old one is good no more",
    access: "admin",
    unseen: true,
    params: z.strictObject({ id }),
    body: z.strictObject({
      printer: sentPrinter,
      /** The printer as the editor saw it, for finding conflicts. */
      base: z.optional(sentPrinter),
      renew: z.optional(z.boolean()),
    }),
    response: madePrinter,
    refusals: ["invalid_id", "conflict"],
  },
  remove: {
    ...wires.printers.remove,
    summary: "Remove a printer, with what it has not printed",
    access: "admin",
    unseen: true,
    params: z.strictObject({ id }),
  },
});
