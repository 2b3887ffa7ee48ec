import type { conflictText } from "../conflict-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const conflict: Translated<typeof conflictText> = {
  heading: "Un’altra persona l’ha modificato",
  explanation:
    "Mentre modificavi, un’altra persona ha salvato qualcosa di diverso. Quale versione deve restare?",
  mine: "La tua",
  theirs: "Quella dell’altra persona",
  empty: "(vuoto)",
  keepMine: "Mantieni la mia",
  takeTheirs: "Usa l’altro",
  listChanged:
    "Un’altra persona ha modificato questo elenco nello stesso momento. Guarda com’è ora e riprova.",
};
