import type { settingFieldText } from "../setting-field-dictionary.ts";
import { settingWords } from "../setting-words.ts";
import type { Translated } from "../spoken-language.ts";

export const settingField: Translated<typeof settingFieldText> = {
  fields: settingWords("es"),
  own: {
    "data.name": "Nombre",
    "data.source": "Página principal",
    "data.time_zone": "Zona horaria",
    "data.day_ends_at": "Fin del día del restaurante",
    "extras.currency": "Moneda",
    "extras.paymentMethods": "Formas de pago",
    rooms: "Número de habitaciones",
    "extras.inactiveLanguages": "Idiomas inactivos",
  },
  features: {
    delivery: "A domicilio",
    linktree: "Página de enlaces",
    localOrder: "Pedido en la mesa",
    easyOrder: "Pedido a la habitación",
    attendantOrder: "Cuentas del mesero",
  },
};
