import type { Notice } from "../notice-words.ts";

export const it: Notice = {
  heading: "Privacy",
  parts: ({ business, orderDays, deviceDays, pictureHours }) => [
    {
      heading: "Chi tratta i tuoi dati",
      paragraphs: [
        `${business} decide che cosa si fa con i dati che fornisci su questo sito e ne risponde (legge brasiliana 13.709/2018, la LGPD). Li vede il personale di ${business} e chi mantiene in funzione il sito.`,
      ],
    },
    {
      heading: "Che cosa si conserva, perché e per quanto tempo",
      paragraphs: [
        `Ordini: nome, e-mail, telefono, CPF/CNPJ se lo hai voluto in fattura, indirizzo o camera, note e ciò che è stato ordinato. Senza questi dati non si può preparare, consegnare e incassare. Dopo ${orderDays} giorni dall’ordine sparisce tutto ciò che dice chi sei; restano gli articoli e gli importi, per i conti del locale.`,
        `Il tuo dispositivo: un codice casuale, perché solo tu veda i tuoi ordini. Viene dimenticato dopo ${deviceDays} giorni senza visite. Non ci sono cookie, pubblicità né tracciamento.`,
        `Su questo dispositivo: l’ordine che stai facendo e, se hai chiesto di ricordarli, i tuoi dati, per ${deviceDays} giorni.`,
        `Valutazioni: le stelle e il commento, senza il tuo nome. Dopo ${orderDays} giorni non si sa più da quale dispositivo siano arrivate.`,
        `Immagini degli ordini: ${pictureHours} ore.`,
      ],
    },
    {
      heading: "Che cosa esce dal sito",
      paragraphs: [
        "Il CEP (codice postale) che scrivi viene cercato in un servizio di indirizzi, senza nulla che dica chi lo ha chiesto. La mappa e WhatsApp si aprono solo quando li tocchi; da lì in poi valgono le loro regole.",
      ],
    },
    {
      heading: "Che cosa puoi chiedere",
      paragraphs: [
        `Vedere, correggere, portare con te o cancellare i tuoi dati. Su questo dispositivo, usa i pulsanti qui sotto. Per gli ordini fatti su un altro, contatta ${business} indicando il telefono o l’e-mail dell’ordine. Se non basta, puoi rivolgerti all’autorità brasiliana per la protezione dei dati (ANPD).`,
      ],
    },
  ],
  mine: {
    heading: "I miei dati",
    explain: "Che cosa sa questo sito di chi usa questo dispositivo.",
    download: "Scarica i miei dati",
    fileName: "i-miei-dati.json",
    erase: "Cancella i miei dati",
    eraseQuestion: "Cancellare i tuoi dati?",
    eraseExplain:
      "Il tuo nome, i contatti, l’indirizzo e le note spariscono dagli ordini e da questo dispositivo, e non vedrai più i tuoi ordini. L’operazione non si può annullare.",
    erased: (orders) =>
      orders === 0
        ? "Non c’erano ordini tuoi. Questo dispositivo ha dimenticato i tuoi dati."
        : "I tuoi dati sono stati cancellati.",
    failed: "Non ha funzionato. Riprova tra poco.",
    refused: (why) => `Non ha funzionato: ${why}.`,
  },
};
