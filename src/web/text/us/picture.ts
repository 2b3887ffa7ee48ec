import type { pictureText } from "../picture-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const picture: Translated<typeof pictureText> = {
  layout: "Layout",
  layoutRequired: "Select a layout.",
  show: "See picture",
  drawing: "Preparing the picture...",
  open: "Open picture",
  download: "Download picture",
  of: (number, layout) => `Picture of order ${number}, ${layout}`,
  gone: "The picture is no longer available.",
};
