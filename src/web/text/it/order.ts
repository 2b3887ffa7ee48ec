import type { orderText } from "../order-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const order: Translated<typeof orderText> = {
  confirmation: {
    heading: "Ordine inviato!",
    nextDelivery:
      "Il ristorante ha ricevuto l’ordine, lo confermerà e inizierà a prepararlo. Seguilo qui.",
    nextRoom: "Il personale ha ricevuto l’ordine, lo confermerà e te lo porterà. Seguilo qui.",
    accepted: "L’ordine è confermato e sarà preparato.",
    inPreparation: "L’ordine è in preparazione.",
    onDelivery: "L’ordine è in consegna.",
    onTheWay: "L’ordine sta arrivando da te.",
    finished: "L’ordine è concluso. Buon appetito!",
    cancelled: "L’ordine è stato annullato. In caso di dubbi, contattaci.",
    sendByWhatsapp: "Invia anche su WhatsApp",
    whatsappHint: "Non serve: l’ordine è già stato inviato.",
    talkByWhatsapp: "Scrivi su WhatsApp",
    keepLink: "Conserva questo link per tornare a questo ordine.",
    newOrder: "Nuovo ordine",
    withdraw: "Annulla l’ordine",
    withdrawn: "Ordine annullato.",
    paidAlready: "Se hai già pagato, contattaci per il rimborso.",
    nextTakeout:
      "Il ristorante ha ricevuto l’ordine, lo confermerà e inizierà a prepararlo. Ti avvisiamo qui quando puoi ritirarlo.",
    ready: "Il tuo ordine è pronto.",
    readyToFetch: "Il tuo ordine è pronto. Puoi ritirarlo!",
    promised: (time) => `Previsto per le ${time}`,
    scheduled: (time) => `Prenotato per le ${time}`,
    takeout: "Asporto",
    payWith: "Pagamento",
    again: "Ordina di nuovo",
    picture: "Immagine dell’ordine",
    againFilled: "Gli articoli sono nel tuo ordine.",
    againFailed: "Impossibile leggere il menù. Riprova.",
    rated: "Hai già valutato questo ordine. Grazie!",
  },

  timeline: {
    heading: "Stato dell’ordine",
    steps: {
      received: "Ricevuto",
      confirmed: "Confermato",
      preparing: "In preparazione",
      ready: "Pronto",
      dispatched: "In consegna",
      delivered: "Consegnato",
      fetched: "Ritirato",
      refused: "Rifiutato",
      cancelled: "Annullato",
    },
    ahead: ", non ancora",
    refused: "Il ristorante non ha potuto accettare l’ordine. In caso di dubbi, contattaci.",
    unanswered: "Il ristorante non ha ancora risposto al tuo ordine. Se vuoi, contattaci.",
    call: (phone) => `Chiama ${phone}`,
  },

  push: {
    start: "Avvisami se cambia",
    stop: "Non avvisarmi più",
    started: "Questo dispositivo ti avviserà quando l’ordine cambia.",
    stopped: "Questo dispositivo non avvisa più di questo ordine.",
    forbidden:
      "Gli avvisi sono bloccati in questo browser. Consenti le notifiche di questo sito per riceverli.",
    failed: "Impossibile attivare gli avvisi. Riprova tra poco.",
  },

  share: {
    share: "Condividi",
    copy: "Copia link",
    title: (number, status) => `Ordine ${number}: ${status}`,
    copied: "Link dell’ordine copiato.",
    copyFailed: (link) => `Impossibile copiare. Il link dell’ordine è ${link}`,
    failed: "Impossibile creare il link. Controlla la connessione e riprova.",
  },

  orders: {
    notFound: "Questo ordine non esiste o non si può vedere su questo dispositivo.",
  },
};
