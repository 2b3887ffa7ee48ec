import fc from "fast-check";
import { expect, it } from "vitest";
import { fittingFontSize, fontSizes } from "./font-size.ts";

it("takes whatever was stored to one of the sizes from 10 to 22", () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.integer({ min: -50, max: 50 })), (stored) => {
      expect([10, 12, 14, 16, 18, 20, 22]).toContain(fittingFontSize(stored));
    }),
  );
});

it("leaves a size that can be chosen as it is", () => {
  for (let sizePx: number = fontSizes.least; sizePx <= fontSizes.most; sizePx += fontSizes.step) {
    expect(fittingFontSize(sizePx)).toBe(sizePx);
  }
  expect(fittingFontSize(Number.NaN)).toBe(fontSizes.initial);
});
