import { dictionary } from "./spoken-language.ts";

export const rowsText = dictionary("rows", {
  rows: {
    drag: (name: string) => `Mudar a ordem de ${name}`,
    moveUp: (name: string) => `Subir ${name}`,
    moveDown: (name: string) => `Descer ${name}`,
    moved: (name: string, position: number, count: number) =>
      `${name} agora é o ${position}º de ${count}.`,
    remove: (name: string) => `Remover ${name}`,
    removed: (name: string) => `${name} foi removido.`,
    undo: "Desfazer",
  },

  dragging: {
    instructions:
      "Para pegar, aperte espaço ou Enter. Mova com as setas e aperte de novo para soltar, ou Escape para desistir.",
    picked: (title: string) => `${title} foi pego.`,
    over: (title: string, place: string) => `${title} está em: ${place}.`,
    placeNumber: (place: number, count: number) => `posição ${place} de ${count}`,
    dropped: (title: string, place: string) => `${title} ficou em: ${place}.`,
    cancelled: (title: string) => `${title} voltou ao seu lugar.`,
  },
});
