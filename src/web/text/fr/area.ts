import type { areaText } from "../area-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const area: Translated<typeof areaText> = {
  help: "Où vous livrez, et à quel prix. La vente à emporter n’a ni frais ni zone.",
  loadFailed: "Impossible de charger les zones.",
  rows: "Zones, dans l’ordre où elles s’appliquent",
  none: "Aucune zone\u202f: on livre partout, sans frais.",
  add: "Nouvelle zone",
  full: (most) => `${most} zones au maximum.`,
  order:
    "La première qui correspond s’applique\u202f: d’abord celles non servies, puis par CEP, puis par quartier.",
  unnamed: (number) => `Zone ${number}`,
  name: "Nom",
  nameHint: "Le client voit ce nom à côté des frais.",
  kind: "Comment la trouver",
  kinds: { excluded: "Non servie", postal_code: "Par CEP", district: "Par quartier" },
  ranges: "CEP",
  rangesHint:
    "Un par ligne\u202f: un seul CEP, ou du premier au dernier, comme 01000-000 à 01099-999.",
  city: "Ville",
  districts: "Quartiers",
  districtsHint: "Un par ligne. Accents et abréviations comme Jd. ne comptent pas.",
  fee: "Frais de livraison",
  minimum: "Commande minimum",
  freeAbove: "Offerte à partir de",
  minutes: "Temps de livraison (min)",
  free: "sans frais",
  hidden: (what, by) =>
    `${what} ne s’appliquera jamais ici\u202f: c’est déjà dans ${by}, qui vient avant.`,
  tester: {
    heading: "Tester une adresse",
    help: "Utilise les zones telles qu’à l’écran, même non enregistrées.",
    code: "CEP",
    labels: {
      postal_code: "Tester le CEP",
      district: "Tester le quartier",
      city: "Tester la ville",
    },
    looking: "Recherche du quartier…",
    notFound: "CEP introuvable. Remplissez ville et quartier.",
    everywhere: "Sans zones\u202f: on livre partout, sans frais.",
    outside: "Hors zone de livraison.",
    needs: (fields) => `À remplir\u202f: ${fields}.`,
    found: (where, parts) => `${where} → ${parts}`,
    minimum: (amount) => `minimum ${amount}`,
    freeAbove: (amount) => `offerte à partir de ${amount}`,
    minutes: (minutes) => `${minutes} min`,
  },
};
