import { dictionary } from "./spoken-language.ts";

/** Messages about tabs and orders that are sent later, in Portuguese; see dictionary.ts. */
export const sendingText = dictionary("sending", {
  opening: {
    kept: (table: string) =>
      `${table}: sem resposta. A comanda está guardada neste aparelho e vai sozinha.`,
    keptOnPage: (table: string) =>
      `${table}: sem resposta, e o aparelho não tem onde guardar a comanda. Deixe esta página aberta: ela vai sozinha.`,
    sent: (table: string) => `${table}: comanda aberta.`,
    back: (table: string) => `${table}: a comanda não foi aberta.`,
    besideAt: (table: string) => `${table}: outro aparelho já tinha aberto esta mesa.`,
    notSentYet: "ainda não enviada",
  },

  unsent: {
    kept: (table: string) =>
      `${table}: sem resposta. O pedido está guardado neste aparelho e vai sozinho.`,
    /** The device's storage is full or forbidden. */
    keptOnPage: (table: string) =>
      `${table}: sem resposta, e o aparelho não tem onde guardar o pedido. Deixe esta página aberta: ele vai sozinho.`,
    back: (table: string) => `${table}: o pedido não foi aceito.`,
    see: "Ver na comanda",
    seeOrder: "Ver o pedido",
  },

  tab: {
    sent: (table: string) => `${table}: pedido enviado.`,
    unnamed: "Comanda da mesa",
    unnamedIndividual: "Sem nome",
    individual: "INDIVIDUAL",
  },

  tables: {
    table: (number: number) => `Mesa ${number}`,
    bill: "Conta pedida",
  },
});
