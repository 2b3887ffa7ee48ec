import type { buyerErrorText } from "../buyer-error-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const buyerError: Translated<typeof buyerErrorText> = {
  fieldErrors: {
    name: "Inserisci il tuo nome.",
    email: "Inserisci la tua e-mail.",
    invalidEmail: "Questa e-mail non sembra corretta. Es.: nome@esempio.com",
    phone: "Inserisci il telefono con il prefisso, o con + e il prefisso del Paese.",
    document: "Questo CPF o CNPJ non è valido.",
    postalCode: "Il CEP ha 8 cifre.",
    street: "Inserisci il nome della via.",
    number: "Inserisci il numero.",
    district: "Inserisci il quartiere.",
    city: "Inserisci la città.",
    state: "Usa la sigla dello Stato, come SP.",
    room: "Inserisci il numero della camera o del tavolo.",
    postalCodeOfArea: "Inserisci il CEP: indica se consegniamo lì.",
    time: "Scegli un orario.",
    paymentMethod: "Scegli come pagare.",
    changeFor: "Indica un importo superiore al totale.",
  },
  byStaff: { name: "Inserisci il nome del cliente.", items: "Scegli almeno un articolo." },
};
