import { printedNumber } from "./print-layout.ts";
import { printableLine } from "./printable-text.ts";
import {
  countedWithAmount,
  observation,
  optionWithAmount,
  payment,
  sums,
  totalOf,
  type Worded,
} from "./ticket-wording.ts";
import type { Ticket, TicketItem } from "./ticket.ts";
import { maxLinkTextLength } from "./whatsapp.ts";

/**
 * What a kitchen needs to make the order, and no more of the guest than that: a message stays in histories. Of an
 * order that is too long for a link the last items are counted instead of listed, so that the total is never cut off.
 */
export function orderMessage(
  ticket: Ticket & { number: number },
  { pictureUrl }: { pictureUrl?: string | undefined } = {},
): string {
  const { items, number } = ticket;
  const head = headLines(ticket);
  const foot = [
    ...amountLines(ticket),
    ...(pictureUrl === undefined ? [] : ["", `Imagem do pedido: ${pictureUrl}`]),
  ];
  const blocks = items.map((item) => itemLines(item, ticket.currency));
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

function headLines({ number, customer, place, isDelivery }: Ticket & { number: number }): string[] {
  return [
    `Pedido ${printedNumber(number)}`,
    ...labelled("Nome: ", customer.name),
    ...labelled(isDelivery ? "Endereço: " : "", place),
  ];
}

function labelled(label: string, written: string): string[] {
  const text = printableLine(written);
  return text === "" ? [] : [`${label}${text}`];
}

function itemLines(item: TicketItem, currency: string): string[] {
  const line = ({ text, amount }: Worded) => (amount === "" ? text : `${text} - ${amount}`);
  return [
    line(countedWithAmount(item, currency)),
    ...item.children.map((child) => `  + ${line(optionWithAmount(item.qty, child, currency))}`),
    ...labelled("  ", observation(item.obs)),
  ];
}

function amountLines(ticket: Ticket): string[] {
  const { subtotalCents, totalCents } = ticket.total;
  const line = ({ text, amount }: Worded) => `${text}: ${amount}`;
  return [
    ...(subtotalCents === totalCents ? [] : sums(ticket).map(line)),
    line(totalOf(ticket)),
    ...payment(ticket).map(line),
    ...labelled("", observation(ticket.obs)),
  ];
}
