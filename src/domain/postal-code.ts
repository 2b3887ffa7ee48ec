/** The digits of a complete postal code, in any spelling. */
export function completePostalCode(text: string): string | undefined {
  const digits = text.replace(/\D/g, "");
  return digits.length === 8 ? digits : undefined;
}
