import type { codeText } from "../code-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const code: Translated<typeof codeText> = {
  help: "Un PDF prêt à imprimer et à découper\u202f: le code du site et, s’il y a des tables, un pour chacune.",
  print: "Imprimer le QR code",
  newTab: "Le PDF s’ouvre dans un nouvel onglet.",
  design: "Composer des planches",
  designHint:
    "Chevalets de table, autocollants et cartes, avec le logo et la couleur de la maison.",
  heading: "Planches de codes",
  kind: "Codes",
  kinds: {
    page: "De la page de la maison",
    tables: "De chaque table",
    rooms: "De chaque chambre",
  },
  layout: "Format",
  layouts: {
    tents: "Chevalet de table A6, à plier",
    stickers: "Autocollants de 70 × 37 mm",
    cards: "Cartes à découper",
  },
  numbers: "Numéros",
  numbersHint: (most) => `Vide\u202f: de 1 à ${most}. Ou choisissez\u202f: 1-4, 9`,
  wrongNumbers: (most) => `Écrivez des numéros de 1 à ${most}, comme 1-4, 9.`,
  logo: "Avec le logo",
  colours: "Avec la couleur de la maison",
  preview: "Aperçu de la première planche",
  drawing: "Dessin en cours…",
  none: "Il n’y a ni tables ni chambres\u202f: indiquez combien dans les réglages.",
  download: "Télécharger le PDF",
  downloaded: (count) =>
    count > 1 ? `PDF avec ${count} codes téléchargé.` : `PDF avec ${count} code téléchargé.`,
  fileName: "codes.pdf",
  keys: "Clés des tables",
  keysHelp:
    "Le code de chaque table porte une clé\u202f: avec elle, la commande du client va sur l’addition de la table. Si quelqu’un commande de loin avec une photo du code, renouvelez la clé et réimprimez.",
  table: "Table",
  renew: "Renouveler la clé",
  renewQuestion: (table) => `Renouveler la clé de la table ${table}\u202f?`,
  renewWarning: (table) =>
    `Les codes déjà imprimés de la table ${table} ne servent plus à commander\u202f: imprimez-en de nouveaux et remplacez-les.`,
  renewedAt: (when) => `Clé renouvelée le ${when}.`,
  renewedBy: (when, name) => `Clé renouvelée le ${when} par ${name}.`,
  renewed: (table) => `Clé de la table ${table} renouvelée. Réimprimez le code.`,
};
