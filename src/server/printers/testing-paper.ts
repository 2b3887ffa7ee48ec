import { upperHalf860 } from "./printer-letters.ts";

// Commands that receiptline writes, with the number of bytes that follow each.
const fixed: Record<string, number> = {
  "\u001b@": 0,
  "\u001ba": 1,
  "\u001da": 1,
  "\u001bM": 1,
  "\u001b ": 1,
  "\u001cS": 2,
  "\u001b3": 1,
  "\u001b2": 0,
  "\u001b{": 1,
  "\u001c.": 0,
  "\u001b-": 1,
  "\u001c-": 1,
  "\u001bE": 1,
  "\u001dB": 1,
  "\u001d!": 1,
  "\u001dL": 2,
  "\u001dW": 2,
  "\u001b$": 2,
  "\u001b\\": 2,
  "\u001bt": 1,
  "\u001cC": 1,
  "\u001dr": 1,
  "\u001dV": 2,
  "\u001bJ": 1,
  "\u001bd": 1,
};

/** The text of a printer's bytes, as it would stand on the paper. Throws for a command that it does not know. */
export function readEscPos(bytes: Uint8Array): string {
  const text: number[] = [];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte !== 0x1b && byte !== 0x1c && byte !== 0x1d) {
      if (byte >= 0x20 || byte === 0x0a) text.push(byte);
      continue;
    }
    const command = String.fromCharCode(byte, bytes[at + 1] ?? 0);
    if (command === "\u001c(") {
      at += 4 + (bytes[at + 3] ?? 0);
      continue;
    }
    const length = fixed[command];
    if (length === undefined) throw new Error(`No such command: ${JSON.stringify(command)}`);
    at += 1 + length;
  }
  return decode860(Uint8Array.from(text));
}

/** Bytes of code page 860 as text. */
export function decode860(bytes: Uint8Array): string {
  const upper = Array.from(upperHalf860);
  return [...bytes]
    .map((byte) => (byte < 0x80 ? String.fromCharCode(byte) : (upper[byte - 0x80] ?? "")))
    .join("");
}
