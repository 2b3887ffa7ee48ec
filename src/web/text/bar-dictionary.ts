import { dictionary } from "./spoken-language.ts";

/** The bar of owners above their pages, in Portuguese; see dictionary.ts. */
export const barText = dictionary("bar", {
  bar: {
    label: "Modo de edição",
    editing: "Editando",
    editingLong: "Você está editando o cardápio",
    looking: "Visão do cliente",
    lookingLong: "Você está vendo o site como o cliente vê",
    look: "Cliente",
    lookLong: "Ver como cliente",
    prices: "Preços",
    edit: "Editar",
    editLong: "Voltar a editar",
    closed: "O estabelecimento está inativo: só você vê esta página.",
  },
});
