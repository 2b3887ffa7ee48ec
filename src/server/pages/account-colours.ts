import type { Account } from "../../contract/account.ts";
import { readableOn } from "../../domain/contrast.ts";
import type { Renderer } from "./renderer.ts";

/** The account's colours where style sheets do not reach, each #rrggbb. */
export type AccountColours = { paper: string; surface: string; accent: string; onAccent: string };

export function accountColours(renderer: Renderer, { extras }: Account): AccountColours {
  const theme = renderer.accountTheme(extras.styleguide.colors);
  const { paper, surface, accent } = renderer.defaultColours;
  const chosenAccent = theme["--accent"] ?? accent;
  return {
    paper: theme["--paper"] ?? paper,
    surface: theme["--surface"] ?? surface,
    accent: chosenAccent,
    onAccent: theme["--on-accent"] ?? readableOn(chosenAccent),
  };
}
