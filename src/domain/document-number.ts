import { isValidCnpj } from "@brazilian-utils/brazilian-utils/is-valid-cnpj";
import { isValidCpf } from "@brazilian-utils/brazilian-utils/is-valid-cpf";

/** Checks the check digits. CNPJs with letters, in use since July 2026, are accepted. */
export function isCpfOrCnpj(document: string): boolean {
  return isValidCpf(document) || isValidCnpj(document, { version: 2 });
}
