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

/** Whether there are digits enough for an area code, which it takes to be called from anywhere. */
export function hasAreaCode(phone: string): boolean {
  return phone.replaceAll(/\D/g, "").length >= 10;
}
