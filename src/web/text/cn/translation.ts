export { translationText as translation } from "../translation-dictionary.ts";
