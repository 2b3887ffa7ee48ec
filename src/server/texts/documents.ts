// Texts that the server writes into documents and orders. Another language is another table of the same keys.

import { erasedName } from "../../domain/erased-name.ts";

export const sheetTexts = {
  documentTitle: (account: string) => `Códigos QR – ${account}`,
  pointCamera: "Aponte a câmera do celular",
  /** The words beside a code, by its use. */
  uses: {
    menu: "Aponte a câmera e veja o cardápio",
    call: "Aponte a câmera, veja o cardápio e chame o atendente",
    table: "Aponte a câmera e peça da mesa",
    room: "Aponte a câmera e peça do quarto",
  },
  fold: "dobre aqui",
  openMenu: "Aponte a câmera do celular para abrir o cardápio",
};

/** On the paper of a printer of receipts. */
export const receiptTexts = {
  test: "TESTE DE IMPRESSÃO",
  columns: (count: number) => `${count} colunas:`,
  accents: "ação maçã pão café você último às àquele ÁÉÍÓÚ ÂÊÔ ÃÕ Ç",
  mark: "Se as letras acima saíram trocadas, mude a tabela de letras da impressora nas configurações.",
  sizes: { normal: "letra normal", strong: "letra forte", large: "letra grande" },
  /** Stands for letters that the printer does not have. */
  unprinted: (mark: string) =>
    `${mark} são letras que esta impressora não tem: veja o pedido na tela.`,
};

export const headTexts = {
  menuOf: (account: string) => `Cardápio de ${account}`,
};

export const orderTexts = {
  /** The name in an order after personal data was erased: every order has one otherwise. */
  nameErased: erasedName,
};
