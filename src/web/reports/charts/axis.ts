import { shortNumber } from "../../text/formats.ts";

export type Axis = { top: number; steps: number[] };

/** A round number at or above the largest amount, and the steps up to it, for the lines behind a chart. */
export function axisOf(largest: number): Axis {
  if (largest <= 0) return { top: 1, steps: [0] };
  const rough = largest / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const count = Math.ceil(largest / step - 1e-9);
  return {
    top: count * step,
    steps: Array.from({ length: count + 1 }, (_, index) => index * step),
  };
}

/** "12 mil" where there is little room. */
export function shortAmount(cents: number): string {
  return shortNumber(cents / 100);
}
