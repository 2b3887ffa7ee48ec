import type { conflictText } from "../conflict-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const conflict: Translated<typeof conflictText> = {
  heading: "Someone else changed this",
  explanation: "While you were editing, someone else saved something different. Which should stay?",
  mine: "Yours",
  theirs: "The other person’s",
  empty: "(empty)",
  keepMine: "Keep mine",
  takeTheirs: "Use the other",
  listChanged: "Someone else changed this list at the same time. See how it is now and try again.",
};
