import type { sharedText } from "../shared-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const shared: Translated<typeof sharedText> = {
  note: "Questo link mostra lo stato e gli articoli. Solo chi ha ordinato vede nome, indirizzo e importi.",
  overNote: "Questo link smette di aprirsi un giorno dopo la fine dell’ordine.",
  endedTitle: "Questo link non si apre più",
  ended:
    "Il link per seguire un ordine vale fino a un giorno dopo la sua fine. Chiedine uno nuovo a chi ha ordinato.",
};
