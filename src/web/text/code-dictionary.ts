import { dictionary } from "./spoken-language.ts";

export const codeText = dictionary("code", {
  help: "Um PDF pronto para imprimir e recortar: o código do site e, se houver, um para cada mesa.",
  print: "Imprimir QR Code",
  newTab: "O PDF abre em outra aba.",
  design: "Montar folhas",
  designHint: "Displays de mesa, adesivos e cartões, com o logo e a cor da casa.",
  heading: "Folhas de códigos",
  kind: "Códigos",
  kinds: { page: "Da página da casa", tables: "De cada mesa", rooms: "De cada quarto" },
  layout: "Formato",
  layouts: {
    tents: "Display de mesa A6, para dobrar",
    stickers: "Adesivos de 70 × 37 mm",
    cards: "Cartões para recortar",
  },
  numbers: "Números",
  numbersHint: (most: number) => `Em branco: de 1 a ${most}. Ou escolha: 1-4, 9`,
  wrongNumbers: (most: number) => `Escreva números de 1 a ${most}, como 1-4, 9.`,
  logo: "Com o logo",
  colours: "Com a cor da casa",
  preview: "Como fica a primeira folha",
  drawing: "Desenhando...",
  none: "Não há mesas nem quartos: diga quantos são nas configurações.",
  download: "Baixar PDF",
  downloaded: (count: number) =>
    count === 1 ? "PDF com 1 código baixado." : `PDF com ${count} códigos baixado.`,
  fileName: "codigos.pdf",
  keys: "Chaves das mesas",
  keysHelp:
    "O código de cada mesa leva uma chave: com ela o pedido do cliente vai para a comanda da mesa. Se alguém pede de longe com a foto do código, renove a chave e imprima de novo.",
  table: "Mesa",
  renew: "Renovar chave",
  renewQuestion: (table: number) => `Renovar a chave da mesa ${table}?`,
  renewWarning: (table: number) =>
    `Os códigos já impressos da mesa ${table} não servem mais para pedir: imprima e troque.`,
  renewedAt: (when: string) => `Chave renovada em ${when}.`,
  renewedBy: (when: string, name: string) => `Chave renovada em ${when} por ${name}.`,
  renewed: (table: number) => `Chave da mesa ${table} renovada. Imprima o código de novo.`,
});
