import type { callText } from "../call-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const call: Translated<typeof callText> = {
  callStaff: "Appeler le serveur",
  askForBill: "Demander l’addition",
  billAsked: "L’addition est demandée. Quelqu’un arrive.",
  staffCalled: "Le serveur est prévenu.",
  noSuchTable: "Cette table n’existe pas. Vérifiez le numéro avec l’équipe.",
  callsAreOff: "Impossible d’appeler d’ici en ce moment. Parlez à l’équipe.",
};
