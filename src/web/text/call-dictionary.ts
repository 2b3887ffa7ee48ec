import { dictionary } from "./spoken-language.ts";

export const callText = dictionary("call", {
  callStaff: "Chamar o atendente",
  askForBill: "Pedir a conta",
  billAsked: "A conta foi pedida. Já vem alguém.",
  staffCalled: "O atendente já foi avisado.",
  noSuchTable: "Esta mesa não existe. Confira o número com a equipe.",
  callsAreOff: "Não é possível chamar por aqui no momento. Fale com a equipe.",
});
