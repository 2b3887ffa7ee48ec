import { dictionary } from "./spoken-language.ts";

/** The bar of owners above their pages, and closing the account, in Portuguese; see dictionary.ts. */
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
  activity: {
    help: "Nas férias ou numa reforma, você pode tirar o site do ar. Nada do que está nele se perde.",
    isOpen: "No ar",
    close: "Tirar do ar",
    closeQuestion: "Tirar o site do ar?",
    closeExplanation:
      "Os clientes deixam de ver o cardápio e de pedir: veem só o nome, o logo e os contatos. Você pode reabrir quando quiser.",
    open: "Reabrir o site",
    opened: "O site está no ar de novo.",
    closed: "O site está fora do ar.",
  },
  inactive: {
    title: "Conta desativada",
    explanation:
      "Os clientes veem só o nome, o logo e os contatos. As configurações voltam com o site, como você as deixou.",
  },
});
