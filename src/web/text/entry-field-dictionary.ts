import { fieldLabels } from "./entry-field-words.ts";
import { dictionary } from "./spoken-language.ts";

export const entryFieldText = dictionary("entry-field", {
  title: "Título",
  subtitle: "Descrição",
  fields: fieldLabels("br"),
  aPicture: "Foto",
  station: "Estação",
});
