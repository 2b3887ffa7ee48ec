import type { lineText } from "../line-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const line: Translated<typeof lineText> = {
  question: (title) => `¿Cancelar ${title}?`,
  howMany: "Cuántos",
  keep: "Conservar",
  cancel: "Cancelar producto",
  done: (what, number) => `Cancelado en el pedido ${number}: ${what}`,

  edit: {
    heading: (number) => `Editar el pedido ${number}`,
    add: "Agregar producto",
    added: "Agregados",
    choose: "Elija un producto",
    unchanged: "Todavía no se cambió nada.",
    keep: "Volver",
    save: "Guardar pedido",
    saved: (number) => `Pedido ${number} cambiado.`,
    tooLate:
      "La cocina ya empezó este pedido, o ya salió: cancele el producto con su motivo o ingrese otro pedido.",
    unanswered:
      "Sin respuesta: el cambio puede haberse guardado. Intentar de nuevo no lo hace dos veces.",
  },

  approvalWhy: "La preparación ya empezó o el pedido ya se pagó: un administrador debe aprobar.",
};
