import { getPixKeyInfo } from "@brazilian-utils/brazilian-utils/get-pix-key-info";
import { getPixPayloadInfo } from "@brazilian-utils/brazilian-utils/get-pix-payload-info";

/**
 * Reads what a bank's app pays to, as it is stored: a PIX key (CPF, CNPJ, e-mail, Brazilian mobile number or random
 * key, with or without their masks) or a whole "copia e cola" code, whose own key must be one of these. Undefined for
 * anything else. A mobile number gets its +55: without it apps take eleven digits for a CPF.
 */
export function readPixKey(text: string): string | undefined {
  const code = getPixPayloadInfo(text);
  // A code of one charge names no key; its bank knows it.
  if (code) return code.key === undefined || getPixKeyInfo(code.key) ? text : undefined;
  const key = getPixKeyInfo(text);
  if (key === null) return undefined;
  return key.type === "phone" ? key.value : text;
}
