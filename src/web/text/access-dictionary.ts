import { minPasswordLength } from "../../domain/text-rules.ts";
import { dictionary } from "./spoken-language.ts";

export const accessText = dictionary("access", {
  help: "A senha da sua conta de administrador.",
  lengthHint: `Pelo menos ${minPasswordLength} caracteres. Os outros aparelhos em que você entrou saem.`,
  password: {
    current: "Senha atual",
    new: "Nova senha",
    confirm: "Confirmar senha",
    currentInvalid: "Senha atual inválida",
    mismatch: "Nova senha e confirma senha estão diferentes",
    changed: "Senha alterada.",
  },
  pin: {
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
  },
});
