import { reaisFromCents, type Cents } from "./money.ts";

/** Longest parts of a code, in characters of ASCII. */
const maxName = 25;
const maxCity = 15;
const maxTxid = 25;

export type PixCharge = {
  /** The key as the bank knows it: numbers without their masks, a phone with its +55. */
  key: string;
  amountCents: Cents;
  merchantName: string;
  merchantCity: string;
  /** Letters and digits. */
  txid: string;
};

/**
 * Makes a PIX code with its amount, which banks' apps take as "copia e cola" and as a QR code: a BR Code after EMV's
 * merchant presented mode, as in the Banco Central's "Manual de Padrões para Iniciação do Pix". Throws RangeError for a
 * zero amount and for an invalid txid.
 */
export function pixCode({ key, amountCents, merchantName, merchantCity, txid }: PixCharge): string {
  if (amountCents <= 0) throw new RangeError(`no amount to pay: ${amountCents}`);
  if (!/^[A-Za-z0-9]+$/.test(txid) || txid.length > maxTxid)
    throw new RangeError(`not a txid: ${txid}`);
  const unchecked = [
    field("00", "01"),
    field("26", field("00", "br.gov.bcb.pix") + field("01", key)),
    field("52", "0000"),
    field("53", "986"),
    field("54", reaisFromCents(amountCents).toFixed(2)),
    field("58", "BR"),
    field("59", plain(merchantName, maxName) || "Recebedor"),
    field("60", plain(merchantCity, maxCity) || "BRASIL"),
    field("62", field("05", txid)),
    // The checksum covers its own name and length.
    "6304",
  ].join("");
  return unchecked + checksum(unchecked);
}

function field(name: string, value: string): string {
  return name + String(value.length).padStart(2, "0") + value;
}

/** Only what every app reads: ASCII without accents. */
function plain(text: string, max: number): string {
  const ascii = text
    .normalize("NFKD")
    .replaceAll(/[^ -~]/g, "")
    .replaceAll(/\s+/g, " ");
  return ascii.trim().slice(0, max).trim();
}

/** CRC-16/CCITT-FALSE in four hexadecimal digits. */
function checksum(ascii: string): string {
  let crc = 0xffff;
  for (const character of ascii) {
    crc ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021;
    }
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}
