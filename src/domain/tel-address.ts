/** Dialled from any phone; a Brazilian number has ten or eleven digits with its area code. */
const countryCode = "+55";

/** The `tel:` address of a number as a guest typed it; undefined when nobody could dial it. */
export function telAddress(phone: string): string | undefined {
  const digits = phone.replaceAll(/\D/g, "");
  if (digits.length < 8) return undefined;
  if (phone.trim().startsWith("+")) return `tel:+${digits}`;
  const national = digits.replace(/^0+/, "");
  return national.length === 10 || national.length === 11
    ? `tel:${countryCode}${national}`
    : `tel:${digits}`;
}
