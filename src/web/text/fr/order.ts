import type { orderText } from "../order-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const order: Translated<typeof orderText> = {
  confirmation: {
    heading: "Commande envoyée\u202f!",
    nextDelivery:
      "Le restaurant a reçu la commande, va la confirmer et la préparer. Suivez-la ici.",
    nextRoom: "L’équipe a reçu la commande, va la confirmer et vous l’apporter. Suivez-la ici.",
    accepted: "La commande est confirmée et va être préparée.",
    inPreparation: "La commande est en préparation.",
    onDelivery: "La commande est en livraison.",
    onTheWay: "La commande est en route vers vous.",
    finished: "La commande est terminée. Bon appétit\u202f!",
    cancelled: "La commande a été annulée. En cas de doute, contactez-nous.",
    sendByWhatsapp: "Envoyer aussi par WhatsApp",
    whatsappHint: "Pas nécessaire\u202f: la commande est déjà envoyée.",
    talkByWhatsapp: "Discuter sur WhatsApp",
    keepLink: "Gardez ce lien pour revenir à cette commande.",
    newOrder: "Commander autre chose",
    withdraw: "Annuler la commande",
    withdrawn: "Commande annulée.",
    paidAlready: "Si vous avez déjà payé, contactez-nous pour être remboursé.",
    nextTakeout:
      "Le restaurant a reçu la commande, va la confirmer et la préparer. Nous vous dirons ici quand la retirer.",
    ready: "Votre commande est prête.",
    readyToFetch: "Votre commande est prête. Venez la retirer\u202f!",
    promised: (time) => `Prévue pour ${time}`,
    scheduled: (time) => `Programmée pour ${time}`,
    takeout: "À emporter",
    payWith: "Paiement",
    again: "Commander de nouveau",
    picture: "Image de la commande",
    againFilled: "Les articles sont dans votre commande.",
    againFailed: "Impossible de lire la carte. Réessayez.",
    rated: "Vous avez déjà noté cette commande. Merci\u202f!",
  },

  timeline: {
    heading: "Suivi de la commande",
    steps: {
      received: "Reçue",
      confirmed: "Confirmée",
      preparing: "En préparation",
      ready: "Prête",
      dispatched: "En livraison",
      delivered: "Livrée",
      fetched: "Retirée",
      refused: "Refusée",
      cancelled: "Annulée",
    },
    ahead: ", pas encore",
    refused: "Le restaurant n’a pas pu accepter la commande. En cas de doute, contactez-nous.",
    unanswered: "Le restaurant n’a pas encore répondu à votre commande. Contactez-nous si besoin.",
    call: (phone) => `Appeler le ${phone}`,
  },

  push: {
    start: "M’avertir des changements",
    stop: "Ne plus m’avertir",
    started: "Cet appareil vous avertira quand la commande changera.",
    stopped: "Cet appareil ne vous avertit plus de cette commande.",
    forbidden:
      "Les notifications sont bloquées dans ce navigateur. Autorisez celles de ce site pour être averti.",
    failed: "Impossible d’activer les notifications. Réessayez dans un moment.",
  },

  share: {
    share: "Partager",
    copy: "Copier le lien",
    title: (number, status) => `Commande ${number}\u202f: ${status}`,
    copied: "Lien de la commande copié.",
    copyFailed: (link) => `Impossible de copier. Le lien de la commande est ${link}`,
    failed: "Impossible de créer le lien. Vérifiez la connexion et réessayez.",
  },

  orders: {
    notFound: "Cette commande n’existe pas ou ne peut pas être vue sur cet appareil.",
  },
};
