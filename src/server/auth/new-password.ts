import { limits, minPasswordLength } from "../../domain/text-rules.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** What is wrong with a password that somebody is to have from now on, in words for them; undefined when nothing is. */
export function newPasswordFault(password: string): string | undefined {
  if (password.length < minPasswordLength || password.length > limits.password)
    return `A senha deve ter de ${minPasswordLength} a ${limits.password} caracteres`;
  if (isCommonPassword(password))
    return "Esta senha é das primeiras que alguém tentaria: escolha outra, de preferência uma frase";
  return undefined;
}
