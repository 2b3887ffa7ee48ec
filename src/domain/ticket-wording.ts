import { changeCents } from "./change-for.ts";
import { formatMoney, type Cents } from "./money.ts";
import { saidOption, type CountWords } from "./option-count.ts";
import { chargedOptions } from "./order-total.ts";
import { chargedGroup, groupTitle, portuguesePricing } from "./pricing-words.ts";
import { printableLine, printableLines } from "./printable-text.ts";
import type { Ticket, TicketItem, TicketOption } from "./ticket.ts";

// Wording that tickets and messages share.

/** A text, and the amount that stands beside it; blank where there is none. */
export type Worded = { text: string; amount: string };

/** "2x Calabresa". */
export function countOf({ title, qty }: TicketOption): string {
  return `${qty}x ${printableLine(title)}`;
}

/** Paper and messages are in Portuguese. */
export const paperCounts: CountWords = {
  each: (title) => `${title} em cada`,
  inAll: (title) => `${title} no total`,
};

/** Words an option below its line: "1x Catupiry em cada" below "2x Calabresa". */
export function optionCountOf(lineQty: number, option: TicketOption): string {
  return countOf({ ...option, ...saidOption(lineQty, option, paperCounts) });
}

/** Options of an item as they are charged: each alone, or those of a group with rules below its name. */
export type WordedOptions = { group: Worded | undefined; options: Worded[] };

/** The item's options with what all of them come to, so that a reader can add up. */
export function optionsWithAmounts(item: TicketItem, currency: string): WordedOptions[] {
  return chargedOptions(item).map(({ group, options, cents }) => ({
    group: group && {
      text: printableLine(chargedGroup(group, portuguesePricing)),
      amount: amountOf(cents, currency),
    },
    options: options.map((option) => ({
      text: optionCountOf(item.qty, option),
      amount: group ? "" : amountOf(cents, currency),
    })),
  }));
}

/** The same for who makes it, without prices. */
export function optionsToMake(item: TicketItem): WordedOptions[] {
  return chargedOptions(item).map(({ group, options }) => ({
    group: group && { text: printableLine(groupTitle(group, portuguesePricing)), amount: "" },
    options: options.map((option) => ({ text: optionCountOf(item.qty, option), amount: "" })),
  }));
}

/** "2x Calabresa" and what they come to. */
export function countedWithAmount(option: TicketOption, currency: string): Worded {
  const { qty, priceCents } = option;
  return { text: countOf(option), amount: amountOf(qty * priceCents, currency) };
}

/** Blank for what costs nothing. */
function amountOf(cents: Cents, currency: string): string {
  return cents === 0 ? "" : formatMoney(cents, currency);
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

/** The payment. A note that does not cover the total is promised no change. */
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
