import { settingWords } from "./setting-words.ts";
import { dictionary } from "./spoken-language.ts";

export const settingFieldText = dictionary("setting-field", {
  fields: settingWords("br"),
  own: {
    "data.name": "Nome",
    "data.source": "Página principal",
    "data.time_zone": "Fuso horário",
    "data.day_ends_at": "Fim do dia do restaurante",
    "extras.currency": "Moeda",
    "extras.paymentMethods": "Formas de pagamento",
    rooms: "Número de quartos",
    "extras.inactiveLanguages": "Idiomas inativos",
  },
  features: {
    delivery: "Delivery",
    linktree: "Página de links",
    localOrder: "Pedido na mesa",
    easyOrder: "Pedido no quarto",
    attendantOrder: "Comandas do atendente",
  },
});
