import type { historyText } from "../history-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const history: Translated<typeof historyText> = {
  heading: "Cronologia",
  nothing: "Ancora nulla.",
  by: (name) => `da ${name}`,
  approvedBy: (name) => `approvato da ${name}`,
  unknown: "Modifica",

  placed: "Ordine fatto",
  accepted: "Accettato",
  ready: "Pronto",
  notReady: "Di nuovo in cucina",
  lineCancelled: (what) => `Annullato: ${what}`,
  linePassed: (what) => `Passato a un altro conto: ${what}`,
  linesAdded: (what) => `Aggiunto: ${what}`,
  opened: "Conto aperto",
  closed: "Conto chiuso",
  paid: (amount) => `Pagamento: ${amount}`,
  refunded: (amount) => `Rimborso: ${amount}`,
  promised: (time) => `Orario promesso: ${time}`,
  renamed: "Conto rinominato",
  moved: (from, to) => `Spostato: Tavolo ${from} → Tavolo ${to}`,
  merged: (from, to) => `Unito: Tavolo ${from} → Tavolo ${to}`,
  passed: (from, to) => `Articoli passati: Tavolo ${from} → Tavolo ${to}`,
  reopened: "Conto riaperto",
  reopenedFor: (reason) => `Conto riaperto: ${reason}`,
  serviceWaived: (from, to) => `Servizio: ${from} → ${to}`,
  pricesChanged: (count) => (count === 1 ? "Prezzi: 1 articolo" : `Prezzi: ${count} articoli`),
  keyRenewed: (table) => `Chiave del codice del tavolo ${table} rinnovata`,
  settingsChanged: "Impostazioni salvate",
  servicesChanged: "Servizi e orari salvati",
};
