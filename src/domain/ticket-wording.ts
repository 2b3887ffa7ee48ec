import { changeCents } from "./change-for.ts";
import { formatMoney, type Cents } from "./money.ts";
import { saidOption } from "./option-count.ts";
import { printableLine, printableLines } from "./printable-text.ts";
import type { Ticket, TicketOption } from "./ticket.ts";

// Wording that tickets and messages share.

/** A text, and the amount that stands beside it; blank where there is none. */
export type Worded = { text: string; amount: string };

/** "2x Calabresa". */
export function countOf({ title, qty }: TicketOption): string {
  return `${qty}x ${printableLine(title)}`;
}

/** Words an option below its line: "1x Catupiry em cada" below "2x Calabresa". */
export function optionCountOf(lineQty: number, option: TicketOption): string {
  return countOf({ ...option, ...saidOption(lineQty, option) });
}

/** The same, and what all of them come to. */
export function optionWithAmount(lineQty: number, option: TicketOption, currency: string): Worded {
  return { ...countedWithAmount(option, currency), text: optionCountOf(lineQty, option) };
}

/** "2x Calabresa" and what they come to. */
export function countedWithAmount(option: TicketOption, currency: string): Worded {
  const { qty, priceCents } = option;
  const amount = priceCents === 0 ? "" : formatMoney(qty * priceCents, currency);
  return { text: countOf(option), amount };
}

/** An observation in one paragraph: on a line of its own below amounts it could pass for one of them. */
export function observation(obs: string): string {
  const lines = printableLines(obs);
  return lines.length === 0 ? "" : `Obs.: ${lines.join(" / ")}`;
}

/** The time of an order that was placed ahead; blank otherwise. */
export function scheduledFor({ scheduled }: Ticket): string {
  return scheduled === "" ? "" : `Agendado para ${scheduled}`;
}

/** Parts of the total; what there is no charge for is left out. */
export function sums({ total, currency }: Ticket): Worded[] {
  const { subtotalCents, serviceCents, deliveryFeeCents } = total;
  const line = worded(currency);
  return [
    line("Subtotal", subtotalCents),
    ...(serviceCents > 0 ? [line("Serviço", serviceCents)] : []),
    ...(deliveryFeeCents > 0 ? [line("Taxa de entrega", deliveryFeeCents)] : []),
  ];
}

export function totalLine({ total, currency }: Ticket): Worded {
  return worded(currency)("Total", total.totalCents);
}

/** How it is paid. A note that does not cover the total is promised no change. */
export function payment(ticket: Ticket): Worded[] {
  const { changeForCents, currency, total } = ticket;
  const method = printableLine(ticket.payment);
  const change =
    changeForCents === null
      ? undefined
      : changeCents({ changeForCents, totalCents: total.totalCents });
  const line = worded(currency);
  return [
    ...(method === "" ? [] : [{ text: "Pagamento", amount: method }]),
    ...(changeForCents === null || change === undefined
      ? []
      : [line("Troco para", changeForCents), line("Troco", change)]),
  ];
}

function worded(currency: string) {
  return (text: string, cents: Cents): Worded => ({ text, amount: formatMoney(cents, currency) });
}
