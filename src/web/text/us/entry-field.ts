import type { entryFieldText } from "../entry-field-dictionary.ts";
import { fieldLabels } from "../entry-field-words.ts";
import type { Translated } from "../spoken-language.ts";

export const entryField: Translated<typeof entryFieldText> = {
  title: "Title",
  subtitle: "Description",
  fields: fieldLabels("us"),
  aPicture: "Photo",
  station: "Station",
};
