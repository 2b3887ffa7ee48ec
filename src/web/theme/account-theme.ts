import { contrastRatio, minTextContrast, parseColour, readableOn } from "../../domain/contrast.ts";

/** The default palette, as in tokens.css. A test holds the two together. */
export const defaultColours = {
  paper: "#f8f3ea",
  surface: "#fffdf9",
  ink: "#2a1f1b",
  accent: "#6e2247",
  ok: "#275c36",
  warn: "#764700",
  danger: "#9e201b",
  info: "#22566f",
} as const;

/** Dishes, prices and what stands beside them are read in the sun as well (WCAG 2.2, 1.4.6). */
const inkContrast = 7;

/** State colours also stand on a tint of themselves, which takes some of their contrast. */
const stateContrast = 5.5;

/**
 * The custom properties for an account's styleguide colours: `paper`, `surface`, `ink` and `accent` as CSS colours.
 * Other keys and values that are no colour are ignored; with nothing left the result is empty and the default palette
 * stays. Whatever an owner chooses, text keeps a contrast of 4.5 on paper and on surface, and both inks one of 7 where
 * black or white reach it. A colour that cannot is replaced or shifted.
 */
export function accountTheme(colors: Record<string, string>): Record<string, string> {
  const chosen = (key: string) => parseColour(colors[key] ?? "");
  const [chosenPaper, chosenAccent] = [chosen("paper"), chosen("accent")];
  if (!chosenPaper && !chosenAccent && !chosen("surface") && !chosen("ink")) return {};

  const paper = chosenPaper ?? defaultColours.paper;
  const chosenInk = readableInk(chosen("ink"), paper);
  const pole = textPole(chosenInk, paper);
  const surface = readableSurface(chosen("surface"), { chosenPaper, ink: chosenInk, pole });
  const grounds = [paper, surface];
  const ink = shadeUntilReadable(chosenInk, grounds, { pole, contrast: inkContrast });
  const accent = chosenAccent ?? defaultColours.accent;
  const theme: Record<string, string> = {
    "--paper": paper,
    "--surface": surface,
    "--ink": ink,
    "--ink-soft": softInk(ink, grounds),
    "--line": mix(paper, ink, 0.14),
    "--accent": accent,
    "--accent-ink": shadeUntilReadable(accent, grounds, { pole, contrast: minTextContrast }),
    "--on-accent": readableOn(accent),
  };
  for (const state of ["ok", "warn", "danger", "info"] as const) {
    const shade = shadeUntilReadable(defaultColours[state], grounds, {
      pole,
      contrast: stateContrast,
    });
    if (shade !== defaultColours[state]) theme[`--${state}`] = shade;
  }
  return theme;
}

/** The end of the scale that texts are moved towards until they can be read: the ink's side of the paper. */
export function textPole(ink: string, paper: string): "#ffffff" | "#000000" {
  return contrastRatio(ink, "#000000") > contrastRatio(paper, "#000000") ? "#ffffff" : "#000000";
}

function readableInk(chosenInk: string | undefined, paper: string): string {
  const candidates = [chosenInk, defaultColours.ink];
  return (
    candidates.find((ink) => ink !== undefined && contrastRatio(ink, paper) >= minTextContrast) ??
    readableOn(paper)
  );
}

function readableSurface(
  chosenSurface: string | undefined,
  { chosenPaper, ink, pole }: { chosenPaper: string | undefined; ink: string; pole: string },
): string {
  const paper = chosenPaper ?? defaultColours.paper;
  const raised = mix(paper, "#ffffff", pole === "#000000" ? 0.6 : 0.07);
  const surface = chosenSurface ?? (chosenPaper ? raised : defaultColours.surface);
  // The ink alone may be readable on black and on white. The other texts are all on its side of the paper and are not.
  const isFit = [ink, pole].every((text) => contrastRatio(text, surface) >= minTextContrast);
  return isFit ? surface : paper;
}

/** The ink as far towards the paper as it stays readable on every ground. */
function softInk(ink: string, grounds: readonly string[]): string {
  const [paper = ink] = grounds;
  for (let share = 0.34; share > 0; share -= 0.02) {
    const soft = mix(ink, paper, share);
    if (isReadable(soft, grounds, inkContrast)) return soft;
  }
  return ink;
}

/** The colour moved towards black or white until it reaches the contrast, or that pole itself. */
function shadeUntilReadable(
  colour: string,
  grounds: readonly string[],
  { pole, contrast }: { pole: string; contrast: number },
): string {
  for (let share = 0; share < 1; share += 0.04) {
    const shade = mix(colour, pole, share);
    if (isReadable(shade, grounds, contrast)) return shade;
  }
  return pole;
}

function isReadable(colour: string, grounds: readonly string[], contrast: number): boolean {
  return grounds.every((ground) => contrastRatio(colour, ground) >= contrast);
}

/** `share` of the second colour in the first, both "#rrggbb", mixed in sRGB. */
function mix(first: string, second: string, share: number): string {
  const channel = (index: number) => {
    const from = Number.parseInt(first.slice(index, index + 2), 16);
    const to = Number.parseInt(second.slice(index, index + 2), 16);
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
