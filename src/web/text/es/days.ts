import type { daysText } from "../days-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const days: Translated<typeof daysText> = {
  from: "Desde",
  to: "Hasta",
  form: "día/mes/año",
  show: "Ver",
  invalid: "Escriba un día que exista, como 21/11/2026.",
  turned: "El último día es anterior al primero.",
};
