import { transform, type Printer } from "receiptline";
import type { PrinterColumns, PrinterEncoding } from "../../domain/print-job.ts";
import type { JobLayout } from "../../domain/print-layout.ts";
import type { Emphasis, TicketLine, TicketText } from "../../domain/ticket-text.ts";
import { receiptTexts } from "../texts/documents.ts";
import { inLettersOf, unprintedMark } from "./printer-letters.ts";

/** A printer's paper and letters. */
export type Paper = { columns: PrinterColumns; encoding: PrinterEncoding };

/** Command sets of printers: Epson's, which most others know, and Star's two. */
export const receiptCommands = {
  escpos: "epson",
  starprnt: "starsbcs",
  starline: "starlinesbcs",
} as const;
export type ReceiptCommands = keyof typeof receiptCommands;

/** The look of a row: a letter may take twice its room in width. */
type Look = { mark: string; isBold: boolean; width: 1 | 2 };

const plain: Look = { mark: "", isBold: false, width: 1 };
const bold: Look = { mark: "", isBold: true, width: 1 };
const tall: Look = { mark: "^^", isBold: true, width: 1 };
const huge: Look = { mark: "^^^", isBold: true, width: 2 };

const forGuests = { small: plain, plain, strong: bold, heading: tall, title: tall };
const looks: Record<JobLayout, Record<Emphasis, Look>> = {
  customer: forGuests,
  bill: forGuests,
  day: forGuests,
  production: { small: plain, plain: tall, strong: tall, heading: tall, title: huge },
};

type Row = {
  text: string;
  amount: string;
  look: Look;
  indent: number;
  /** Indent of continuation lines, so that none reads as a separate row. */
  hang: number;
  isNotice: boolean;
};

const indentOf = { option: 2, nested: 4, furtherLine: 2 };

/** A printed order, tab or day in the markup of receiptline. Typed text is escaped, so that it stays text. */
export function textMarkup(text: TicketText, layout: JobLayout, paper: Paper): string {
  const { head, who, items, amounts, note } = text;
  const row = (line: TicketLine, indent = 0): Row => ({
    text: line.text,
    amount: line.amount,
    look: isMark(line) ? huge : looks[layout][line.emphasis],
    indent: line.isNested ? indentOf.nested : indent,
    hang: line.kind === "counted" ? indentOf.furtherLine : 0,
    isNotice: line.kind === "notice",
  });
  const groups = items.map((lines) =>
    lines.map((line, index) => row(line, index === 0 ? 0 : indentOf.option)),
  );
  const parts = [
    head.map((line) => row(line)),
    who.map((line) => row(line)),
    // The sums of a day stand in parts of their own, as they do on the page.
    ...(layout === "day" ? groups : [groups.flat()]),
    [...amounts, ...note].map((line) => row(line)),
  ];
  return markupOf(parts, paper);
}

/** A line that nobody may overlook, such as that an order is cancelled. */
function isMark({ kind, emphasis }: TicketLine): boolean {
  return kind === "notice" && (emphasis === "heading" || emphasis === "title");
}

/** A ticket that shows whether a printer's paper and letters are set right. */
export function testMarkup(names: { account: string; printer: string }, paper: Paper): string {
  const { columns } = paper;
  const line = (text: string, look = plain, amount = ""): Row => ({
    text,
    amount,
    look,
    indent: 0,
    hang: 0,
    isNotice: false,
  });
  const ruler = Array.from({ length: columns }, (_, at) => String((at + 1) % 10)).join("");
  const { sizes } = receiptTexts;
  return markupOf(
    [
      [
        { ...line(receiptTexts.test, tall), isNotice: true },
        line(names.account),
        line(names.printer),
      ],
      [line(receiptTexts.columns(columns)), line(ruler)],
      [line(receiptTexts.accents), line(receiptTexts.mark)],
      [line(sizes.normal, plain, "R$ 1,00"), line(sizes.strong, bold), line(sizes.large, huge)],
    ],
    paper,
  );
}

/** The bytes for the printer: each copy is followed by a cut. */
export function receiptBytes(
  markup: string,
  { paper, commands, copies = 1 }: { paper: Paper; commands: ReceiptCommands; copies?: number },
): Buffer {
  const printer: Printer = {
    cpl: paper.columns,
    encoding: paper.encoding,
    command: receiptCommands[commands],
  };
  // One character a byte.
  const copy = Buffer.from(transform(markup, printer), "latin1");
  return Buffer.concat(Array.from({ length: copies }, () => copy));
}

/** Parts between rules; the last line explains the marks of letters that are missing. */
function markupOf(parts: Row[][], paper: Paper): string {
  const { encoding } = paper;
  let isWhole = true;
  const printable = (text: string) => {
    const written = inLettersOf(encoding, text);
    isWhole &&= written.isWhole;
    return written.text;
  };
  const rows = parts
    .filter((part) => part.length > 0)
    .map((part) =>
      part.flatMap((row) =>
        rowMarkup({ ...row, text: printable(row.text), amount: printable(row.amount) }, paper),
      ),
    );
  const marked = isWhole
    ? rows
    : [
        ...rows,
        wrap(receiptTexts.unprinted(unprintedMark), paper.columns).map(
          (text) => `|${escaped(text)}`,
        ),
      ];
  // Hyphens: receiptline's own rule needs a table of letters that not every printer has.
  const rule = `|${escaped("-".repeat(paper.columns))}`;
  return marked.map((part) => part.join("\n")).join(`\n${rule}\n`);
}

/** The lines of a row: broken between words, with its amount at the end of the last one. */
function rowMarkup(
  { text, amount, look, indent, hang, isNotice }: Row,
  { columns }: Paper,
): string[] {
  const room = Math.floor(columns / look.width) - indent;
  const [first = "", ...more] = wrap(text, room);
  const further = more.length === 0 ? [] : wrap(text.slice(first.length).trimStart(), room - hang);
  const lines = [first, ...further.map((line) => " ".repeat(hang) + line)];
  const written = lines.map((line) => styled(" ".repeat(indent) + line, look, isNotice));
  if (amount === "") return written.map((line) => `|${line}`);
  const last = lines.at(-1) ?? "";
  const beside = room - last.length - 1 >= amount.length;
  const gap = room - amount.length - (beside ? last.length : 0);
  const end = styled(
    " ".repeat(indent) + (beside ? last : "") + " ".repeat(Math.max(gap, 0)) + amount,
    look,
    isNotice,
  );
  return [...(beside ? written.slice(0, -1) : written), end].map((line) => `|${line}`);
}

function styled(text: string, { mark, isBold }: Look, isNotice: boolean): string {
  const quote = isBold ? '"' : "";
  const notice = isNotice ? "`" : "";
  return `${notice}${quote}${mark}${escaped(text)}${mark}${quote}${notice}`;
}

/**
 * Escapes text for receiptline: a backslash before each of its special characters. Otherwise a line of only hyphens
 * would become a rule, and one of equals signs would cut the paper.
 */
function escaped(text: string): string {
  return text.replaceAll(/[\\|{}~_"^`=-]/g, String.raw`\$&`).replaceAll(" ", "~");
}

/** Breaks between words; a word longer than a line is broken where the line ends. */
export function wrap(text: string, room: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    let rest = word;
    if (line !== "" && line.length + 1 + rest.length <= room) {
      line += ` ${rest}`;
      continue;
    }
    if (line !== "") lines.push(line);
    while (rest.length > room) {
      lines.push(rest.slice(0, room));
      rest = rest.slice(room);
    }
    line = rest;
  }
  return line === "" && lines.length > 0 ? lines : [...lines, line];
}
