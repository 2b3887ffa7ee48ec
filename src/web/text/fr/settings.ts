import type { settingsText } from "../settings-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const settings: Translated<typeof settingsText> = {
  sectionNavigation: "Sections",
  groups: { business: "Activité", selling: "Ventes", site: "Site", people: "Personnes" },
  titles: {
    business: "Établissement",
    contacts: "Contacts",
    address: "Adresse",
    about: "À propos",
    services: "Horaires et services",
    areas: "Zones et frais",
    payment: "Paiement",
    tables: "Tables et service",
    rooms: "Chambres",
    printing: "Impression",
    languages: "Langues",
    colours: "Couleurs",
    features: "Fonctions",
    qrCode: "QR code",
    printedMenu: "Carte imprimée",
    activity: "Site en ligne",
    staff: "Équipe",
    ratings: "Avis",
    access: "Mot de passe et accès",
    history: "Historique des modifications",
  },
};
