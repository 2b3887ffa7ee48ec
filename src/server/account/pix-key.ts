import { getPixKeyInfo, isValidPixPayload } from "@brazilian-utils/brazilian-utils";
import { badField } from "./check-each.ts";

/**
 * Something that a bank's app pays to: a PIX key (CPF, CNPJ, e-mail, Brazilian mobile number or the random one, with or
 * without their masks) or a whole "copia e cola" code; or nothing. A number is written as apps need it, with its +55:
 * without it they take eleven digits for a CPF.
 */
export function checkPixCode(text: string): string {
  if (text === "" || isValidPixPayload(text)) return text;
  const key = getPixKeyInfo(text);
  if (key === null) throw badField("chave PIX inválida");
  return key.type === "phone" ? key.value : text;
}
