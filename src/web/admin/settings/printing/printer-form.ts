import type { Printer, SentPrinter } from "../../../../contract/printers.ts";
import {
  fallbackSeconds,
  maxCopies,
  printerColumns,
  printerEncodings,
  printerKinds,
  type PrinterKind,
} from "../../../../domain/print-job.ts";
import { printLayouts } from "../../../../domain/print-layout.ts";
import { isBlank } from "../../../../domain/text-rules.ts";
import type { Errors } from "../../../forms/use-errors.ts";
import { printerFormText as words } from "../../../text/printer-form-dictionary.ts";

/** A printer as it stands in its fields. */
export type TypedPrinter = {
  name: string;
  kind: string;
  columns: string;
  encoding: string;
  layout: string;
  copies: string;
  stations: readonly string[];
  /** The other printer's id, or blank, and the seconds of silence before it takes over. */
  "fallback.printer": string;
  "fallback.after_seconds": string;
  renew: boolean;
};

export const copyChoices = Array.from({ length: maxCopies }, (_, index) => index + 1);

const fallbackMinutes = [1, 2, 5, 10, 30];

/** Seconds to choose from, with the stored ones, which may be others. */
export function fallbackChoices(stored: string): number[] {
  const usual = fallbackMinutes.map((minutes) => minutes * 60);
  return [...new Set([...usual, Number(stored)])].sort((a, b) => a - b);
}

export function typedPrinter(printer: Printer | undefined): TypedPrinter {
  return {
    name: printer?.name ?? "",
    kind: printer?.kind ?? "agent",
    columns: String(printer?.columns ?? 48),
    encoding: printer?.encoding ?? "cp860",
    layout: printer?.layout ?? "production",
    copies: String(printer?.copies ?? 1),
    stations: printer?.stations ?? [],
    "fallback.printer": printer?.fallback?.printer ?? "",
    "fallback.after_seconds": String(printer?.fallback?.after_seconds ?? fallbackSeconds.usual),
    renew: false,
  };
}

export function sentPrinter(typed: TypedPrinter): SentPrinter {
  return {
    name: typed.name.trim(),
    kind: printerKinds.find((kind) => kind === typed.kind) ?? "agent",
    columns: printerColumns.find((columns) => String(columns) === typed.columns) ?? 48,
    encoding: printerEncodings.find((encoding) => encoding === typed.encoding) ?? "cp860",
    layout: printLayouts.find((layout) => layout === typed.layout) ?? "production",
    copies: Number(typed.copies),
    stations: [...typed.stations],
    fallback:
      typed["fallback.printer"] === ""
        ? null
        : {
            printer: typed["fallback.printer"],
            after_seconds: Number(typed["fallback.after_seconds"]),
          },
  };
}

/**
 * `taken` are the names of the other printers: an owner whose answer was lost adds a printer again, and every ticket
 * would come out twice.
 */
export function errorsOfPrinter({ name }: TypedPrinter, taken: readonly string[]): Errors {
  if (isBlank(name)) return { name: words.nameRequired };
  const isTaken = taken.some((other) => other.toLowerCase() === name.trim().toLowerCase());
  return isTaken ? { name: words.nameTaken } : {};
}

/** The command that starts the agent; its owner fills in the printer's own address. */
export function agentCommand(address: string): string {
  return `node agent.mjs --site ${address} --impressora 192.168.0.50:9100`;
}

/** A browser prints by its own dialog, which knows paper and letters. */
export function hasPaper(kind: string): kind is Exclude<PrinterKind, "browser"> {
  return kind !== "browser";
}
