import type { payingText } from "../paying-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const paying: Translated<typeof payingText> = {
  method: "Metodo di pagamento",
  cash: "Ricevuto in contanti",
  change: "Resto",
  cashMissing: "Mancano contanti",
  cashShort: "Non copre l’importo da pagare: correggilo o lascialo vuoto.",
  payments: "Pagamenti",
  by: (name) => `da ${name}`,
  changeOf: (amount) => `resto ${amount}`,
  withoutService: "senza servizio",
  refunded: (amount) => `rimborsato ${amount}`,
  refundOf: (reason) => `Rimborso: ${reason}`,

  pix: {
    show: "Mostra codice PIX",
    hide: "Nascondi codice PIX",
    missing: "Non c’è un codice PIX per questo importo. Controlla la chiave nelle impostazioni.",
  },

  refund: {
    start: "Rimborsa",
    startOf: (amount) => `Rimborsa ${amount}`,
    question: (amount) => `Rimborsare il pagamento di ${amount}?`,
    amount: "Importo da rimborsare",
    tooMuch: (left) => `Al massimo ciò che resta del pagamento: ${left}.`,
    nothing: "Deve essere maggiore di zero.",
    reason: "Motivo",
    reasonRequired: "Scegli il motivo.",
    approvalWhy:
      "Dopo 5 minuti, o per un pagamento ricevuto da un’altra persona, un amministratore deve approvare.",
    keep: "Non rimborsare",
    done: (amount) => `Rimborsato: ${amount}.`,
    reopened: (amount) => `Rimborsato: ${amount}. Il conto è di nuovo aperto.`,
    unanswered:
      "Senza risposta: il rimborso può essere stato registrato. Riprovare non rimborsa due volte.",
    another:
      "Il rimborso precedente è stato registrato ed è nell’elenco. Controllalo prima di rimborsare altro.",
  },

  order: {
    heading: (number) => `Pagamento dell’ordine ${number}`,
    amount: "Importo",
    receive: (amount) => `Incassa ${amount}`,
    received: (number, amount) => `${number}: ricevuto ${amount}.`,
    paidNote: (amount) => `Sono già stati pagati ${amount}, da rimborsare.`,
    unanswered:
      "Senza risposta: il pagamento può essere stato registrato. Riprovare non addebita due volte.",
    giveUp: "Rinuncia",
    givenUp: "Controlla i pagamenti prima di incassare di nuovo.",
    registered: "Questo pagamento era già registrato. Controlla i pagamenti.",
    notLoaded: "I pagamenti non si sono caricati.",
  },

  split: {
    ways: "Come pagare",
    any: "Importo",
    shares: "Dividi",
    lines: "Articoli",
    among: "Dividi il resto tra",
    people: "Persone",
    part: (index, of) => `Quota ${index} di ${of}`,
    rest: "Dopo questa",
    pay: (amount) => `Paga ${amount}`,
    waive: "Questa quota senza servizio",
    allPaid: "Tutti gli articoli sono già pagati.",
    unpaid: (count) => (count === 1 ? "ne manca 1" : `ne mancano ${count}`),
    noLines: "Scegli gli articoli.",
    settle: "Chiudi conto",
    overpaid: (amount) => `Pagato in eccesso: rimborsa ${amount} per chiudere.`,
  },
  drawer: {
    heading: "Movimenti di cassa",
    none: "Nessun movimento in questo giorno.",
    kinds: { float: "Fondo cassa", in: "Versamento", out: "Prelievo" },
    hints: {
      float: "Il contante per i resti con cui il cassetto inizia la giornata.",
      in: "Denaro che entra nel cassetto e non è una vendita.",
      out: "Denaro che esce dal cassetto e non è un rimborso.",
    },
    suggested: { in: ["Spiccioli", "Cassaforte"], out: ["Cassaforte", "Fornitore", "Fattorino"] },
    sum: "Totale dei movimenti",
    amount: "Importo",
    left: (amount) =>
      `In base all’ultima chiusura e ai movimenti successivi, nel cassetto dovrebbero esserci ${amount}.`,
    nothing: "Inserisci un importo maggiore di zero.",
    reason: "Motivo",
    reasonRequired: "Indica il motivo.",
    suggestions: "Motivi comuni",
    approvalWhy: "Per prelevare denaro dal cassetto serve l’approvazione di un amministratore.",
    cancel: "Annulla",
    record: (amount) => `Registra ${amount}`.trim(),
    recorded: "Movimento registrato.",
    unanswered: "Nessuna risposta. Riprova: non sarà registrato due volte.",
    ofDay: (day) =>
      `È del ${day} e può essere già registrato: riprovare non lo registra due volte. Quando un giorno è finito, solo un amministratore può registrarvi movimenti.`,
    another:
      "Il movimento precedente è arrivato ed è nell’elenco. Controllalo prima di registrare questo.",
    undo: "Storna",
    undoOf: (what, amount) => `Storna ${what}, ${amount}`,
    undoQuestion: (what, amount) => `Stornare ${what} di ${amount}?`,
    undoHint: "Resta nell’elenco, segnato come stornato, e non conta più.",
    undoWhy: "Per stornare un movimento serve l’approvazione di un amministratore.",
    keep: "Non stornare",
    undoneNow: "Movimento stornato.",
    undone: (who) => `stornato ${who}`,
    who: (clock, by, approver) =>
      `${clock}${by && ` da ${by}`}${approver && `\u00a0· approvato da ${approver}`}`,
  },
};
