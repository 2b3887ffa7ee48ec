import type { editingText } from "../editing-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const editing: Translated<typeof editingText> = {
  leaving: {
    question: "Uscire senza salvare?",
    explanation: "Ci sono modifiche non salvate.",
    leave: "Esci senza salvare",
    stay: "Resta qui",
  },

  saving: {
    saving: "Salvataggio...",
    notSaved: "Non salvato.",
    fixFields: "Controlla i campi segnati.",
    unsavedLong: "Modifiche non ancora salvate.",
    conflict: "Un’altra persona l’ha modificato nello stesso momento.",
  },

  pending: {
    region: "Salva modifiche",
    unsaved: (sections) => `Non salvato: ${sections}`,
    restored: "Abbiamo recuperato ciò che non avevi salvato.",
    discard: "Scarta",
    discardQuestion: "Scartare le modifiche?",
    discardGone: "Scarta queste modifiche",
    saved: "Tutto salvato",
    savedMark: "Salvato",
    unsavedMark: "Non salvato",
    wrongMark: "Controlla",
    wrong: (count) => (count === 1 ? "Controlla 1 campo." : `Controlla ${count} campi.`),
    goToWrong: "Vai al campo",
    save: "Salva",
    undo: "Annulla",
  },

  languages: {
    label: "Lingua del testo",
    missing: "da tradurre",
  },
};
