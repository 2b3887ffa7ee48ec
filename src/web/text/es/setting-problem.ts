import type { settingProblemText } from "../setting-problem-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const settingProblem: Translated<typeof settingProblemText> = {
  settings: {
    required: "Escriba el nombre del local.",
    currency_digits: "Escriba la moneda, como R$ o US$, sin dígitos.",
    invalid_contact: "Escriba el teléfono con código de área, o con + y el país.",
    invalid_postal_code: "El CEP tiene 8 dígitos.",
    invalid_document: "Este CPF o CNPJ no es válido.",
    unknown_map:
      "Este mapa no se reconoce. Use el código de inserción de Google Maps o de OpenStreetMap.",
    invalid_pix: "Esta clave PIX no es válida. Revise cómo está en su banco.",
    invalid_colour: "Escriba un color como #6e2247.",
    atMost: (max) => `Escriba un número de 0 a ${max}.`,
  },
  services: {
    date: "Escriba la fecha.",
    dateTwice: "Esta fecha ya está en la lista.",
    number: (least, most) => `Escriba un número de ${least} a ${most}.`,
    amount: "Este monto es demasiado alto.",
    tooMany: (most) => `Caben como máximo ${most} horarios.`,
  },
  areas: {
    name: "Escriba el nombre de la zona.",
    ranges: "Escriba al menos un CEP.",
    range: (line) => `No es un CEP: ${line}`,
    turned: (line) => `El último CEP es anterior al primero: ${line}`,
    city: "Escriba la ciudad.",
    districts: "Escriba al menos un barrio.",
    both: "Escriba CEP, o una ciudad y sus barrios.",
  },
  summary: {
    on: "activado",
    off: "desactivado",
    alwaysOpen: "abierto todo el tiempo",
    dates: (count) => (count === 1 ? "1 fecha especial" : `${count} fechas especiales`),
    prep: (minutes) => `preparación ${minutes} min`,
    minimum: (amount) => `mínimo ${amount}`,
    manual: "el equipo acepta",
    auto: "se aceptan automáticamente",
    ages: (warn, late) => `atención a los ${warn} min, atrasado a los ${late} min`,
    slots: (minutes, limit) => `horarios de ${minutes} min con ${limit} pedidos`,
    noSlots: "sin programación",
  },
};
