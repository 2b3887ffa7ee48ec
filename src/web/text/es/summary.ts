import type { summaryText } from "../summary-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const summary: Translated<typeof summaryText> = {
  summary: {
    subtotal: "Subtotal",
    service: "Servicio (opcional)",
    deliveryFee: "Costo de envío",
    freeFee: "gratis",
    total: "Total",
    items: "Productos",
    feeByAddress: "según la dirección",
    belowMinimum: (missing, minimum) => `Faltan ${missing} para el pedido mínimo de ${minimum}.`,
    belowFree: (missing) => `Faltan ${missing} para el envío gratis.`,
  },

  facts: {
    changeFor: "Cambio para",
    document: "CPF/CNPJ en la factura",
    observation: "Notas",
    name: "Nombre",
    room: "Habitación o mesa",
    email: "Correo",
    phone: "Teléfono",
  },

  paid: {
    paid: "Pagado",
    left: "Falta pagar",
    toGiveBack: "Por reembolsar",
  },
  urgency: { calm: "", soon: "Atención", late: "Atrasado" },
  due: (clock) => `para las ${clock}`,
  seeMenu: "Ver el menú",

  counted: {
    inEach: (option) => `${option} en cada unidad`,
    inAll: (option) => `${option} en total`,
  },

  pricing: {
    highest: "precio de la más cara",
    average: "promedio de los precios",
    free: (count) => `${count} gratis`,
    options: "Opciones",
  },
};
