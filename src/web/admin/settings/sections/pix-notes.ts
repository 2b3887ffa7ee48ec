import { getPixPayloadInfo } from "@brazilian-utils/brazilian-utils/get-pix-payload-info";
import type { PaymentMethod } from "../../../../domain/payment-methods.ts";
import { readPixKey } from "../../../../domain/pix-key.ts";
import { isBlank } from "../../../../domain/text-rules.ts";
import { unbrokenMoney } from "../../../text/money.ts";
import { settingsSellingText } from "../../../text/settings-selling-dictionary.ts";

const words = settingsSellingText.payment;

/** The limit of the BR Code's manual: longer names are in use, and some banks refuse them. */
const longestName = 25;
const longestCity = 15;

/** Advice on a PIX key that can be saved: who sees it, and whether banks will take it. */
export function pixNotes(key: string, methods: readonly PaymentMethod[]): string[] {
  if (isBlank(key)) return methods.includes("pix") ? [words.pixWithoutKey] : [];
  const notes: string[] = methods.includes("pix") ? [] : [words.keyWithoutPix];
  // It was saved before keys were checked as they are now; it stays until its owner changes it.
  if (readPixKey(key.trim()) === undefined) return [...notes, words.wrongPixKey];
  const code = getPixPayloadInfo(key.trim());
  if (code === null) return notes;
  const { merchantName, merchantCity, amount, pointOfInitiation } = code;
  if (merchantName.length > longestName) {
    notes.push(words.longPixName(merchantName, merchantName.length, longestName));
  }
  if (merchantCity.length > longestCity) {
    notes.push(words.longPixCity(merchantCity, merchantCity.length, longestCity));
  }
  if (amount !== undefined)
    notes.push(words.fixedPixAmount(unbrokenMoney(Math.round(amount * 100))));
  if (pointOfInitiation === "dynamic") notes.push(words.singlePixCode);
  return notes;
}
