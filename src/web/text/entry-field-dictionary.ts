import { fieldLabels } from "./entry-field-words.ts";
import { dictionary } from "./spoken-language.ts";

export const entryFieldText = dictionary("entry-field", {
  title: "Título",
  subtitle: "Descrição",
  inLanguage: (field: string, language: string) => `${field} (${language})`,
  fields: fieldLabels("br"),
  aPicture: "Foto",
  station: "Estação",
});
