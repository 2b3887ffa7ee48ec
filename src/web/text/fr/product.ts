import type { productText } from "../product-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const product: Translated<typeof productText> = {
  front: {
    title: "Comanda",
    what: "Carte et commandes en ligne pour restaurants, bars, hôtels et cafés. Chaque maison a ici sa propre adresse.",
  },

  missing: {
    what: "Il n’y a rien à cette adresse. Vérifiez, lettre par lettre, qu’elle est telle que l’établissement la donne. Si elle vient d’un QR code, demandez-en un nouveau sur place.",
  },

  offline:
    "Cette page n’est pas encore enregistrée sur cet appareil. Vérifiez la connexion et réessayez.",

  oldBrowser:
    "Ce navigateur est ancien\u202f: vous pouvez lire cette page, mais pour commander il en faut un plus récent.",
  pageFailed: "Un problème est survenu.",
  pageReadsOnly: "Vous pouvez lire cette page, mais pas l’utiliser.",

  withoutScripts:
    "Cette page a besoin de JavaScript. Activez-le dans le navigateur et rouvrez la page.",
};
