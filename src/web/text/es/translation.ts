import type { translationText } from "../translation-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const translation: Translated<typeof translationText> = {
  explanation:
    "El original queda de un lado y la traducción del otro. Enter va al campo siguiente, Escape deshace. Lo que quede en blanco aparece en portugués.",
  none: "Su sitio solo está en portugués. Elija otros idiomas en la configuración, y aparecerán aquí.",
  toSettings: "Elegir idiomas",
  empty: "Todavía no hay textos para traducir.",
  home: "Página de inicio",
  onlyOpen: "Mostrar solo lo que falta revisar",
  allDone: "Todo traducido",
  states: {
    missing: (count) => (count === 1 ? "1 falta" : `${count} faltan`),
    outdated: (count) => (count === 1 ? "1 desactualizada" : `${count} desactualizadas`),
    same: (count) => (count === 1 ? "1 igual al original" : `${count} iguales al original`),
  },
  marks: {
    missing: "Falta",
    outdated: "Desactualizada",
    same: "Igual al original",
    done: "Traducida",
  },
  fields: {
    title: "Título",
    subtitle: "Descripción",
    text: "Texto de la página",
    minibio: "Minibiografía",
    button: "Botón",
  },
  within: " › ",
  label: (where, field) => (where === "" ? field : `${where}: ${field}`),
  original: "Original",
  originalWas: (was) => `Antes era: ${was}`,
  originalChanged: "El original cambió después de que usted empezó a traducir.",
  stillRight: "Sigue correcta",
  meantSame: "Es así",
  confirmed: "Traducción revisada.",
  notConfirmed: (reason) => `No se pudo revisar la traducción. ${reason}`,
  repeat: (count) =>
    count === 1 ? "Repetir 1 traducción ya hecha" : `Repetir ${count} traducciones ya hechas`,
  repeated: (count) =>
    count === 1
      ? "Se completó 1 texto igual a otro. Revíselo y guarde."
      : `Se completaron ${count} textos iguales a otros. Revíselos y guarde.`,

  suggestions: {
    ask: (count) => (count === 1 ? "Sugerir 1 traducción" : `Sugerir ${count} traducciones`),
    explanation:
      "Una máquina sugiere, usted revisa. Nada se guarda antes de eso, y solo se le envían los textos del menú.",
    mark: "Sugerencia automática",
    accept: "Aceptar",
    drop: "Descartar",
    waiting: (count) =>
      count === 1
        ? "1 sugerencia aún no se revisó y no se guarda."
        : `${count} sugerencias aún no se revisaron y no se guardan.`,
    came: (count) => (count === 1 ? "Llegó 1 sugerencia." : `Llegaron ${count} sugerencias.`),
    cutShort: (count, reason) =>
      count === 1
        ? `Solo llegó 1 sugerencia; las demás no. ${reason}`
        : `Solo llegaron ${count} sugerencias; las demás no. ${reason}`,
    failed: (reason) => `Las sugerencias no llegaron. ${reason}`,
  },

  file: {
    heading: "Para un traductor",
    explanation:
      "Descargue una hoja de cálculo con el original y la traducción, envíela a quien traduce e impórtela de vuelta. Antes de guardar ve lo que cambia.",
    save: (language) => `Descargar hoja de cálculo (${language})`,
    bring: "Importar hoja de cálculo",
    name: (language) => `traducciones-${language}.csv`,
    columns: ["clave", "dónde", "original", "traducción", "estado", "versión"],
    tooLarge: (megabytes) => `El archivo supera los ${megabytes} MB.`,
    noRows: "Este archivo no tiene textos: use la hoja de cálculo que descargó aquí.",
    unreadable: "El archivo no se pudo leer. Guarde la hoja de cálculo como CSV.",
    review: "Lo que cambia",
    changes: (count) =>
      count === 0
        ? "No cambia nada."
        : count === 1
          ? "1 traducción cambia."
          : `${count} traducciones cambian.`,
    outdated: (count) =>
      count === 1
        ? "En 1 de ellas el original cambió después de la hoja de cálculo: queda marcada como desactualizada."
        : `En ${count} de ellas el original cambió después de la hoja de cálculo: quedan marcadas como desactualizadas.`,
    changedSince: "El original cambió después de la hoja de cálculo",
    unknown: (count) =>
      count === 1
        ? "1 línea quedó fuera: la clave no existe aquí."
        : `${count} líneas quedaron fuera: las claves no existen aquí.`,
    tooLong: (count) =>
      count === 1
        ? "1 línea quedó fuera: la traducción es demasiado larga."
        : `${count} líneas quedaron fuera: las traducciones son demasiado largas.`,
    twice: (count) =>
      count === 1
        ? "1 línea quedó fuera: la clave se repite."
        : `${count} líneas quedaron fuera: las claves se repiten.`,
    newer: (count) =>
      count === 1
        ? "1 línea quedó fuera: la traducción cambió aquí después de la hoja de cálculo."
        : `${count} líneas quedaron fuera: las traducciones cambiaron aquí después de la hoja de cálculo.`,
    garbled: (count) =>
      count === 1
        ? "1 línea quedó fuera: sus letras se perdieron. Guarde la hoja de cálculo como CSV UTF-8."
        : `${count} líneas quedaron fuera: sus letras se perdieron. Guarde la hoja de cálculo como CSV UTF-8.`,
    line: (line, key) => `Línea ${line}: ${key}`,
    before: "Antes",
    after: "Después",
    blank: "vacío",
    more: (count) => (count === 1 ? "y 1 más" : `y ${count} más`),
    apply: (count) => (count === 1 ? "Guardar 1 traducción" : `Guardar ${count} traducciones`),
    applied: (count) =>
      count === 1 ? "1 traducción guardada." : `${count} traducciones guardadas.`,
    changedMeanwhile:
      "Otra persona acaba de cambiar estas traducciones. Vea de nuevo lo que cambia.",
  },

  saving: {
    region: "Guardar las traducciones",
    unsaved: (count) =>
      count === 1
        ? "1 traducción cambió y no está guardada."
        : `${count} traducciones cambiaron y no están guardadas.`,
    gone: (count) =>
      count === 1
        ? "Otra persona eliminó 1 texto que usted tradujo."
        : `Otra persona eliminó ${count} textos que usted tradujo.`,
  },
};
