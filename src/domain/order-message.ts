import { changeCents } from "./change-for.ts";
import { centsFromReais, formatMoney, type Cents } from "./money.ts";
import type { OrderMode } from "./order-status.ts";
import { printedNumber } from "./print-layout.ts";
import { printableLine } from "./printable-text.ts";
import { maxLinkTextLength } from "./whatsapp.ts";

/** The order as the wire has it; amounts in reais. */
export type MessageOrder = {
  id: number;
  mode: OrderMode;
  user_name: string;
  /** Where it goes: an address, or the room or table. */
  address: string;
  obs?: string | undefined;
  subtotal_amount: number;
  service_amount: number;
  delivery_fee: number;
  total_amount: number;
  cash_change?: number | undefined;
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
  const cents = {
    subtotal: centsFromReais(order.subtotal_amount),
    service: centsFromReais(order.service_amount),
    deliveryFee: centsFromReais(order.delivery_fee),
    total: centsFromReais(order.total_amount),
  };
  const changeForCents =
    order.cash_change === undefined ? undefined : centsFromReais(order.cash_change);
  const change =
    changeForCents === undefined
      ? undefined
      : changeCents({ changeForCents, totalCents: cents.total });
  const obs = printableLine(order.obs ?? "");
  return [
    ...(cents.subtotal === cents.total ? [] : [`Subtotal: ${money(cents.subtotal)}`]),
    ...(cents.service > 0 ? [`Serviço: ${money(cents.service)}`] : []),
    ...(cents.deliveryFee > 0 ? [`Taxa de entrega: ${money(cents.deliveryFee)}`] : []),
    `Total: ${money(cents.total)}`,
    ...(order.payment_method_name === "" ? [] : [`Pagamento: ${order.payment_method_name}`]),
    ...(changeForCents === undefined ? [] : [`Troco para: ${money(changeForCents)}`]),
    ...(change === undefined ? [] : [`Troco: ${money(change)}`]),
    ...(obs === "" ? [] : [`Obs.: ${obs}`]),
  ];
}
