import type { counterText } from "../counter-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const counter: Translated<typeof counterText> = {
  heading: "Nuovo ordine",
  service: "Per",
  kinds: { delivery: "Consegna", takeout: "Asporto", indoor: "Camera", table: "Tavolo" },
  forTable: "L’ordine di un tavolo va sul conto: scegli il tavolo.",
  toTables: "Scegli il tavolo",
  whoCalls: "Cliente",
  phoneHint: "Con il telefono si trova chi ha già ordinato qui.",
  known: (name) => `${name} ha già ordinato qui`,
  lastOrder: (when) => `Ultimo ordine: ${when}`,
  take: "Usa questi dati",
  items: "Articoli",
  noItems: "Scegli gli articoli dal menù.",
  closed: (why) =>
    `${why}. L’ordine inserito dal personale è accettato comunque: concorda l’orario con il cliente.`,
  belowMinimum: "È sotto l’ordine minimo. Il personale può inserirlo comunque.",
  choose: (item, group) => `${item}: scegli ${group}`,
  send: "Inserisci ordine",
  sending: "Inserimento...",
  sent: (number) => `Ordine ${number} inserito.`,
  arrivedBefore: (number) => `L’ordine ${number} era già arrivato, senza le ultime modifiche.`,
  see: "Mostra",
  empty: "Ricomincia",
  emptyQuestion: "Cancellare tutto ciò che hai scritto?",
  keep: "Mantieni",
  count: (count) => (count === 1 ? "1 articolo" : `${count} articoli`),
};
