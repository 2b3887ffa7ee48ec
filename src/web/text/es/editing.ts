import type { editingText } from "../editing-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const editing: Translated<typeof editingText> = {
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
