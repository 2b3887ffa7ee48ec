import type { summaryText } from "../summary-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const summary: Translated<typeof summaryText> = {
  summary: {
    subtotal: "Subtotale",
    service: "Servizio (facoltativo)",
    deliveryFee: "Costo di consegna",
    freeFee: "gratis",
    total: "Totale",
    items: "Articoli",
    feeByAddress: "secondo l’indirizzo",
    belowMinimum: (missing, minimum) => `Mancano ${missing} per l’ordine minimo di ${minimum}.`,
    belowFree: (missing) => `Mancano ${missing} per la consegna gratis.`,
  },

  facts: {
    changeFor: "Resto per",
    document: "CPF/CNPJ in fattura",
    observation: "Note",
    name: "Nome",
    room: "Camera o tavolo",
    email: "E-mail",
    phone: "Telefono",
  },

  paid: {
    paid: "Pagato",
    left: "Da pagare",
    toGiveBack: "Da rimborsare",
  },
  urgency: { calm: "", soon: "Attenzione", late: "In ritardo" },
  due: (clock) => `entro le ${clock}`,
  seeMenu: "Vedi il menù",

  counted: {
    inEach: (option) => `${option} per unità`,
    inAll: (option) => `${option} in totale`,
  },

  pricing: {
    highest: "prezzo della più cara",
    average: "media dei prezzi",
    free: (count) => `${count} gratis`,
    options: "Opzioni",
  },
};
