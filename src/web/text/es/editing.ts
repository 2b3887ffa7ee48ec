import type { editingText } from "../editing-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const editing: Translated<typeof editingText> = {
  conflict: {
    heading: "Otra persona cambió esto",
    explanation: "Mientras editaba, otra persona guardó algo diferente. ¿Cuál debe quedar?",
    mine: "El suyo",
    theirs: "El de la otra persona",
    empty: "(vacío)",
    keepMine: "Conservar el mío",
    takeTheirs: "Usar el otro",
    listChanged:
      "Otra persona cambió esta lista al mismo tiempo. Vea cómo quedó e intente de nuevo.",
  },

  leaving: {
    question: "¿Salir sin guardar?",
    explanation: "Hay cambios que no se guardaron.",
    leave: "Salir sin guardar",
    stay: "Seguir aquí",
  },

  saving: {
    saving: "Guardando...",
    notSaved: "No se guardó.",
    fixFields: "Revise los campos marcados.",
    unsavedLong: "Cambios todavía sin guardar.",
    conflict: "Otra persona cambió esto al mismo tiempo.",
    lost: (title) => `${title}: el último cambio no se guardó.`,
    orderLost: "El nuevo orden no se guardó.",
  },

  pending: {
    region: "Guardar cambios",
    unsaved: (sections) => `Sin guardar: ${sections}`,
    restored: "Recuperamos lo que no había guardado.",
    discard: "Descartar",
    discardQuestion: "¿Descartar los cambios?",
    discardGone: "Descartar estos cambios",
    saved: "Todo guardado",
    savedMark: "Guardado",
    unsavedMark: "Sin guardar",
    wrongMark: "Revise",
    wrong: (count) => (count === 1 ? "Revise 1 campo." : `Revise ${count} campos.`),
    goToWrong: "Ir al campo",
    save: "Guardar",
    undo: "Deshacer",
  },

  languages: {
    label: "Idioma del texto",
    missing: "falta traducir",
  },
};
