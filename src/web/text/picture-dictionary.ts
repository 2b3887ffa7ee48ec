import { dictionary } from "./spoken-language.ts";

/** The picture of an order, in Portuguese; see dictionary.ts. */
export const pictureText = dictionary("picture", {
  layout: "Layout",
  layoutRequired: "Selecione um layout.",
  show: "Ver imagem",
  drawing: "Preparando a imagem...",
  open: "Abrir imagem",
  download: "Baixar imagem",
  of: (number: string, layout: string) => `Imagem do pedido ${number}, ${layout}`,
  gone: "A imagem não está mais disponível.",
});
