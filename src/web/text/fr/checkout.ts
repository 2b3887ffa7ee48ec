import type { checkoutText } from "../checkout-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const checkout: Translated<typeof checkoutText> = {
  checkout: {
    heading: "Finaliser la commande",
    orderInShort: (items, total) =>
      items > 1 ? `${items} articles\u00a0· ${total}` : `${items} article\u00a0· ${total}`,
    who: "Qui",
    contacts: "Contactez-nous",
    remember: "Retenir mes données sur cet appareil",
    privacy: "Comment nous protégeons vos données",
    rememberHint: "Sur cet appareil seulement, pendant 90 jours.",
    forget: "Oublier mes données",
    forgotten: "Vos données ont été effacées de cet appareil.",
    willBeCharged: "Total à payer\u202f:",
    noDelivery: "Pas de livraison en ce moment\u202f: la commande est à emporter.",
    takeoutInstead: "Retirer sur place",
    send: "Envoyer la commande",
    sending: "Envoi de la commande…",
    missing: {
      name: "Il manque le nom",
      email: "Il manque l’e-mail",
      phone: "Il manque le téléphone",
      postalCode: "Il manque le CEP",
      address: "Il manque l’adresse",
      number: "Il manque le numéro",
      district: "Il manque le quartier",
      city: "Il manque la ville",
      room: "Il manque la chambre ou la table",
      time: "Il manque l’heure",
      paymentMethod: "Il manque le mode de paiement",
    },
    outside: "Adresse hors de la zone",
    belowMinimum: "Sous la commande minimum",
    deliveryRequired: "Vos coordonnées et l’adresse sont obligatoires\u202f!",
    takeoutRequired: "Vos coordonnées sont obligatoires\u202f!",
    roomRequired: "Vos coordonnées et la chambre sont obligatoires\u202f!",
    notSentTitle: "La commande n’est pas partie",
    arrivedBefore: "Votre commande était déjà arrivée, telle qu’avant les derniers changements.",
    rest: "Ce qui manquait n’est pas encore commandé.",
    orderRest: "Commander le reste",
  },
};
