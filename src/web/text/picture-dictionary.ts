import { dictionary } from "./spoken-language.ts";

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
