import type { payingText } from "../paying-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const paying: Translated<typeof payingText> = {
  method: "Mode de paiement",
  cash: "Reçu en espèces",
  change: "Monnaie",
  cashMissing: "Manque en espèces",
  cashShort: "Ne couvre pas le montant à payer\u202f: corrigez ou laissez vide.",
  payments: "Paiements",
  by: (name) => `par ${name}`,
  changeOf: (amount) => `monnaie ${amount}`,
  withoutService: "sans service",
  refunded: (amount) => `remboursé ${amount}`,
  refundOf: (reason) => `Remboursement\u202f: ${reason}`,

  pix: {
    show: "Montrer le code PIX",
    hide: "Cacher le code PIX",
    missing: "Pas de code PIX pour ce montant. Vérifiez la clé dans les réglages.",
  },

  refund: {
    start: "Rembourser",
    startOf: (amount) => `Rembourser ${amount}`,
    question: (amount) => `Rembourser le paiement de ${amount}\u202f?`,
    amount: "Montant à rembourser",
    tooMuch: (left) => `Au maximum ce qui reste du paiement\u202f: ${left}.`,
    nothing: "Doit être supérieur à zéro.",
    reason: "Motif",
    reasonRequired: "Choisissez le motif.",
    approvalWhy:
      "Après 5 minutes, ou pour un paiement reçu par quelqu’un d’autre, un administrateur doit approuver.",
    keep: "Ne pas rembourser",
    done: (amount) => `Remboursé\u202f: ${amount}.`,
    reopened: (amount) => `Remboursé\u202f: ${amount}. L’addition est de nouveau ouverte.`,
    unanswered:
      "Sans réponse\u202f: le remboursement a pu être enregistré. Réessayer ne rembourse pas deux fois.",
    another:
      "Le remboursement précédent a été enregistré et figure dans la liste. Vérifiez-le avant de rembourser davantage.",
  },

  order: {
    heading: (number) => `Paiement de la commande ${number}`,
    amount: "Montant",
    receive: (amount) => `Encaisser ${amount}`,
    received: (number, amount) => `${number}\u202f: reçu ${amount}.`,
    paidNote: (amount) => `${amount} sont déjà payés, et à rembourser.`,
    unanswered:
      "Sans réponse\u202f: le paiement a pu être enregistré. Réessayer n’encaisse pas deux fois.",
    giveUp: "Renoncer",
    givenUp: "Vérifiez les paiements avant d’encaisser à nouveau.",
    registered: "Ce paiement était déjà enregistré. Vérifiez les paiements.",
    notLoaded: "Les paiements ne se sont pas chargés.",
  },

  split: {
    ways: "Comment payer",
    any: "Montant",
    shares: "Diviser",
    lines: "Articles",
    among: "Diviser le reste entre",
    people: "Personnes",
    part: (index, of) => `Part ${index} sur ${of}`,
    rest: "Après celle-ci",
    pay: (amount) => `Payer ${amount}`,
    waive: "Cette part sans frais de service",
    allPaid: "Tous les articles sont déjà payés.",
    unpaid: (count) => `reste ${count}`,
    noLines: "Choisissez les articles.",
    settle: "Fermer l’addition",
    overpaid: (amount) => `Trop payé\u202f: remboursez ${amount} pour fermer.`,
  },
  drawer: {
    heading: "Mouvements de caisse",
    none: "Aucun mouvement ce jour-là.",
    kinds: { float: "Fonds de caisse", in: "Apport", out: "Prélèvement" },
    hints: {
      float: "La monnaie avec laquelle le tiroir commence la journée.",
      in: "De l’argent qui entre dans le tiroir sans être une vente.",
      out: "De l’argent qui sort du tiroir sans être un remboursement.",
    },
    suggested: { in: ["Monnaie", "Coffre"], out: ["Coffre", "Fournisseur", "Livreur"] },
    sum: "Total des mouvements",
    amount: "Montant",
    left: (amount) =>
      `D’après la dernière clôture et les mouvements depuis, il devrait y avoir ${amount} dans le tiroir.`,
    nothing: "Saisissez un montant supérieur à zéro.",
    reason: "Motif",
    reasonRequired: "Indiquez le motif.",
    suggestions: "Motifs courants",
    approvalWhy: "Sortir de l’argent du tiroir demande l’accord d’un administrateur.",
    cancel: "Retour",
    record: (amount) => `Enregistrer ${amount}`.trim(),
    recorded: "Mouvement enregistré.",
    unanswered: "Pas de réponse. Réessayez\u202f: il ne sera pas enregistré deux fois.",
    ofDay: (day) =>
      `Il est du ${day} et peut être déjà enregistré\u202f: réessayer ne l’enregistre pas deux fois. Une fois un jour terminé, seul un administrateur peut y enregistrer un mouvement.`,
    another:
      "Le mouvement précédent est arrivé et figure dans la liste. Vérifiez-le avant d’enregistrer celui-ci.",
    undo: "Annuler",
    undoOf: (what, amount) => `Annuler ${what}, ${amount}`,
    undoQuestion: (what, amount) => `Annuler ${what} de ${amount}\u202f?`,
    undoHint: "Il reste dans la liste, marqué comme annulé, et ne compte plus.",
    undoWhy: "Annuler un mouvement demande l’accord d’un administrateur.",
    keep: "Ne pas annuler",
    undoneNow: "Mouvement annulé.",
    undone: (who) => `annulé ${who}`,
    who: (clock, by, approver) =>
      `${clock}${by && ` par ${by}`}${approver && `\u00a0· approuvé par ${approver}`}`,
  },
};
