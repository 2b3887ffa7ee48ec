import type { buyerErrorText } from "../buyer-error-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of buyer-error-dictionary.ts in Italian. */
export const buyerError: Translated<typeof buyerErrorText> = {
  fieldErrors: {
    name: "Scriva il suo nome.",
    email: "Scriva la sua e-mail.",
    invalidEmail: "Questa e-mail non sembra corretta. Es.: nome@esempio.com",
    phone: "Scriva il telefono con il prefisso, o con + e il Paese.",
    document: "Questo CPF o CNPJ non è valido.",
    postalCode: "Il CEP ha 8 cifre.",
    street: "Scriva il nome della via.",
    number: "Scriva il numero.",
    district: "Scriva il quartiere.",
    city: "Scriva la città.",
    state: "Usi la sigla dello Stato, come SP.",
    room: "Scriva il numero della camera o del tavolo.",
    postalCodeOfArea: "Scriva il CEP: dice se consegniamo lì.",
    time: "Scelga un orario.",
    paymentMethod: "Scelga come pagare.",
    changeFor: "Indichi un importo superiore al totale.",
  },
  notSent: "Nulla è perso: controlli la connessione e lo invii di nuovo.",
  byStaff: { name: "Scriva il nome del cliente.", items: "Scelga almeno un articolo." },
};
