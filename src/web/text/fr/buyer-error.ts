import type { buyerErrorText } from "../buyer-error-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const buyerError: Translated<typeof buyerErrorText> = {
  fieldErrors: {
    name: "Saisissez votre nom.",
    email: "Saisissez votre e-mail.",
    invalidEmail: "Cet e-mail ne semble pas correct. Ex.\u202f: nom@exemple.com",
    phone: "Saisissez le téléphone avec l’indicatif, ou avec + et le pays.",
    document: "Ce CPF ou CNPJ n’est pas valide.",
    postalCode: "Le CEP a 8 chiffres.",
    street: "Saisissez le nom de la rue.",
    number: "Saisissez le numéro.",
    district: "Saisissez le quartier.",
    city: "Saisissez la ville.",
    state: "Utilisez le sigle de l’État, comme SP.",
    room: "Saisissez le numéro de la chambre ou de la table.",
    postalCodeOfArea: "Saisissez le CEP\u202f: il dit si nous y livrons.",
    time: "Choisissez une heure.",
    paymentMethod: "Choisissez comment payer.",
    changeFor: "Indiquez un montant supérieur au total.",
  },
  byStaff: { name: "Saisissez le nom du client.", items: "Choisissez au moins un article." },
};
