import { dictionary } from "./spoken-language.ts";

export const stockText = dictionary("stock", {
  title: "O que esgotou?",
  forAnHour: "Por 1 hora",
  forToday: "Por hoje",
  untilReopened: "Até reabrir",
  back: "Voltou",
  ofOthers: (count: number) =>
    count === 1
      ? "Também no outro lugar do cardápio"
      : `Também nos outros ${count} lugares do cardápio`,
  choicesOf: (title: string) => `Disponibilidade de ${title}`,
  soldOutUntil: (when: string) => `Esgotado até ${when}`,
  soldOut: (title: string) => `${title}: esgotado.`,
  available: (title: string) => `${title}: voltou.`,
  stillSoldOut: (title: string) => `${title}: continua esgotado.`,
  lacks: (group: string) => `Esgotado enquanto faltarem opções em ${group}.`,
  failed: (title: string, why: string) => `${title}: nada mudou. ${why}`,
  stock: "Quantos restam",
  stockOf: (title: string) => `Quantos restam de ${title}`,
  noLimit: "sem limite",
  save: "Salvar",
  counted: (title: string) => `${title}: estoque salvo.`,
  gone: "Nada disto está mais no cardápio.",
});
