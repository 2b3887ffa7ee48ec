import type { printerText } from "../printer-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const printer: Translated<typeof printerText> = {
  section: "Ogni ordine accettato esce su carta, alla stampante di ogni postazione.",
  heading: "Stampanti",
  help: "Una stampante stampa da sola ciò che è delle sue postazioni, appena l’ordine è accettato.",
  none: "Nessuna stampante: stampa ogni ordine dalla pagina degli ordini, o collegane una qui.",
  add: "Aggiungi stampante",
  edit: "Modifica",
  remove: "Rimuovi",
  test: "Stampa prova",
  removed: (name) => `${name} è stata rimossa`,
  testSent: "Prova nella coda di stampa",
  loadFailed: "Le stampanti non si sono caricate.",
  removeQuestion: (name) => `Rimuovere ${name}?`,
  removeExplanation: "Il suo indirizzo non vale più, e ciò che non ha stampato esce dalla coda.",
  shortKinds: { agent: "Agente", cloudprnt: "Star", epson: "Epson", browser: "Browser" },
  fallbackTo: (name) => `Se non funziona, stampa su ${name}`,
  states: {
    new: "Non ancora collegata",
    ready: "Pronta",
    fault: "Con un problema",
    silent: "Senza risposta",
  },
  seen: (when) => `Vista l’ultima volta: ${when}`,
  waiting: (count) => `${count} in coda`,
  failed: (count) => (count === 1 ? "1 non riuscita" : `${count} non riuscite`),
};
