import type { buyerErrorText } from "../buyer-error-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

/** The texts of buyer-error-dictionary.ts in English. */
export const buyerError: Translated<typeof buyerErrorText> = {
  fieldErrors: {
    name: "Type your name.",
    email: "Type your email.",
    invalidEmail: "This email does not look right. E.g. name@example.com",
    phone: "Type the phone with its area code, or with + and its country.",
    document: "This CPF or CNPJ is not valid.",
    postalCode: "A CEP has 8 digits.",
    street: "Type the name of the street.",
    number: "Type the number.",
    district: "Type the district.",
    city: "Type the city.",
    state: "Use the state’s initials, like SP.",
    room: "Type the number of the room or table.",
    postalCodeOfArea: "Type the CEP: it tells whether we deliver there.",
    time: "Choose a time.",
    paymentMethod: "Choose how you want to pay.",
    changeFor: "Change must be for more than the total.",
  },
  notSent: "Nothing is lost: check your connection and send it again.",
  byStaff: { name: "Type the customer’s name.", items: "Choose at least one item." },
};
