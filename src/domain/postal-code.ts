/** The digits of a postal code that is complete, however it is written. */
export function completePostalCode(text: string): string | undefined {
  const digits = text.replace(/\D/g, "");
  return digits.length === 8 ? digits : undefined;
}
