import type { Language } from "./languages.ts";
import type { OptionWords } from "./option-share.ts";
import type { PaymentMethod } from "./payment-methods.ts";
import { portugueseLabels, type Labels, paymentMethodLabels } from "./labels.ts";
import { portuguesePricing, type PricingLabels } from "./pricing-words.ts";
import { printLayoutLabels } from "./print-layout.ts";

/** Words of the customer's copy of a ticket. */
export type TicketWords = OptionWords &
  PricingLabels &
  Pick<Labels, "takeout" | "table" | "roomOrTable"> & {
    language: Language;
    layout: string;
    cancelled: string;
    order: (number: string) => string;
    attendant: (name: string) => string;
    scheduledFor: (time: string) => string;
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

/** The business's words, for paper and for messages to it. */
export const portugueseWords: TicketWords = {
  language: "br",
  layout: printLayoutLabels.customer,
  cancelled: "CANCELADO",
  order: (number) => `Pedido ${number}`,
  attendant: (name) => `Atendente: ${name}`,
  scheduledFor: (time) => `Agendado para ${time}`,
  takeout: portugueseLabels.takeout,
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

/** Names of languages in the middle of a sentence, for paper, which is in the language of the business. */
export const portugueseNames: Record<Language, string> = {
  br: "português",
  us: "inglês",
  es: "espanhol",
  it: "italiano",
  fr: "francês",
  cn: "chinês",
};
