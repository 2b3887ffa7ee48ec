import type { callText } from "../call-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const call: Translated<typeof callText> = {
  callStaff: "Llamar al mesero",
  askForBill: "Pedir la cuenta",
  billAsked: "Se pidió la cuenta. Ya viene alguien.",
  staffCalled: "Ya avisamos al mesero.",
  noSuchTable: "Esta mesa no existe. Confirme el número con el equipo.",
  callsAreOff: "No se puede llamar desde aquí en este momento. Hable con el equipo.",
};
