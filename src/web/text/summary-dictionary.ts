import { portuguesePricing } from "../../domain/pricing-words.ts";
import { dictionary } from "./spoken-language.ts";

export const summaryText = dictionary("summary", {
  summary: {
    subtotal: "Subtotal",
    service: "Serviço (opcional)",
    deliveryFee: "Taxa de entrega",
    freeFee: "grátis",
    total: "Total",
    items: "Itens",
    feeByAddress: "pelo endereço",
    belowMinimum: (missing: string, minimum: string) =>
      `Mais ${missing} para o pedido mínimo de ${minimum}.`,
    belowFree: (missing: string) => `Mais ${missing} para a entrega grátis.`,
  },

  facts: {
    changeFor: "Troco para",
    document: "CPF/CNPJ na nota",
    observation: "Observações",
    name: "Nome",
    room: "Quarto ou mesa",
    email: "E-mail",
    phone: "Telefone",
  },

  paid: {
    paid: "Pago",
    left: "Falta pagar",
    toGiveBack: "A devolver",
  },
  urgency: { calm: "", soon: "Atenção", late: "Atrasado" },
  due: (clock: string) => `até ${clock}`,
  seeMenu: "Ver o cardápio",

  counted: {
    inEach: (option: string) => `${option} em cada`,
    inAll: (option: string) => `${option} no total`,
  },
  pricing: portuguesePricing,
});
