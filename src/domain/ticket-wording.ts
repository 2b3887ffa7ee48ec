import { changeCents } from "./change-for.ts";
import type { Cents } from "./money.ts";
import { optionLabels, type OptionLabel } from "./option-share.ts";
import { chargedOptions } from "./order-total.ts";
import { chargedGroup, groupTitle } from "./pricing-words.ts";
import { printableLine, printableLines } from "./printable-text.ts";
import { moneyFor } from "./localized-money.ts";
import { portugueseWords, type TicketWords } from "./ticket-words.ts";
import type { Ticket, TicketItem, TicketOption } from "./ticket.ts";

// Wording that tickets and messages share.

/** The parts of a ticket by which an amount is written. */
export type Written = Pick<Ticket, "currency" | "words">;

/** The words that a ticket is in: the business's, or its reader's. */
export function wordsOf({ words = portugueseWords }: Pick<Ticket, "words">): TicketWords {
  return words;
}

/** An amount as the ticket's reader writes it. */
export function moneyOf(cents: Cents, ticket: Written): string {
  return moneyFor(wordsOf(ticket).language, cents, ticket.currency);
}

/** A text and its amount on the same line; a blank amount if there is none. */
export type Worded = { text: string; amount: string };

/** "2x Calabresa", "1/2 Calabresa". */
export function countOf({ title, qty }: OptionLabel): string {
  const count = typeof qty === "number" ? `${qty}x` : inDigits(qty);
  return `${count} ${printableLine(title)}`;
}

/** "1/2" for "½": few printers have the other signs, and digits are read from further away. */
function inDigits(share: string): string {
  return share.normalize("NFKC").replace("\u2044", "/");
}

/** Words the options below their line: "1x Catupiry em cada" below "2x Calabresa". */
export function optionTexts(
  lineQty: number,
  options: readonly TicketOption[],
  words: TicketWords = portugueseWords,
): string[] {
  return optionLabels(lineQty, options, words).map(countOf);
}

/** Options of an item as they are charged: each alone, or those of a group with rules below its name. */
export type WordedOptions = { group: Worded | undefined; options: Worded[] };

/** The item's options with what all of them come to, so that a reader can add up. */
export function optionsWithAmounts(item: TicketItem, ticket: Written): WordedOptions[] {
  const words = wordsOf(ticket);
  return chargedOptions(item).map(({ group, options, cents }) => ({
    group: group && {
      text: printableLine(chargedGroup(group, words)),
      amount: amountOf(cents, ticket),
    },
    options: optionTexts(item.qty, options, words).map((text) => ({
      text,
      amount: group ? "" : amountOf(cents, ticket),
    })),
  }));
}

/** The same for the kitchen, without prices. */
export function optionsToMake(item: TicketItem): WordedOptions[] {
  return chargedOptions(item).map(({ group, options }) => ({
    group: group && { text: printableLine(groupTitle(group, portugueseWords)), amount: "" },
    options: optionTexts(item.qty, options).map((text) => ({ text, amount: "" })),
  }));
}

/** "2x Calabresa" and what they come to. */
export function countedWithAmount(option: TicketOption, ticket: Written): Worded {
  const { qty, priceCents } = option;
  return { text: countOf(option), amount: amountOf(qty * priceCents, ticket) };
}

/** Blank for what costs nothing. */
function amountOf(cents: Cents, ticket: Written): string {
  return cents === 0 ? "" : moneyOf(cents, ticket);
}

/** An observation in one paragraph: a line of it below amounts could pass for one of them. */
export function observation(obs: string, ticket: Pick<Ticket, "words">): string {
  const lines = printableLines(obs);
  return lines.length === 0 ? "" : wordsOf(ticket).observation(lines.join(" / "));
}

/** The time of a scheduled order; blank otherwise. */
export function scheduledFor(ticket: Ticket): string {
  const { scheduled } = ticket;
  return scheduled === "" ? "" : wordsOf(ticket).scheduledFor(scheduled);
}

/** Parts of the total; service and delivery are left out if they cost nothing. */
export function sums(ticket: Ticket): Worded[] {
  const { subtotalCents, serviceCents, deliveryFeeCents } = ticket.total;
  const { subtotal, service, deliveryFee } = wordsOf(ticket);
  const line = worded(ticket);
  return [
    line(subtotal, subtotalCents),
    ...(serviceCents > 0 ? [line(service, serviceCents)] : []),
    ...(deliveryFeeCents > 0 ? [line(deliveryFee, deliveryFeeCents)] : []),
  ];
}

export function totalLine(ticket: Ticket): Worded {
  return worded(ticket)(wordsOf(ticket).total, ticket.total.totalCents);
}

/** The payment's lines. A note that does not cover the total is left out, with its change. */
export function paymentLines(ticket: Ticket): Worded[] {
  const { changeForCents, total } = ticket;
  const words = wordsOf(ticket);
  const method = printableLine(ticket.payment);
  const change =
    changeForCents === null
      ? undefined
      : changeCents({ changeForCents, totalCents: total.totalCents });
  const line = worded(ticket);
  return [
    ...(method === "" ? [] : [{ text: words.payment, amount: method }]),
    ...(changeForCents === null || change === undefined
      ? []
      : [line(words.changeFor, changeForCents), line(words.change, change)]),
  ];
}

function worded(ticket: Written) {
  return (text: string, cents: Cents): Worded => ({ text, amount: moneyOf(cents, ticket) });
}
