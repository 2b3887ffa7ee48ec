import { isValidCnpj } from "@brazilian-utils/brazilian-utils/is-valid-cnpj";
import { isValidCpf } from "@brazilian-utils/brazilian-utils/is-valid-cpf";
import { isBlank } from "./text-rules.ts";

/** Checks the check digits. CNPJs with letters, in use since July 2026, are accepted. */
export function isCpfOrCnpj(document: string): boolean {
  return isValidCpf(document) || isValidCnpj(document, { version: 2 });
}

/** Makes a rule for a text that may be left out: blank texts pass. */
export function unlessBlank<Code extends string>(code: Code, isRight: (text: string) => boolean) {
  return (text: string) => (isBlank(text) || isRight(text) ? undefined : { code });
}

/** Words of the characters allowed in addresses, with dots between them, then "@" and a host name. */
const address = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;

export function isEmailAddress(text: string): boolean {
  return address.test(text);
}

/** The digits of a complete postal code, in any spelling. */
export function completePostalCode(text: string): string | undefined {
  const digits = text.replace(/\D/g, "");
  return digits.length === 8 ? digits : undefined;
}
