import { dictionary } from "./spoken-language.ts";

/** Saving, leaving, and conflicts of changes by two people, in Portuguese; see dictionary.ts. */
export const editingText = dictionary("editing", {
  leaving: {
    question: "Sair sem salvar?",
    explanation: "Há alterações que não foram salvas.",
    leave: "Sair sem salvar",
    stay: "Continuar aqui",
  },
  saving: {
    saving: "Salvando...",
    notSaved: "Não foi salvo.",
    fixFields: "Confira os campos marcados.",
    unsavedLong: "Alterações ainda não salvas.",
    conflict: "Outra pessoa mudou isto ao mesmo tempo.",
  },
  pending: {
    region: "Salvar alterações",
    unsaved: (sections: string) => `Não salvo: ${sections}`,
    restored: "Recuperamos o que você não tinha salvo.",
    discard: "Descartar",
    discardQuestion: "Descartar as alterações?",
    /** Changes of what somebody else has removed. */
    discardGone: "Descartar estas mudanças",
    saved: "Tudo salvo",
    savedMark: "Salvo",
    unsavedMark: "Não salvo",
    wrongMark: "Confira",
    wrong: (count: number) => (count === 1 ? "Confira 1 campo." : `Confira ${count} campos.`),
    goToWrong: "Ir para o campo",
    save: "Salvar",
    undo: "Desfazer",
  },
  languages: {
    label: "Idioma do texto",
    missing: "falta traduzir",
  },
});
