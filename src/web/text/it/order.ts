import type { orderText } from "../order-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const order: Translated<typeof orderText> = {
  confirmation: {
    heading: "Ordine inviato!",
    nextDelivery:
      "Il ristorante ha ricevuto l’ordine, lo confermerà e inizierà a prepararlo. Lo segua qui.",
    nextRoom: "Il personale ha ricevuto l’ordine, lo confermerà e glielo porterà. Lo segua qui.",
    accepted: "L’ordine è confermato e sarà preparato.",
    inPreparation: "L’ordine è in preparazione.",
    onDelivery: "L’ordine è in consegna.",
    onTheWay: "L’ordine sta arrivando da lei.",
    finished: "L’ordine è concluso. Buon appetito!",
    cancelled: "L’ordine è stato annullato. In caso di dubbi, ci contatti.",
    sendByWhatsapp: "Invia anche via WhatsApp",
    whatsappHint: "Non serve: l’ordine è già stato inviato.",
    talkByWhatsapp: "Scrivi su WhatsApp",
    keepLink: "Conservi questo indirizzo per tornare a questo ordine.",
    newOrder: "Nuovo ordine",
    withdraw: "Annulla l’ordine",
    withdrawn: "Ordine annullato.",
    paidAlready: "Se ha già pagato, ci contatti per il rimborso.",
    nextTakeout:
      "Il ristorante ha ricevuto l’ordine, lo confermerà e inizierà a prepararlo. La avvisiamo qui quando può ritirarlo.",
    ready: "Il suo ordine è pronto.",
    readyToFetch: "Il suo ordine è pronto. Può ritirarlo!",
    promised: (time) => `Previsto per le ${time}`,
    scheduled: (time) => `Prenotato per le ${time}`,
    takeout: "Asporto",
    payWith: "Pagamento",
    again: "Ordina di nuovo",
    picture: "Immagine dell’ordine",
    againFilled: "Gli articoli sono nel suo ordine.",
    againFailed: "Impossibile leggere il menù. Riprovi.",
    rated: "Ha già valutato questo ordine. Grazie!",
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
    refused: "Il ristorante non ha potuto accettare l’ordine. In caso di dubbi, ci contatti.",
    unanswered: "Il ristorante non ha ancora risposto al suo ordine. Se vuole, ci contatti.",
    call: (phone) => `Chiama ${phone}`,
  },

  push: {
    start: "Avvisami se cambia",
    stop: "Non avvisarmi più",
    started: "Questo dispositivo la avviserà quando l’ordine cambia.",
    stopped: "Questo dispositivo non avvisa più di questo ordine.",
    forbidden:
      "Gli avvisi sono bloccati in questo browser. Consenta le notifiche di questo sito per riceverli.",
    failed: "Impossibile attivare gli avvisi. Riprovi tra poco.",
  },

  share: {
    share: "Condividi",
    copy: "Copia link",
    title: (number, status) => `Ordine ${number}: ${status}`,
    copied: "Link dell’ordine copiato.",
    copyFailed: (link) => `Impossibile copiare. Il link dell’ordine è ${link}`,
    failed: "Impossibile creare il link. Controlli la connessione e riprovi.",
  },

  orders: {
    notFound: "Questo ordine non esiste o non si può vedere su questo dispositivo.",
  },
};
