import type { settingProblemText } from "../setting-problem-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const settingProblem: Translated<typeof settingProblemText> = {
  settings: {
    required: "Saisissez le nom de l’établissement.",
    currency_digits: "Saisissez la devise, comme R$ ou US$, sans chiffres.",
    invalid_contact: "Saisissez le téléphone avec l’indicatif, ou avec + et le pays.",
    invalid_postal_code: "Le CEP a 8 chiffres.",
    invalid_document: "Ce CPF ou CNPJ n’est pas valide.",
    unknown_map:
      "Ce plan n’est pas reconnu. Utilisez le code d’intégration de Google Maps ou d’OpenStreetMap.",
    invalid_pix: "Cette clé PIX n’est pas valide. Vérifiez-la auprès de votre banque.",
    invalid_colour: "Saisissez une couleur comme #6e2247.",
    atMost: (max) => `Saisissez un nombre de 0 à ${max}.`,
  },
  services: {
    date: "Saisissez la date.",
    dateTwice: "Cette date est déjà dans la liste.",
    number: (least, most) => `Saisissez un nombre de ${least} à ${most}.`,
    amount: "Ce montant est trop élevé.",
    tooMany: (most) => `${most} horaires au maximum.`,
  },
  areas: {
    name: "Saisissez le nom de la zone.",
    ranges: "Saisissez au moins un CEP.",
    range: (line) => `Pas un CEP\u202f: ${line}`,
    turned: (line) => `Le dernier CEP précède le premier\u202f: ${line}`,
    city: "Saisissez la ville.",
    districts: "Saisissez au moins un quartier.",
    both: "Saisissez des CEP, ou une ville et ses quartiers.",
  },
  summary: {
    on: "activé",
    off: "désactivé",
    alwaysOpen: "ouvert tout le temps",
    dates: (count) => (count > 1 ? `${count} dates spéciales` : `${count} date spéciale`),
    prep: (minutes) => `préparation ${minutes} min`,
    minimum: (amount) => `minimum ${amount}`,
    manual: "l’équipe accepte",
    auto: "acceptées automatiquement",
    ages: (warn, late) => `attention à ${warn} min, en retard à ${late} min`,
    slots: (minutes, limit) => `créneaux de ${minutes} min avec ${limit} commandes`,
    noSlots: "sans créneaux",
  },
};
