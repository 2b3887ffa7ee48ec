import type { Language } from "./languages.ts";
import type { OptionWords } from "./option-count.ts";
import { paymentMethodLabels, type PaymentMethod } from "./payment-methods.ts";
import { portugueseLabels } from "./labels.ts";
import { portuguesePricing, type PricingLabels } from "./pricing-words.ts";
import { printLayoutLabels } from "./print-layout.ts";

/** What the customer's form of a ticket says besides what was typed. */
export type TicketWords = OptionWords &
  PricingLabels & {
    language: Language;
    layout: string;
    cancelled: string;
    order: (number: string) => string;
    attendant: (name: string) => string;
    scheduledFor: (time: string) => string;
    pickup: string;
    table: (place: number | string) => string;
    roomOrTable: (place: string) => string;
    each: (price: string) => string;
    observation: (text: string) => string;
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
  pickup: portugueseLabels.takeout,
  table: portugueseLabels.table,
  roomOrTable: portugueseLabels.roomOrTable,
  inEach: (option) => `${option} em cada`,
  inAll: (option) => `${option} no total`,
  each: (price) => `${price} cada`,
  observation: (text) => `Obs.: ${text}`,
  ...portuguesePricing,
  subtotal: "Subtotal",
  service: "Serviço",
  deliveryFee: "Taxa de entrega",
  total: "Total",
  payment: "Pagamento",
  methods: paymentMethodLabels,
  changeFor: "Troco para",
  change: "Troco",
};
