import { dictionary } from "./spoken-language.ts";

export const settingsSellingText = dictionary("settings-selling", {
  payment: {
    help: "Como a casa recebe: o que o cliente escolhe ao finalizar um pedido e o que a equipe registra.",
    keyWithoutPix:
      "PIX não está marcado: o cliente vê esta chave ao finalizar o pedido, mas não pode escolher pagar com PIX. Se você aceita PIX, marque PIX acima.",
    pixWithoutKey:
      "PIX está marcado, mas não há chave: o cliente escolhe PIX e não vê para onde pagar.",
    wrongPixKey:
      "Esta chave não é válida: confira se os dígitos são os que o seu banco mostra. Com ela não há código PIX com o valor do pedido.",
    longPixName: (name: string, count: number, most: number) =>
      `O nome neste código, "${name}", tem ${count} letras, e o padrão do PIX vai até ${most}: alguns bancos recusam o pagamento. Gere o código de novo com um nome mais curto, ou use só a chave.`,
    longPixCity: (city: string, count: number, most: number) =>
      `A cidade neste código, "${city}", tem ${count} letras, e o padrão do PIX vai até ${most}: alguns bancos recusam o pagamento. Gere o código de novo com uma forma mais curta, ou use só a chave.`,
    fixedPixAmount: (amount: string) =>
      `Este código cobra sempre ${amount}, seja qual for o pedido. Use um código sem valor, ou só a chave.`,
    singlePixCode:
      "Este código é de uma cobrança só, e pode vencer. Use um código que sirva sempre, ou só a chave.",
    methodsHint: "O cliente e a equipe escolhem entre as marcadas.",
  },
  tables: { help: "Para os pedidos feitos na mesa." },
  rooms: {
    help: "Para os códigos QR, um por quarto.",
    countHint:
      "Os códigos são numerados a partir de 1. O hóspede pode digitar outro quarto no pedido.",
  },
});
