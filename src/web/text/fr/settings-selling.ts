import type { settingsSellingText } from "../settings-selling-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const settingsSelling: Translated<typeof settingsSellingText> = {
  payment: {
    help: "Comment la maison encaisse\u202f: ce que le client choisit en finalisant une commande et ce que l’équipe enregistre.",
    keyWithoutPix:
      "PIX n’est pas coché\u202f: le client voit cette clé en finalisant, mais ne peut pas choisir de payer par PIX. Si vous acceptez PIX, cochez-le plus haut.",
    pixWithoutKey:
      "PIX est coché, mais il n’y a pas de clé\u202f: le client choisit PIX et ne voit pas où payer.",
    wrongPixKey:
      "Cette clé n’est pas valide\u202f: vérifiez que ses chiffres sont ceux qu’affiche votre banque. Avec elle, il n’y a pas de code PIX avec le montant de la commande.",
    longPixName: (name, count, most) =>
      `Le nom dans ce code, «\u202f${name}\u202f», a ${count} lettres, et la norme PIX en admet ${most}\u202f: certaines banques refusent le paiement. Générez à nouveau le code avec un nom plus court, ou n’utilisez que la clé.`,
    longPixCity: (city, count, most) =>
      `La ville dans ce code, «\u202f${city}\u202f», a ${count} lettres, et la norme PIX en admet ${most}\u202f: certaines banques refusent le paiement. Générez à nouveau le code avec une forme plus courte, ou n’utilisez que la clé.`,
    fixedPixAmount: (amount) =>
      `Ce code encaisse toujours ${amount}, quelle que soit la commande. Utilisez un code sans montant, ou seulement la clé.`,
    singlePixCode:
      "Ce code vaut pour un seul encaissement, et peut expirer. Utilisez un code permanent, ou seulement la clé.",
    methodsHint: "Le client et l’équipe choisissent parmi les modes cochés.",
  },
  tables: {
    help: "Pour les commandes passées à table.",
  },
  rooms: {
    help: "Pour les QR codes, un par chambre.",
    countHint:
      "Les codes sont numérotés à partir de 1. Le client peut taper une autre chambre dans la commande.",
  },
};
