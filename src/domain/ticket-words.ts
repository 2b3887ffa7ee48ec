import type { Language } from "./languages.ts";
import type { OptionWords } from "./option-count.ts";
import { paymentMethodLabels, type PaymentMethod } from "./payment-methods.ts";
import { pickupLabel, placeLabel } from "./place-label.ts";
import { printLayoutLabels } from "./print-layout.ts";

/** What the customer's form of a ticket says besides what was typed. */
export type TicketWords = OptionWords & {
  language: Language;
  layout: string;
  cancelled: string;
  order: (number: string) => string;
  attendant: (name: string) => string;
  scheduledFor: (time: string) => string;
  pickup: string;
  table: (place: string) => string;
  roomOrTable: (place: string) => string;
  each: (price: string) => string;
  observation: (text: string) => string;
  /** A group with how it was charged. */
  highest: string;
  average: string;
  free: (count: number) => string;
  options: string;
  subtotal: string;
  service: string;
  deliveryFee: string;
  total: string;
  payment: string;
  methods: Record<PaymentMethod, string>;
  changeFor: string;
  change: string;
};

/** Those of paper and of messages to the business, which are in its language. */
export const portugueseWords: TicketWords = {
  language: "br",
  layout: printLayoutLabels.customer,
  cancelled: "CANCELADO",
  order: (number) => `Pedido ${number}`,
  attendant: (name) => `Atendente: ${name}`,
  scheduledFor: (time) => `Agendado para ${time}`,
  pickup: pickupLabel,
  table: (place) => placeLabel("sheet", place),
  roomOrTable: (place) => placeLabel("easy-order", place),
  inEach: (option) => `${option} em cada`,
  inAll: (option) => `${option} no total`,
  each: (price) => `${price} cada`,
  observation: (text) => `Obs.: ${text}`,
  highest: "preço da mais cara",
  average: "média dos preços",
  free: (count) => `${count} grátis`,
  options: "Opções",
  subtotal: "Subtotal",
  service: "Serviço",
  deliveryFee: "Taxa de entrega",
  total: "Total",
  payment: "Pagamento",
  methods: paymentMethodLabels,
  changeFor: "Troco para",
  change: "Troco",
};
