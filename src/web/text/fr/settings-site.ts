import type { settingsSiteText } from "../settings-site-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const settingsSite: Translated<typeof settingsSiteText> = {
  languages: {
    help: "Les langues que le visiteur peut choisir. Ce qui n’est pas traduit apparaît en portugais.",
    on: "Active",
    off: "Inactive",
    always: "Toujours active",
    translate: "Traduire la carte",
  },
  colours: {
    help: "Les couleurs de votre site. Si elles sont vides, les nôtres s’appliquent.",
    keys: { paper: "Fond", surface: "Surfaces", ink: "Texte", accent: "Accent" },
    hints: {
      paper: "Derrière tout.",
      surface: "Derrière les fenêtres, champs et boutons clairs.",
      ink: "Le texte.",
      accent: "Boutons et liens.",
    },
    pick: (name) => `Choisir\u202f: ${name}`,
    placeholder: "Par défaut",
    toDefault: "Par défaut",
    toDefaultFor: (name) => `Couleur par défaut\u202f: ${name}`,
    preview: "Aperçu du site avec ces couleurs",
    previewNav: ["Pizzas", "Boissons", "Desserts"],
    previewItem: "Pizza Margherita",
    previewText: "Sauce tomate, mozzarella et basilic",
    previewPrice: "R$ 42,90",
    previewLink: "Voir le plan",
    previewButton: "Commander",
    warnings: {
      ink: (contrast, instead) =>
        `Difficile à lire sur le fond\u202f: contraste ${contrast}, et le minimum est 4,5. Le site utilise ${instead} à la place.`,
      surface: (contrast, instead) =>
        `Le texte est difficile à lire sur cette couleur\u202f: contraste ${contrast}, et le minimum est 4,5. Le site utilise ${instead} à la place.`,
      accent: (contrast, instead) =>
        `Les boutons prennent cette couleur. En texte elle est difficile à lire (contraste ${contrast}, et le minimum est 4,5)\u202f: les liens utilisent ${instead}.`,
    },
  },
  features: {
    help: "Ce que votre maison propose. Ce qui est désactivé disparaît du site\u202f; ce qui est commandé reste dans Commandes.",
    notAllowed: "Pas activé pour votre compte\u202f: parlez à qui gère le site.",
    explanations: {
      delivery:
        "Le client commande par le site et est livré chez lui\u202f: la page Livraison a un panier et une adresse.",
      linktree:
        "La page d’accueil a vos textes et vos boutons, et c’est par elle que le client arrive.",
      localOrder: "À table, le client scanne le QR code et appelle le serveur.",
      easyOrder:
        "Le client commande en indiquant sa chambre ou sa table, sans adresse et sans payer par le site.",
      attendantOrder: "L’équipe ouvre des additions aux tables, envoie les commandes et encaisse.",
    },
  },
};
