import { dictionary } from "./spoken-language.ts";

/** Saving, leaving, and conflicts of changes by two people, in Portuguese; see dictionary.ts. */
export const editingText = dictionary("editing", {
  conflict: {
    heading: "Outra pessoa mudou isto",
    explanation: "Enquanto você editava, outra pessoa salvou algo diferente. Qual deve ficar?",
    mine: "O seu",
    theirs: "O da outra pessoa",
    empty: "(vazio)",
    keepMine: "Manter o meu",
    takeTheirs: "Usar o outro",
    listChanged: "Outra pessoa mudou esta lista ao mesmo tempo. Veja como ficou e tente de novo.",
  },

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
    lost: (title: string) => `${title}: a última mudança não foi salva.`,
    orderLost: "A nova ordem não foi salva.",
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
