import { dictionary } from "./spoken-language.ts";

/** The top of all pages but the menu, and how fresh they are, in Portuguese; see dictionary.ts. */
export const frameText = dictionary("frame", {
  access: {
    language: "Idioma da tela",
    switchPerson: "Trocar",
    switchPersonLong: "Trocar de pessoa",
    signedInAs: "Entrou como",
    signOutFailed: "Você saiu neste aparelho, mas o servidor não respondeu.",
  },
  settings: {
    backToMenu: "Voltar ao cardápio",
  },
  password: {
    heading: "Alterar senha",
  },
  freshness: {
    updatedAt: (time: string) => `Atualizado às ${time}`,
    notUpdated: "Não foi possível atualizar",
  },
});
