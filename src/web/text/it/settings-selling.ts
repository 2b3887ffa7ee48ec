import type { settingsSellingText } from "../settings-selling-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const settingsSelling: Translated<typeof settingsSellingText> = {
  payment: {
    help: "Come incassa il locale: ciò che il cliente sceglie concludendo un ordine e ciò che il personale registra.",
    keyWithoutPix:
      "PIX non è selezionato: il cliente vede questa chiave concludendo l’ordine, ma non può scegliere di pagare con PIX. Se accetti PIX, selezionalo sopra.",
    pixWithoutKey:
      "PIX è selezionato, ma non c’è una chiave: il cliente sceglie PIX e non vede dove pagare.",
    wrongPixKey:
      "Questa chiave non è valida: controlla che le cifre siano quelle che mostra la tua banca. Con essa non c’è un codice PIX con l’importo dell’ordine.",
    longPixName: (name, count, most) =>
      `Il nome in questo codice, “${name}”, ha ${count} lettere, e lo standard PIX ne ammette ${most}: alcune banche rifiutano il pagamento. Genera di nuovo il codice con un nome più corto, o usa solo la chiave.`,
    longPixCity: (city, count, most) =>
      `La città in questo codice, “${city}”, ha ${count} lettere, e lo standard PIX ne ammette ${most}: alcune banche rifiutano il pagamento. Genera di nuovo il codice con una forma più corta, o usa solo la chiave.`,
    fixedPixAmount: (amount) =>
      `Questo codice addebita sempre ${amount}, qualunque sia l’ordine. Usa un codice senza importo, o solo la chiave.`,
    singlePixCode:
      "Questo codice vale per un solo addebito, e può scadere. Usa un codice che valga sempre, o solo la chiave.",
    methodsHint: "Il cliente e il personale scelgono tra quelli selezionati.",
  },
  tables: {
    help: "Per gli ordini fatti al tavolo.",
  },
  rooms: {
    help: "Per i codici QR, uno per camera.",
    countHint:
      "I codici sono numerati a partire da 1. L’ospite può indicare un’altra camera nell’ordine.",
  },
};
