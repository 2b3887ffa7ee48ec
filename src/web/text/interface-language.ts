import { defaultLanguage, languageTags } from "../../domain/languages.ts";

/** Of our own words, which stand in one language whatever that of the menu is: for the `lang` of parts that hold no others. */
export const interfaceTag = languageTags[defaultLanguage];
