import type { PrintLayout } from "../../domain/print-layout.ts";
import { ticketText, type Emphasis, type TicketLine } from "../../domain/ticket-text.ts";
import type { Ticket } from "../../domain/ticket.ts";

/** The look of a text; `layout-rows.ts` has the sizes. */
export type TextStyle = "small" | "normal" | "bold" | "large" | "largeBold" | "huge";

/** `nested` indents once more. `hanging` indents all rows but the first, so that none passes for an item of its own. */
type Place = { centred?: true; indented?: true; nested?: true; hanging?: true };

/** One line of a picture, however many rows it takes to write it. */
export type PictureLine =
  /** An amount stands at the right edge beside what it is for. */
  | ({ kind: "text"; text: string; amount: string; style: TextStyle } & Place)
  /** White on black. */
  | { kind: "notice"; text: string; style: TextStyle }
  | { kind: "gap" }
  | { kind: "rule" };

const styles: Record<PrintLayout, Record<Emphasis, TextStyle>> = {
  customer: {
    small: "small",
    plain: "normal",
    strong: "bold",
    heading: "largeBold",
    title: "largeBold",
  },
  production: {
    small: "bold",
    plain: "large",
    strong: "largeBold",
    heading: "largeBold",
    title: "huge",
  },
};

/** A ticket's text with its looks: its parts between rules, and a little room between items. */
export function pictureLines(ticket: Ticket, layout: PrintLayout): PictureLine[] {
  const { head, who, items, amounts, note } = ticketText(ticket, layout);
  const drawn = (line: TicketLine, place: Place = {}) =>
    pictureLine(line, { style: styles[layout][line.emphasis], place });
  return between({ kind: "rule" }, [
    head.map((line) => drawn(line, { centred: true })),
    who.map((line) => drawn(line)),
    between(
      { kind: "gap" },
      items.map((lines) =>
        lines.map((line, index) => drawn(line, index === 0 ? {} : { indented: true })),
      ),
    ),
    [...amounts, ...note].map((line) => drawn(line)),
  ]);
}

function pictureLine(
  line: TicketLine,
  { style, place }: { style: TextStyle; place: Place },
): PictureLine {
  const { kind, text, amount, isNested } = line;
  if (kind === "notice") return { kind, text, style };
  return {
    kind: "text",
    text,
    amount,
    style,
    ...place,
    ...(isNested ? { nested: true } : {}),
    ...(kind === "counted" ? { hanging: true } : {}),
  };
}

/** The groups that have lines, one after the other with something between them. */
function between(divider: PictureLine, groups: PictureLine[][]): PictureLine[] {
  return groups
    .filter((lines) => lines.length > 0)
    .flatMap((lines, index) => (index === 0 ? lines : [divider, ...lines]));
}
