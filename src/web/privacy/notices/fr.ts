import type { Notice } from "../notice-words.ts";

export const fr: Notice = {
  heading: "Confidentialité",
  parts: ({ business, orderDays, deviceDays, pictureHours }) => [
    {
      heading: "Qui s’occupe de vos données",
      paragraphs: [
        `${business} décide de ce qui est fait des données que vous donnez sur ce site et en répond (loi brésilienne 13.709/2018, la LGPD). Elles sont vues par l’équipe de ${business} et par les personnes qui font fonctionner le site.`,
      ],
    },
    {
      heading: "Ce qui est gardé, pourquoi et combien de temps",
      paragraphs: [
        `Commandes\u202f: nom, e-mail, téléphone, CPF/CNPJ si vous l’avez voulu sur la facture, adresse ou chambre, remarques et ce qui a été commandé. Sans cela, impossible de préparer, de livrer et d’encaisser. Après ${orderDays} jours, tout ce qui dit qui vous êtes quitte la commande\u202f; les articles et les montants restent, pour les comptes de la maison.`,
        `Votre appareil\u202f: un code tiré au hasard, afin que vos commandes ne soient visibles que de vous. Il est oublié après ${deviceDays} jours sans visite. Il n’y a ni cookies, ni publicité, ni pistage.`,
        `Sur cet appareil\u202f: la commande en cours et, si vous l’avez demandé, vos coordonnées, pendant ${deviceDays} jours.`,
        `Avis\u202f: les étoiles et le commentaire, sans votre nom. Après ${orderDays} jours, on ne sait plus de quel appareil ils viennent.`,
        `Images des commandes\u202f: ${pictureHours} heures.`,
      ],
    },
    {
      heading: "Ce qui sort du site",
      paragraphs: [
        "Le CEP (code postal) que vous tapez est cherché dans un service d’adresses, sans rien qui dise qui l’a demandé. Le plan et WhatsApp ne s’ouvrent que si vous les touchez\u202f; ensuite, leurs propres règles s’appliquent.",
      ],
    },
    {
      heading: "Ce que vous pouvez demander",
      paragraphs: [
        `Voir, corriger, emporter ou effacer vos données. Sur cet appareil, utilisez les boutons ci-dessous. Pour les commandes faites sur un autre, contactez ${business} en donnant le téléphone ou l’e-mail de la commande. Sans réponse, vous pouvez vous adresser à l’autorité brésilienne de protection des données (ANPD).`,
      ],
    },
  ],
  mine: {
    heading: "Mes données",
    explain: "Ce que ce site sait de la personne qui utilise cet appareil.",
    download: "Télécharger mes données",
    fileName: "mes-donnees.json",
    erase: "Effacer mes données",
    eraseQuestion: "Effacer vos données\u202f?",
    eraseExplain:
      "Votre nom, vos contacts, votre adresse et vos remarques quittent les commandes et cet appareil, et vous ne verrez plus vos commandes. Cette action est irréversible.",
    erased: (orders) =>
      orders === 0
        ? "Aucune commande n’était à vous. Cet appareil a oublié vos coordonnées."
        : "Vos données sont effacées.",
    failed: "Cela n’a pas marché. Réessayez dans un moment.",
    refused: (why) => `Cela n’a pas marché\u202f: ${why}.`,
  },
};
