import type { buyerErrorText } from "../buyer-error-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const buyerError: Translated<typeof buyerErrorText> = {
  fieldErrors: {
    name: "Enter your name.",
    email: "Enter your email.",
    invalidEmail: "This email does not look right. E.g. name@example.com",
    phone: "Enter the phone number with area code, or with + and country code.",
    document: "This CPF or CNPJ is not valid.",
    postalCode: "A CEP has 8 digits.",
    street: "Enter the street name.",
    number: "Enter the number.",
    district: "Enter the neighborhood.",
    city: "Enter the city.",
    state: "Use the state’s abbreviation, like SP.",
    room: "Enter the room or table number.",
    postalCodeOfArea: "Enter the CEP: it tells us whether we deliver there.",
    time: "Choose a time.",
    paymentMethod: "Choose how you want to pay.",
    changeFor: "Enter an amount above the total.",
  },
  byStaff: { name: "Enter the customer’s name.", items: "Choose at least one item." },
};
