import { changeCents } from "../../domain/change-for.ts";
import { formatMoney, type Cents } from "../../domain/money.ts";
import { printLayoutLabels, printedNumber, type PrintLayout } from "../../domain/print-layout.ts";
import { printableLine, printableLines } from "../../domain/printable-text.ts";
import type { Ticket } from "./ticket.ts";

/** How a text looks; `layout-rows.ts` has the sizes. */
export type TextStyle = "small" | "normal" | "bold" | "large" | "largeBold" | "huge";

/** Where a text stands. A hanging one keeps its first row out, so that no later row passes for an item of its own. */
type Place = { centred?: true; indented?: true; hanging?: true };

/** One line of a ticket as it is meant, however many rows it takes to write it. */
export type TicketLine =
  | ({ kind: "text"; text: string; style: TextStyle } & Place)
  /** An amount at the right edge beside what it is for. */
  | ({ kind: "amount"; text: string; amount: string; style: TextStyle } & Place)
  /** White on black: what must not be overlooked. */
  | { kind: "notice"; text: string; style: TextStyle }
  | { kind: "gap" }
  | { kind: "rule" };

/** What a ticket says, from top to bottom. */
export function ticketLines(ticket: Ticket, layout: PrintLayout): TicketLine[] {
  return layout === "customer" ? customerLines(ticket) : productionLines(ticket);
}

/** Via Cliente: who, where, what for how much, and how it is paid. */
function customerLines(ticket: Ticket): TicketLine[] {
  const { business, customer } = ticket;
  return [
    ...texts("largeBold", [business.name], { centred: true }),
    ...texts("small", [documentLine(business.document)], { centred: true }),
    { kind: "text", text: printLayoutLabels.customer, style: "normal", centred: true },
    { kind: "rule" },
    ...texts("largeBold", [ticket.number === null ? "" : `Pedido ${printedNumber(ticket.number)}`]),
    ...texts("normal", [ticket.time]),
    ...texts("bold", [customer.name]),
    ...texts("normal", [
      printableLine(ticket.place),
      ticket.address,
      customer.phone,
      documentLine(customer.document),
    ]),
    { kind: "rule" },
    ...apart(ticket.items.map((item) => customerItem(item, ticket))),
    { kind: "rule" },
    ...amounts(ticket),
    ...obsTexts(ticket.obs),
  ];
}

function customerItem(item: Ticket["items"][number], { currency }: Ticket): TicketLine[] {
  const priced = ({
    title,
    qty,
    priceCents,
  }: {
    title: string;
    qty: number;
    priceCents: Cents;
  }) => ({
    text: `${qty}x ${printableLine(title)}`,
    amount: priceCents === 0 ? "" : formatMoney(qty * priceCents, currency),
  });
  const each =
    item.qty > 1 && item.priceCents > 0 ? `${formatMoney(item.priceCents, currency)} cada` : "";
  return [
    { kind: "amount", ...priced(item), style: "bold", hanging: true },
    ...texts("small", [each], { indented: true }),
    ...item.children.map((child): TicketLine => ({
      kind: "amount",
      ...priced(child),
      style: "normal",
      indented: true,
      hanging: true,
    })),
    ...obsTexts(item.obs, { indented: true }),
  ];
}

function amounts({ total, currency, payment, changeForCents }: Ticket): TicketLine[] {
  const money = (cents: Cents) => formatMoney(cents, currency);
  const line = (text: string, amount: string, style: TextStyle = "normal"): TicketLine => ({
    kind: "amount",
    text,
    amount,
    style,
  });
  const { totalCents } = total;
  const change = changeForCents === null ? undefined : changeCents({ changeForCents, totalCents });
  return [
    line("Subtotal", money(total.subtotalCents)),
    ...(total.serviceCents > 0 ? [line("Serviço", money(total.serviceCents))] : []),
    ...(total.deliveryFeeCents > 0 ? [line("Taxa de entrega", money(total.deliveryFeeCents))] : []),
    line("Total", money(totalCents), "largeBold"),
    ...(payment === "" ? [] : [line("Pagamento", payment)]),
    ...(changeForCents === null || change === undefined
      ? []
      : [line("Troco para", money(changeForCents)), line("Troco", money(change))]),
  ];
}

/** Produção: what the kitchen makes, for whom, since when. */
function productionLines(ticket: Ticket): TicketLine[] {
  const place = printableLine(ticket.place);
  const obs = obsNotices(ticket.obs);
  return [
    { kind: "text", text: printLayoutLabels.production, style: "bold", centred: true },
    ...texts("huge", [ticket.number === null ? "" : printedNumber(ticket.number)], {
      centred: true,
    }),
    ...texts("large", [ticket.time], { centred: true }),
    { kind: "rule" },
    ...texts("largeBold", [place]),
    ...texts(place === "" ? "largeBold" : "large", [ticket.customer.name]),
    { kind: "rule" },
    ...apart(ticket.items.map(productionItem)),
    ...(obs.length === 0 ? [] : [{ kind: "rule" } as const, ...obs]),
  ];
}

function productionItem({ title, qty, children, obs }: Ticket["items"][number]): TicketLine[] {
  return [
    { kind: "text", text: `${qty}x ${printableLine(title)}`, style: "largeBold", hanging: true },
    ...children.map((child): TicketLine => ({
      kind: "text",
      text: `${child.qty}x ${printableLine(child.title)}`,
      style: "large",
      indented: true,
      hanging: true,
    })),
    ...obsNotices(obs),
  ];
}

/** The groups one after the other, with a little room between them. */
function apart(groups: TicketLine[][]): TicketLine[] {
  return groups.flatMap((lines, index) => (index === 0 ? lines : [{ kind: "gap" }, ...lines]));
}

/** The texts that say something, in one style. */
function texts(style: TextStyle, given: string[], place: Place = {}): TicketLine[] {
  return given
    .map(printableLine)
    .filter((text) => text !== "")
    .map((text) => ({ kind: "text", text, style, ...place }));
}

/** In one paragraph: below amounts, a line of its own could pass for one of the ticket's. */
function obsTexts(obs: string, place: Place = {}): TicketLine[] {
  const lines = printableLines(obs);
  return lines.length === 0 ? [] : texts("normal", [`Obs.: ${lines.join(" / ")}`], place);
}

function obsNotices(obs: string): TicketLine[] {
  return printableLines(obs).map((text, index) => ({
    kind: "notice",
    text: index === 0 ? `Obs.: ${text}` : text,
    style: "largeBold",
  }));
}

/** A CPF has eleven digits; a CNPJ fourteen characters, some of which may be letters. */
function documentLine(document: string): string {
  const text = printableLine(document);
  if (text === "") return "";
  return `${text.replaceAll(/\W/g, "").length === 11 ? "CPF" : "CNPJ"} ${text}`;
}
