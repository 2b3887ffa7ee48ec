import type { buyerErrorText } from "../buyer-error-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const buyerError: Translated<typeof buyerErrorText> = {
  fieldErrors: {
    name: "Inserisca il suo nome.",
    email: "Inserisca la sua e-mail.",
    invalidEmail: "Questa e-mail non sembra corretta. Es.: nome@esempio.com",
    phone: "Inserisca il telefono con il prefisso, o con + e il prefisso del Paese.",
    document: "Questo CPF o CNPJ non è valido.",
    postalCode: "Il CEP ha 8 cifre.",
    street: "Inserisca il nome della via.",
    number: "Inserisca il numero.",
    district: "Inserisca il quartiere.",
    city: "Inserisca la città.",
    state: "Usi la sigla dello Stato, come SP.",
    room: "Inserisca il numero della camera o del tavolo.",
    postalCodeOfArea: "Inserisca il CEP: indica se consegniamo lì.",
    time: "Scelga un orario.",
    paymentMethod: "Scelga come pagare.",
    changeFor: "Indichi un importo superiore al totale.",
  },
  byStaff: { name: "Inserisca il nome del cliente.", items: "Scelga almeno un articolo." },
};
