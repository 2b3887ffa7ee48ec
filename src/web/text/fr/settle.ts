import type { settleText } from "../settle-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const settle: Translated<typeof settleText> = {
  payment: {
    heading: "ENCAISSEMENT\u202f:",
    subtotal: "Sous-total",
    service: "Service",
    total: "Total",
    paid: "Payé",
    left: "Reste à payer",
    overpaid: "Trop payé",
    waived: "offert",
    waive: "Sans frais de service",
    pay: "Payer",
    question: (amount) => `Payer ${amount}\u202f?`,
    waiveQuestion: "Fermer sans frais de service\u202f?",
    received: (amount) => `Reçu\u202f: ${amount}.`,
    notTaken: (amount) => `Le paiement de ${amount} n’a pas été enregistré.`,
    paidAll: (table) => `${table}\u202f: addition payée et fermée.`,
    tooMuch: (left) => `Au maximum ce qui reste à payer\u202f: ${left}.`,
    waivedTooLate: "Plus que le total sans service est déjà payé.",
    answerFirst:
      "Une commande du client attend encore sur cette addition. Acceptez-la ou refusez-la avant de fermer.",
    changed: "L’addition a changé sur un autre appareil. Vérifiez les montants.",
    needsNetwork:
      "Les paiements ne s’enregistrent qu’avec internet\u202f; aucun n’est gardé pour plus tard.",
    unanswered: (amount) =>
      `Le paiement de ${amount} est resté sans réponse, et a pu être enregistré. Réessayer n’encaisse pas deux fois.`,
    unansweredWaiver:
      "La fermeture sans frais de service est restée sans réponse, et a pu être enregistrée. Réessayer n’encaisse pas deux fois.",
    closeEmpty: "Fermer l’addition vide\u202f?",
    closeSettled: "Il ne reste rien à payer. Fermer l’addition\u202f?",
    ended: (table) => `${table}\u202f: addition fermée.`,
    unsentQuestion: "Encaisser sans les articles non envoyés\u202f?",
    unsentDraft: "Des articles choisis ne sont pas encore envoyés.",
    unsentOrders: "Une commande gardée sur cet appareil n’est pas encore arrivée.",
  },

  bill: {
    people: "Diviser entre combien de personnes",
    peopleWrong: (most) => `Saisissez un nombre de 1 à ${most}.`,
    failed: "L’addition ne s’est pas chargée.",
  },
};
