import type { summaryText } from "../summary-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of summary-dictionary.ts in Spanish. */
export const summary: Translated<typeof summaryText> = {
  summary: {
    subtotal: "Subtotal",
    service: "Servicio",
    deliveryFee: "Costo de envío",
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
    toGiveBack: "A devolver",
  },

  cancellation: {
    why: (reason) => `Motivo: ${reason}`,
    noReason: "Sin motivo indicado",
    by: (name) => `por ${name}`,
    approvedBy: (name) => `con aprobación de ${name}`,
  },
  lineCancelled: "Cancelado",
};
