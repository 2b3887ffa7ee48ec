import type { settingsBusinessText } from "../settings-business-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const settingsBusiness: Translated<typeof settingsBusinessText> = {
  business: {
    help: "Cómo aparece su negocio en el sitio y en los comprobantes.",
    nameHint: "Aparece en la parte superior del sitio y en la pestaña del navegador.",
    sourceHint: "La página del menú: a ella llevan la navegación y Admin.",
    timeZoneHint: "Los horarios de los pedidos siguen esta zona.",
    dayEndHint:
      "Lo que se vende después de medianoche y hasta esta hora es del día anterior. Vale desde el fin del día de hoy; los días pasados quedan como se cerraron.",
    currencyHint: (price) => `Va antes de cada monto: ${price}`,
    otherTimeZones: "Otros países",
    otherTimeZone: (name) => `Otra (${name})`,
  },
  contacts: {
    help: "Cómo se comunican los clientes con usted. Lo que quede en blanco no aparece.",
  },
  address: {
    help: "Aparece al final del sitio cuando hay un CEP (código postal).",
    complementPlaceholder: "Local, piso, referencia",
    mapRecognised: "Mapa reconocido.",
    showMap: "Ver el mapa",
    hideMap: "Cerrar el mapa",
    mapPreview: "Vista previa del mapa",
  },
  about: {
    help: "La historia del local, horarios, avisos. En blanco, la sección no aparece.",
    label: "Texto de la sección Sobre nosotros",
  },
};
