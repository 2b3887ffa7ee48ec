import type { conflictText } from "../conflict-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const conflict: Translated<typeof conflictText> = {
  heading: "Otra persona cambió esto",
  explanation: "Mientras editaba, otra persona guardó algo diferente. ¿Cuál debe quedar?",
  mine: "El suyo",
  theirs: "El de la otra persona",
  empty: "(vacío)",
  keepMine: "Conservar el mío",
  takeTheirs: "Usar el otro",
  listChanged: "Otra persona cambió esta lista al mismo tiempo. Vea cómo quedó e intente de nuevo.",
};
