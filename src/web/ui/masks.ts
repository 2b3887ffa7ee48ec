type Mask = {
  /** The text in its format, as far as it has been typed; what does not fit is dropped. */
  format(text: string): string;
  inputMode: "tel" | "numeric" | "text";
  placeholder: string;
};

/** The formats that a field can hold its text to. Formatting a formatted text changes nothing. */
export const masks = {
  phone: { format: formatPhone, inputMode: "tel", placeholder: "(11) 95555-0101" },
  cep: {
    format: (text) => fill("00000-000", digitsOf(text)),
    inputMode: "numeric",
    placeholder: "00000-000",
  },
  document: { format: formatDocument, inputMode: "text", placeholder: "000.000.000-00" },
} satisfies Record<string, Mask>;

export type MaskName = keyof typeof masks;

/** The masked text, and where the caret belongs in it: after the same letters and digits as before. */
export function maskTyping(
  name: MaskName,
  typed: { text: string; caret: number },
): { text: string; caret: number } {
  const text = masks[name].format(typed.text);
  if (typed.caret >= typed.text.length) return { text, caret: text.length };
  let signsBefore = signsOf(typed.text.slice(0, typed.caret)).length;
  let caret = 0;
  while (signsBefore > 0 && caret < text.length) {
    if (signsOf(text.charAt(caret)) !== "") signsBefore -= 1;
    caret += 1;
  }
  return { text, caret };
}

/** Landline or mobile with its area code. A pasted country code or trunk zero is dropped. */
function formatPhone(text: string): string {
  const typed = digitsOf(text);
  // An area code can be 55 too: what this mask wrote itself begins with the bracket.
  const withCountry =
    typed.startsWith("55") && typed.length > 11 && !text.trimStart().startsWith("(");
  const national = (withCountry ? typed.slice(2) : typed).replace(/^0+/, "");
  return fill(national.length > 10 ? "(00) 00000-0000" : "(00) 0000-0000", national);
}

/** CPF up to eleven digits, else CNPJ, which since July 2026 may hold letters before its two digits. */
function formatDocument(text: string): string {
  const signs = signsOf(text).toUpperCase();
  if (signs.length <= 11 && !/[A-Z]/.test(signs)) return fill("000.000.000-00", signs);
  const base = signs.slice(0, 12);
  return fill("00.000.000/0000-00", base + digitsOf(signs.slice(12)));
}

/** Puts the signs in place of the zeros of the pattern, and stops where they end. */
function fill(pattern: string, signs: string): string {
  let filled = "";
  let next = 0;
  for (const place of pattern) {
    if (next === signs.length) break;
    filled += place === "0" ? signs.charAt(next++) : place;
  }
  return filled;
}

function digitsOf(text: string): string {
  return text.replace(/[^0-9]/g, "");
}

function signsOf(text: string): string {
  return text.replace(/[^0-9a-z]/gi, "");
}
