import fc from "fast-check";
import { expect, test } from "vitest";
import { contrastRatio } from "../../../../domain/contrast.ts";
import {
  chosenColours,
  colourKeys,
  colourWarnings,
  previewTheme,
  shownColour,
  withChosenColours,
} from "./chosen-colours.ts";

const none = chosenColours({});

test("the default colours are warned of in no way, and are shown", () => {
  expect(colourWarnings(none)).toEqual([]);
  expect(shownColour("accent", none)).toBe("#6e2247");
});

test("an ink that cannot be read on the paper is warned of with what is shown instead", () => {
  const [warning] = colourWarnings({ ...none, paper: "#fff", ink: "#ddd" });
  expect(warning).toMatchObject({ key: "ink", instead: "#2a1f1b" });
  expect(warning?.contrast).toBeLessThan(1.5);
});

test("a light accent is warned of as text", () => {
  const [warning] = colourWarnings({ ...none, accent: "#ffc400" });
  expect(warning?.key).toBe("accent");
});

test("whatever is chosen, each warning is of too little contrast and the preview can be read", () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, "0")}`);
  const text = fc.oneof(colour, fc.constantFrom("", "red", "#12", "rgb(1,2,3)"));
  fc.assert(
    fc.property(fc.record({ paper: text, surface: text, ink: text, accent: text }), (chosen) => {
      for (const { contrast } of colourWarnings(chosen)) expect(contrast).toBeLessThan(4.5);
      const theme = previewTheme(chosen);
      const ratio = contrastRatio(theme["--ink"] ?? "", theme["--paper"] ?? "");
      expect(ratio).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test("the styleguide's other colours stay, and blank ones go", () => {
  const stored = { brand: "#123456", paper: "#ffffff", ink: "#000000" };
  const chosen = { ...chosenColours(stored), paper: " ", accent: " #0b5d1e " };
  expect(withChosenColours(stored, chosen)).toEqual({
    brand: "#123456",
    ink: "#000000",
    accent: "#0b5d1e",
  });
  expect(colourKeys).toContain("surface");
});
