import { dictionary } from "./spoken-language.ts";

export const conflictText = dictionary("conflict", {
  heading: "Outra pessoa mudou isto",
  explanation: "Enquanto você editava, outra pessoa salvou algo diferente. Qual deve ficar?",
  mine: "O seu",
  theirs: "O da outra pessoa",
  empty: "(vazio)",
  keepMine: "Manter o meu",
  takeTheirs: "Usar o outro",
  listChanged: "Outra pessoa mudou esta lista ao mesmo tempo. Veja como ficou e tente de novo.",
});
