import { portugueseLabels } from "../../domain/labels.ts";
import { dictionary } from "./spoken-language.ts";

export const reasonText = dictionary("reason", {
  cancelReasons: portugueseLabels.cancelReasons,
  refundReasons: portugueseLabels.refundReasons,
  reasonWith: portugueseLabels.reasonWith,

  cancellation: {
    why: (reason: string) => `Motivo: ${reason}`,
    noReason: "Sem motivo informado",
    by: (name: string) => `por ${name}`,
    approvedBy: (name: string) => `com aprovação de ${name}`,
  },
});
