import type { checkoutText } from "../checkout-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const checkout: Translated<typeof checkoutText> = {
  checkout: {
    heading: "Concludi l’ordine",
    orderInShort: (items, total) =>
      items === 1 ? `1 articolo\u00a0· ${total}` : `${items} articoli\u00a0· ${total}`,
    who: "Chi",
    contacts: "Contattaci",
    remember: "Ricorda i miei dati su questo dispositivo",
    privacy: "Come trattiamo i tuoi dati",
    rememberHint: "Restano solo su questo dispositivo, per 90 giorni.",
    forget: "Dimentica i miei dati",
    forgotten: "I tuoi dati sono stati cancellati da questo dispositivo.",
    willBeCharged: "Totale da pagare:",
    noDelivery: "Ora non si fanno consegne: l’ordine è da asporto.",
    takeoutInstead: "Ritira nel locale",
    send: "Invia l’ordine",
    sending: "Invio dell’ordine...",
    missing: {
      name: "Manca il nome",
      email: "Manca l’e-mail",
      phone: "Manca il telefono",
      postalCode: "Manca il CEP",
      address: "Manca l’indirizzo",
      number: "Manca il numero",
      district: "Manca il quartiere",
      city: "Manca la città",
      room: "Manca la camera o il tavolo",
      time: "Manca l’orario",
      paymentMethod: "Manca il metodo di pagamento",
    },
    outside: "Indirizzo fuori zona",
    belowMinimum: "Sotto l’ordine minimo",
    deliveryRequired: "I dati personali e l’indirizzo sono obbligatori!",
    takeoutRequired: "I dati personali sono obbligatori!",
    roomRequired: "I dati personali e la camera sono obbligatori!",
    notSentTitle: "L’ordine non è stato inviato",
    arrivedBefore: "Il tuo ordine era già arrivato, com’era prima delle ultime modifiche.",
    rest: "Ciò che mancava non è ancora ordinato.",
    orderRest: "Ordina il resto",
  },
};
