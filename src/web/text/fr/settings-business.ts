import type { settingsBusinessText } from "../settings-business-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const settingsBusiness: Translated<typeof settingsBusinessText> = {
  business: {
    help: "Comment votre maison apparaît sur le site et sur les reçus.",
    nameHint: "Apparaît en haut du site et dans l’onglet du navigateur.",
    sourceHint: "La page de la carte\u202f: la navigation et Admin y mènent.",
    timeZoneHint: "Les heures des commandes suivent ce fuseau.",
    dayEndHint:
      "Ce qui se vend après minuit et jusqu’à cette heure compte pour le jour précédent. Valable dès la fin de la journée d’aujourd’hui\u202f; les jours passés restent comme ils ont été clôturés.",
    currencyHint: (price) => `Placée avant chaque montant\u202f: ${price}`,
    otherTimeZones: "Autres pays",
    otherTimeZone: (name) => `Autre (${name})`,
  },
  contacts: {
    help: "Comment les clients vous contactent. Ce qui est vide n’apparaît pas.",
  },
  address: {
    help: "Apparaît en bas du site quand il y a un CEP (code postal).",
    complementPlaceholder: "Local, étage, repère",
    mapRecognised: "Plan reconnu.",
    showMap: "Voir le plan",
    hideMap: "Fermer le plan",
    mapPreview: "Aperçu du plan",
  },
  about: {
    help: "L’histoire de la maison, horaires, annonces. Si elle est vide, la section n’apparaît pas.",
    label: "Texte de la section À propos",
  },
};
