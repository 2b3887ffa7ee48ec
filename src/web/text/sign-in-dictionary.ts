import { minPasswordLength } from "../../domain/text-rules.ts";
import { dictionary } from "./spoken-language.ts";

export const signInText = dictionary("sign-in", {
  user: "E-mail",
  userPlaceholder: "e-mail",
  password: "Senha",
  showPassword: "Mostrar senha",
  submit: "Login",
  linkUsed: "Este endereço de acesso já foi usado ou venceu. Peça outro ou entre com sua senha.",
  fieldErrors: {
    user: "Digite o seu e-mail.",
    password: "Digite a sua senha.",
  },
  shortPassword: `A senha tem pelo menos ${minPasswordLength} caracteres.`,
  replaceQuestion: "Entrar com o novo acesso?",
  replaceExplanation: (label: string) =>
    `Este aparelho já entrou como ${label}. Essa sessão vai terminar.`,
});
