/** A number that an owner can type on a pad: four to six digits. */
export function isPin(text: string): boolean {
  return /^\d{4,6}$/.test(text);
}

/** PINs that somebody would try first: one digit again and again, or digits in a row. */
export function isObviousPin(pin: string): boolean {
  const steps = pin
    .split("")
    .slice(1)
    .map((digit, index) => Number(digit) - Number(pin[index]));
  return [0, 1, -1].some((step) => steps.every((one) => one === step));
}
