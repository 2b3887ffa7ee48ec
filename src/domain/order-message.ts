import { centsFromReais, formatMoney, type Cents } from "./money.ts";
import { orderAmounts, type WireAmounts } from "./order-amounts.ts";
import type { OrderMode } from "./order-status.ts";
import { printedNumber } from "./print-layout.ts";
import { printableLine } from "./printable-text.ts";
import { maxLinkTextLength } from "./whatsapp.ts";

/** The order as the wire has it; amounts in reais. */
export type MessageOrder = WireAmounts & {
  id: number;
  mode: OrderMode;
  user_name: string;
  /** Where it goes: an address, or the room or table. */
  address: string;
  obs?: string | undefined;
  payment_method_name: string;
  details: { items: readonly MessageItem[] };
};

type Money = (cents: Cents) => string;

type MessageItem = {
  title_br: string;
  qty: number;
  price: number;
  obs?: string | undefined;
  children: readonly { title_br: string; qty: number; price: number }[];
};

/**
 * What a kitchen needs to make the order, and no more of the guest than that: a message stays in histories. Of an
 * order that is too long for a link the last items are counted instead of listed, so that the total is never cut off.
 */
export function orderMessage(
  order: MessageOrder,
  { currency, pictureUrl }: { currency?: string | undefined; pictureUrl?: string | undefined } = {},
): string {
  const money: Money = (cents) => formatMoney(cents, currency);
  const head = headOf(order);
  const foot = [
    ...amountsOf(order, money),
    ...(pictureUrl === undefined ? [] : ["", `Imagem do pedido: ${pictureUrl}`]),
  ];
  const { items } = order.details;
  const blocks = items.map((item) => itemLines(item, money));
  for (let listed = items.length; ; listed -= 1) {
    const left = items.length - listed;
    const rest =
      left === 0
        ? []
        : [
            `… e mais ${left} ${left === 1 ? "item" : "itens"} no pedido ${printedNumber(order.id)}`,
          ];
    const message = [...head, "", ...blocks.slice(0, listed).flat(), ...rest, "", ...foot].join(
      "\n",
    );
    if (listed === 0 || encodeURIComponent(message).length <= maxLinkTextLength) return message;
  }
}

function headOf(order: MessageOrder): string[] {
  const name = printableLine(order.user_name);
  const place = printableLine(order.address);
  const placeLabel = order.mode === "delivery" ? "Endereço" : "Quarto ou mesa";
  return [
    `Pedido ${printedNumber(order.id)}`,
    ...(name === "" ? [] : [`Nome: ${name}`]),
    ...(place === "" ? [] : [`${placeLabel}: ${place}`]),
  ];
}

function itemLines(item: MessageItem, money: Money): string[] {
  const priced = ({ title_br, qty, price }: { title_br: string; qty: number; price: number }) => {
    const amount = price > 0 ? ` - ${money(qty * centsFromReais(price))}` : "";
    return `${qty}x ${printableLine(title_br)}${amount}`;
  };
  const obs = printableLine(item.obs ?? "");
  return [
    priced(item),
    ...item.children.map((child) => `  + ${priced(child)}`),
    ...(obs === "" ? [] : [`  Obs.: ${obs}`]),
  ];
}

function amountsOf(order: MessageOrder, money: Money): string[] {
  const amounts = orderAmounts(order);
  const { subtotalCents, serviceCents, deliveryFeeCents, totalCents } = amounts;
  const obs = printableLine(order.obs ?? "");
  return [
    ...(subtotalCents === totalCents ? [] : [`Subtotal: ${money(subtotalCents)}`]),
    ...(serviceCents > 0 ? [`Serviço: ${money(serviceCents)}`] : []),
    ...(deliveryFeeCents > 0 ? [`Taxa de entrega: ${money(deliveryFeeCents)}`] : []),
    `Total: ${money(totalCents)}`,
    ...(order.payment_method_name === "" ? [] : [`Pagamento: ${order.payment_method_name}`]),
    ...(amounts.changeForCents === undefined
      ? []
      : [`Troco para: ${money(amounts.changeForCents)}`]),
    ...(amounts.changeCents === undefined ? [] : [`Troco: ${money(amounts.changeCents)}`]),
    ...(obs === "" ? [] : [`Obs.: ${obs}`]),
  ];
}
