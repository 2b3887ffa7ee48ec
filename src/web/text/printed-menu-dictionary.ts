import { dictionary } from "./spoken-language.ts";

export const printedMenuText = dictionary("printed-menu", {
  help: "Um PDF do cardápio para imprimir, feito com o que está no site agora.",
  design: "Montar cardápio",
  designHint: "Em A4, A5, livreto ou folheto, com o código que leva ao cardápio de hoje.",
  paper: "Papel",
  papers: {
    a4: "Folhas A4",
    a5: "Folhas A5",
    booklet: "Livreto: folhas A4 dobradas ao meio",
    flyer: "Folheto: folha A4 dobrada em três",
  },
  bookletHint: "Imprima dos dois lados, virando pela borda curta, e dobre ao meio.",
  flyerHint:
    "Imprima dos dois lados, virando pela borda curta. Com o lado de dentro para cima, dobre o terço da direita e depois o da esquerda por cima.",
  letters: "Letras",
  sizes: { usual: "Normais", large: "Grandes, para quem lê com dificuldade" },
  languageHint: "O que não estiver traduzido sai em português.",
  prices: "Com preços",
  address: "Com endereço e telefone",
  hours: "Com horários",
  logo: "Com o logo",
  colours: "Com a cor da casa",
  coloursHint: "Sem ela, o cardápio sai em preto e branco.",
  preview: (page: number, pages: number) => `Página ${page} de ${pages}`,
  previousPage: "Página anterior",
  nextPage: "Próxima página",
  drawing: "Desenhando...",
  contents:
    "Entra o que os clientes veem no cardápio, também o que está esgotado. O que está inativo ou oculto fica de fora.",
  download: "Baixar PDF",
  downloaded: (pages: number, sheets: number) =>
    `PDF baixado: ${pages === 1 ? "1 página" : `${pages} páginas`} em ${sheets === 1 ? "1 folha" : `${sheets} folhas`}, frente e verso.`,
  fileName: "cardapio.pdf",
});
