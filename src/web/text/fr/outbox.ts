import type { outboxText } from "../outbox-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const outbox: Translated<typeof outboxText> = {
  unsent: {
    state: "non envoyée",
    regions: {
      all: "Non envoyées",
      held: "Non envoyées, en attente d’une décision",
      waiting: "Non envoyées, en attente d’internet",
    },
    count: (count) =>
      count > 1
        ? `${count} envois attendent sur cet appareil, et partent dans l’ordre`
        : `${count} envoi attend sur cet appareil`,
    afterTab: "Gardée sur cet appareil\u202f; part après l’addition.",
    waiting: "Gardée sur cet appareil\u202f; part automatiquement quand internet revient.",
    onItsWay:
      "Elle a quitté cet appareil, et la réponse manque encore\u202f: elle repart automatiquement, et ne change plus.",
    waitingOnPage:
      "L’appareil ne peut pas la garder\u202f: laissez cette page ouverte jusqu’au départ.",
    old: (time) => `Faite il y a ${time}. L’envoyer quand même\u202f?`,
    other: "Faite par quelqu’un d’autre sur cet appareil. L’envoyer quand même\u202f?",
    refused: "Elle n’a pas été acceptée, et n’a pas pu revenir dans la commande en cours.",
    send: "Envoyer",
    edit: "Modifier",
    editTooMany: "Elle ne tient pas dans la commande en cours. Envoyez d’abord celle-ci.",
    discard: "Abandonner",
    discardQuestion: "Abandonner la commande non envoyée\u202f?",
    maybeArrived:
      "Elle est peut-être arrivée\u202f: seule la réponse manque. Si oui, elle est parmi les commandes de l’addition.",
    keep: "Garder",
  },

  refusal: {
    title: "La commande n’a pas été acceptée",
    state: "non acceptée",
    waits: "Le motif et les articles sont sur l’addition.",
    back: "Les articles sont revenus dans la commande.",
    prices: "Des prix ont changé. Les articles sont revenus dans la commande.",
    sendAtNewPrices: "Envoyer aux nouveaux prix",
    unavailable: "Ces articles ne sont plus disponibles. La commande est revenue à l’écran.",
    short: "Des articles sont épuisés ou ne suffisent pas. La commande est revenue à l’écran.",
    options: "Les options de certains articles sont à ajuster. La commande est revenue à l’écran.",
    choose: "Choisir les options",
    remove: "Retirer",
    closed: "Cette addition est déjà fermée. Les articles sont toujours ici.",
    newTab: "Nouvelle addition avec ces articles",
    noRoom:
      "Les articles ne tiennent pas dans la commande en cours de l’autre addition, et restent ici. Envoyez d’abord celle-là, ou ouvrez une addition individuelle.",
    unknown:
      "Elle, ou une version d’elle, est peut-être déjà arrivée. Vérifiez les commandes de l’addition avant de la renvoyer.",
    understood: "Compris",
  },

  opening: {
    waiting:
      "Ouverte sans internet\u202f: elle est gardée sur cet appareil et part automatiquement, avant les commandes.",
    onItsWay:
      "Elle a quitté cet appareil, et la réponse manque encore\u202f: elle repart automatiquement, avant les commandes.",
    waitingOnPage:
      "L’appareil ne peut pas la garder\u202f: laissez cette page ouverte jusqu’au départ.",
    old: (time) => `L’addition a été ouverte il y a ${time}. L’envoyer quand même\u202f?`,
    other:
      "L’addition a été ouverte par quelqu’un d’autre sur cet appareil. L’envoyer quand même\u202f?",
    refused: "L’addition n’a pas été ouverte",
    tableGone: (number) =>
      `La table ${number} n’existe plus. Choisissez-en une autre\u202f: les articles et les commandes suivent l’addition.`,
    switchedOff:
      "Les additions sont désactivées, ou vous ne pouvez plus en ouvrir. Parlez à un administrateur et réessayez\u202f: les articles et les commandes restent ici.",
    refusedFor: (reason) => `${reason} Les articles et les commandes restent ici.`,
    chooseTable: "Choisir une autre table",
    discardQuestion: (orders) => {
      if (orders === 0) return "Abandonner l’addition non envoyée\u202f?";
      return orders === 1
        ? "Abandonner l’addition et sa commande non envoyée\u202f?"
        : `Abandonner l’addition et ses ${orders} commandes non envoyées\u202f?`;
    },
    discardDraft: "Les articles choisis pour elle sont abandonnés aussi.",
    maybeArrived:
      "Elle est peut-être arrivée\u202f: seule la réponse manque. Si oui, elle est parmi les additions de la table.",
    besideTitle: "Un autre appareil avait déjà ouvert cette table",
    beside:
      "Cette addition est devenue INDIVIDUELLE, avec ses commandes. Pour n’en avoir qu’une, utilisez «\u202fRéunir avec une autre addition\u202f» dans les actions de l’addition.",
  },

  foreign: {
    waits:
      "Cela a été fait sur cet appareil avec une version plus récente du programme, que celle-ci ne sait pas envoyer. Rechargez la page.",
    reload: "Recharger",
    discardQuestion: "Abandonner ce qui a été fait dans la version plus récente\u202f?",
    maybeArrived: "C’est peut-être déjà arrivé\u202f: vérifiez d’abord l’addition.",
  },
};
