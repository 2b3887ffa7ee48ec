import { contrastRatio, minTextContrast, parseColour } from "../../../../domain/contrast.ts";
import { accountTheme, defaultColours, textPole } from "../../../theme/account-theme.ts";

/** The colours of an account's styleguide that the theme knows. */
export const colourKeys = ["paper", "surface", "ink", "accent"] as const;
export type ColourKey = (typeof colourKeys)[number];

/** As typed; blank where the default colour is used. */
export type ChosenColours = Record<ColourKey, string>;

export function chosenColours(colors: Readonly<Record<string, string>>): ChosenColours {
  const { paper = "", surface = "", ink = "", accent = "" } = colors;
  return { paper, surface, ink, accent };
}

/** The styleguide's colours with these among them; its other colours stay. */
export function withChosenColours(
  colors: Readonly<Record<string, string>>,
  chosen: ChosenColours,
): Record<string, string> {
  const kept = Object.entries(colors).filter(([key]) => !colourKeys.some((known) => known === key));
  const given = colourKeys.map((key) => [key, chosen[key].trim()] as const);
  return Object.fromEntries([...kept, ...given.filter(([, colour]) => colour !== "")]);
}

/** All custom properties of a guest's page in these colours, so that none comes from the page around it. */
export function previewTheme(chosen: ChosenColours): Record<string, string> {
  const theme = accountTheme(chosen);
  const { paper, surface, ink, accent } = defaultColours;
  return Object.keys(theme).length > 0 ? theme : accountTheme({ paper, surface, ink, accent });
}

/** The colour in use: the typed one if it is a colour, else the one that the site uses instead. */
export function shownColour(key: ColourKey, chosen: ChosenColours): string {
  return parseColour(chosen[key]) ?? previewTheme(chosen)[`--${key}`] ?? defaultColours[key];
}

export type ColourWarning = {
  /** The paper has no warning: the others are read on it. */
  key: Exclude<ColourKey, "paper">;
  /** WCAG contrast of what was chosen, which is too little to be read. */
  contrast: number;
  /** "#rrggbb" that the site shows instead. */
  instead: string;
};

/** The chosen colours that cannot be read as they are, and what becomes of them. */
export function colourWarnings(chosen: ChosenColours): ColourWarning[] {
  const theme = previewTheme(chosen);
  const used = (name: string) => theme[`--${name}`] ?? "";
  const warnings: ColourWarning[] = [];
  const warn = (key: ColourWarning["key"], name: string, grounds: readonly string[]) => {
    const colour = parseColour(chosen[key]);
    const instead = used(name);
    if (colour === undefined || colour === instead) return;
    const contrast = Math.min(...grounds.map((ground) => contrastRatio(colour, ground)));
    // A readable ink needs no warning: it is at most deepened, for reading in the sun.
    if (contrast < minTextContrast) warnings.push({ key, contrast, instead });
  };
  warn("ink", "ink", [used("paper")]);
  // The ink must be readable on it, and so must all texts that are moved to the ink's side of the paper.
  warn("surface", "surface", [used("ink"), textPole(used("ink"), used("paper"))]);
  warn("accent", "accent-ink", [used("paper"), used("surface")]);
  return warnings;
}
