import type { pictureText } from "../picture-dictionary.ts";
import type { Translated } from "../spoken-language.ts";

export const picture: Translated<typeof pictureText> = {
  layout: "Formato",
  layoutRequired: "Seleccione un formato.",
  show: "Ver imagen",
  drawing: "Preparando la imagen...",
  open: "Abrir imagen",
  download: "Descargar imagen",
  of: (number, layout) => `Imagen del pedido ${number}, ${layout}`,
  gone: "La imagen ya no está disponible.",
};
