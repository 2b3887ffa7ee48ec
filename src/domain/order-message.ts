import { printedNumber } from "./print-layout.ts";
import { printableLine } from "./printable-text.ts";
import {
  countedWithAmount,
  observation,
  optionsWithAmounts,
  paymentLines,
  scheduledFor,
  sums,
  totalLine,
  type Worded,
} from "./ticket-wording.ts";
import { languageLine } from "./ticket-text.ts";
import type { Ticket, TicketItem } from "./ticket.ts";
import { chatAddress } from "./phone-number.ts";
import { wellFormed } from "./text-rules.ts";

/**
 * Writes what a kitchen needs to make the order, and no more about the guest than that: a message stays in histories.
 * If an order is too long for a link, its last items are counted instead of listed, so that the total is never cut off.
 */
export function orderMessage(
  ticket: Ticket & { number: number },
  {
    pictureUrl,
    pixCode,
  }: { pictureUrl?: string | undefined; /** "Copia e cola". */ pixCode?: string | undefined } = {},
): string {
  const { items, number } = ticket;
  const head = headLines(ticket);
  const foot = [
    ...amountLines(ticket),
    ...(pixCode === undefined ? [] : ["", "PIX copia e cola:", pixCode]),
    ...(pictureUrl === undefined ? [] : ["", `Imagem do pedido: ${pictureUrl}`]),
  ];
  const blocks = items.map((item) => itemLines(item, ticket));
  for (let listed = items.length; ; listed -= 1) {
    const left = items.length - listed;
    const rest =
      left === 0
        ? []
        : [`… e mais ${left} ${left === 1 ? "item" : "itens"} no pedido ${printedNumber(number)}`];
    const message = [...head, "", ...blocks.slice(0, listed).flat(), ...rest, "", ...foot].join(
      "\n",
    );
    if (listed === 0 || encodeURIComponent(message).length <= maxLinkTextLength) return message;
  }
}

function headLines(ticket: Ticket & { number: number }): string[] {
  const { number, customer, place, service } = ticket;
  return [
    `Pedido ${printedNumber(number)}`,
    ...labelled("Nome: ", customer.name),
    ...labelled(service === "delivery" ? "Endereço: " : "", place),
    ...labelled("", scheduledFor(ticket)),
    ...labelled("", languageLine(ticket)),
  ];
}

function labelled(label: string, written: string): string[] {
  const text = printableLine(written);
  return text === "" ? [] : [`${label}${text}`];
}

function itemLines(item: TicketItem, ticket: Ticket): string[] {
  const line = ({ text, amount }: Worded) => (amount === "" ? text : `${text} - ${amount}`);
  return [
    line(countedWithAmount(item, ticket)),
    ...optionsWithAmounts(item, ticket).flatMap(({ group, options }) => [
      ...(group ? [`  + ${line(group)}`] : []),
      ...options.map((option) => `${group ? "    " : "  + "}${line(option)}`),
    ]),
    ...labelled("  ", observation(item.obs, ticket)),
  ];
}

function amountLines(ticket: Ticket): string[] {
  const { subtotalCents, totalCents } = ticket.total;
  const line = ({ text, amount }: Worded) => `${text}: ${amount}`;
  return [
    ...(subtotalCents === totalCents ? [] : sums(ticket).map(line)),
    line(totalLine(ticket)),
    ...paymentLines(ticket).map(line),
    ...labelled("", observation(ticket.obs, ticket)),
  ];
}

/**
 * Maximum length of a link's text once encoded. Servers and phones accept addresses of about eight thousand characters;
 * an order of fifty plain lines needs half of that.
 */
export const maxLinkTextLength = 6_000;

/**
 * The address that opens a chat with a number as its owner wrote it, with a message ready to send. Undefined if the
 * number is not valid in any network. A text that is too long ends in "…".
 */
export function whatsappLink({ phone, text }: { phone: string; text: string }): string | undefined {
  const address = chatAddress(phone);
  const shortened = shorten(wellFormed(text));
  return address && shortened ? `${address}?text=${encodeURIComponent(shortened)}` : address;
}

/** The longest beginning that fits, cut between characters and not within one. */
function shorten(text: string): string {
  if (encodeURIComponent(text).length <= maxLinkTextLength) return text;
  const room = maxLinkTextLength - encodeURIComponent("…").length;
  let length = 0;
  let end = 0;
  for (const character of text) {
    length += encodeURIComponent(character).length;
    if (length > room) break;
    end += character.length;
  }
  return `${text.slice(0, end)}…`;
}
