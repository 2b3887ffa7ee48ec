import { isCommonPassword } from "./common-passwords.ts";
import { passwordLength } from "./passwords.ts";

/** What is wrong with a password that somebody is to have from now on, in words for them; undefined when nothing is. */
export function newPasswordFault(password: string): string | undefined {
  const { min, max } = passwordLength;
  if (password.length < min || password.length > max)
    return `A senha deve ter de ${min} a ${max} caracteres`;
  if (isCommonPassword(password))
    return "Esta senha é das primeiras que alguém tentaria: escolha outra, de preferência uma frase";
  return undefined;
}
