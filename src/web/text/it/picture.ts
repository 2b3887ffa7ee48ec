import type { pictureText } from "../picture-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const picture: Translated<typeof pictureText> = {
  layout: "Formato",
  layoutRequired: "Scegli un formato.",
  show: "Vedi immagine",
  drawing: "Preparazione dell’immagine...",
  open: "Apri immagine",
  download: "Scarica immagine",
  of: (number, layout) => `Immagine dell’ordine ${number}, ${layout}`,
  gone: "L’immagine non è più disponibile.",
};
