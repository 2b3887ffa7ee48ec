import { dictionary } from "./spoken-language.ts";

/** The texts of an owner's PIN, in Portuguese; see dictionary.ts. */
export const pinText = dictionary("pin", {
  heading: "PIN de aprovação",
  hasNone:
    "Com um PIN você aprova cancelamentos e estornos na tela do atendente, sem digitar a senha.",
  hasOne:
    "Você tem um PIN. Ele serve para aprovar na tela do atendente, não para entrar no sistema. Alterar a senha remove o PIN.",
  pin: "Novo PIN",
  form: "De 4 a 6 números.",
  password: "Sua senha atual",
  passwordRequired: "Digite a sua senha.",
  set: "Criar PIN",
  change: "Trocar PIN",
  remove: "Remover PIN",
  saved: "PIN salvo.",
  removed: "PIN removido.",
});
