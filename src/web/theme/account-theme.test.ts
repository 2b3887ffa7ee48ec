import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contrastRatio } from "../../domain/contrast.ts";
import { accountTheme, defaultColours } from "./account-theme.ts";

// The test runner empties imported style sheets, so the file is read. Node's types are kept out of
// this project, hence the name in a variable and the one signature.
const fileSystem = "node:fs";
const { readFileSync }: { readFileSync(file: URL, encoding: "utf8"): string } = await import(
  fileSystem
);
const tokens = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

const hexColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

const styleguide = fc.record(
  { paper: hexColour, surface: hexColour, ink: hexColour, accent: hexColour },
  { requiredKeys: [] },
);

/** The theme as the page sees it: what the account does not set comes from the default palette. */
function appliedTheme(colors: Record<string, string>) {
  const defaults = Object.entries(tokenColours()).map(([key, value]) => [`--${key}`, value]);
  return { ...Object.fromEntries(defaults), ...accountTheme(colors) } as Record<string, string>;
}

function tokenColours(): Record<string, string> {
  const pairs = tokens.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g);
  return Object.fromEntries([...pairs].map(([, key, value]) => [key, value]));
}

function contrast(theme: Record<string, string>, text: string, ground: string): number {
  return contrastRatio(theme[`--${text}`] ?? "", theme[`--${ground}`] ?? "");
}

describe("the default palette", () => {
  test("is the same in the style sheet and in the code", () => {
    expect(tokenColours()).toMatchObject(defaultColours);
  });

  test.for(["ink", "ink-soft", "accent", "accent-ink", "ok", "warn", "danger", "info"])(
    "%s can be read on paper and on surface, in the sun as well",
    (text) => {
      const theme = appliedTheme({});
      expect(contrast(theme, text, "paper")).toBeGreaterThanOrEqual(7);
      expect(contrast(theme, text, "surface")).toBeGreaterThanOrEqual(7);
      expect(contrast(theme, "on-accent", "accent")).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe("an account's colours", () => {
  test("are taken as they are when they can be read", () => {
    const theme = accountTheme({
      paper: "#ffffff",
      surface: "#f4f4f4",
      ink: "#111111",
      accent: "#0b5d1e",
    });
    expect(theme).toMatchObject({
      "--paper": "#ffffff",
      "--surface": "#f4f4f4",
      "--ink": "#111111",
      "--accent": "#0b5d1e",
      "--accent-ink": "#0b5d1e",
      "--on-accent": "#ffffff",
    });
  });

  test("change nothing when there are none that count", () => {
    expect(accountTheme({})).toEqual({});
    expect(accountTheme({ brand: "#ff0000", paper: "url(x)", accent: "" })).toEqual({});
  });

  test("other keys never become properties", () => {
    const theme = accountTheme({ paper: "#fff", "font-size": "90px", danger: "#fff" });
    expect(Object.keys(theme)).not.toContain("--font-size");
    expect(theme["--danger"]).not.toBe("#ffffff");
  });

  test("an ink that cannot be read on the paper gives way to the default ink", () => {
    expect(accountTheme({ paper: "#ffffff", ink: "#dddddd" })["--ink"]).toBe(defaultColours.ink);
  });

  test("a dark paper without an ink gets a light one, and a surface that goes with it", () => {
    const theme = accountTheme({ paper: "#1b1412" });
    expect(theme["--ink"]).toBe("#ffffff");
    expect(contrast(theme, "surface", "paper")).toBeLessThan(1.5);
  });

  test("a surface at the other end from the paper gives way, though the ink is readable on both", () => {
    const theme = accountTheme({ paper: "#000000", surface: "#fbfcef", ink: "#c60bde" });
    expect(theme["--surface"]).toBe("#000000");
  });

  test("a yellow accent keeps its colour on buttons and is darkened as text", () => {
    const theme = accountTheme({ accent: "#ffc400" });
    expect(theme["--accent"]).toBe("#ffc400");
    expect(theme["--on-accent"]).toBe("#111111");
    expect(theme["--accent-ink"]).not.toBe("#ffc400");
  });

  test("words are read in the sun: both inks have 7 to 1 wherever black or white would", () => {
    const theme = accountTheme({ paper: "#ffffff", surface: "#fafafa", ink: "#6a6a6a" });
    expect(contrast(theme, "ink", "surface")).toBeGreaterThanOrEqual(7);
    expect(contrast(theme, "ink-soft", "surface")).toBeGreaterThanOrEqual(7);
    fc.assert(
      fc.property(styleguide, (colors) => {
        const drawn = appliedTheme(colors);
        for (const ground of ["paper", "surface"]) {
          const most = Math.max(
            ...["#000000", "#ffffff"].map((pole) =>
              contrastRatio(pole, drawn[`--${ground}`] ?? ""),
            ),
          );
          for (const ink of ["ink", "ink-soft"]) {
            const isPole = ["#000000", "#ffffff"].includes(drawn[`--${ink}`] ?? "");
            expect(isPole || contrast(drawn, ink, ground) >= Math.min(7, most)).toBe(true);
          }
        }
      }),
    );
  });

  test("are readable whatever they are, in every role", () => {
    fc.assert(
      fc.property(styleguide, (colors) => {
        const theme = appliedTheme(colors);
        for (const text of ["ink", "ink-soft", "accent-ink", "ok", "warn", "danger", "info"]) {
          expect(contrast(theme, text, "paper")).toBeGreaterThanOrEqual(4.5);
          expect(contrast(theme, text, "surface")).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrast(theme, "on-accent", "accent")).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 2000 },
    );
  });
});
