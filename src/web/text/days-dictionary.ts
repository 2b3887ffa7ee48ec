import { dictionary } from "./spoken-language.ts";

export const daysText = dictionary("days", {
  from: "De",
  to: "Até",
  form: "dd/mm/aaaa",
  show: "Ver",
  invalid: "Digite um dia que existe, como 21/11/2026.",
  turned: "O último dia vem antes do primeiro.",
});
