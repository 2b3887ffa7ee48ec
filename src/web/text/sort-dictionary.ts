import { dictionary } from "./spoken-language.ts";

export const sortText = dictionary("sort", {
  sorting: {
    heading: "Ordenar",
    headingOf: (title: string) => `Ordenar ${title}`,
    place: (title: string) => `Mudar ${title} de lugar`,
    position: "Posição",
    first: "Primeiro",
    last: "Último",
    before: "Acima de",
    after: "Abaixo de",
    reference: "Item de referência",
    choose: "Escolha um item",
    referenceRequired: "Escolha o item de referência.",
    move: "Mover",
    hint: "Arraste pela alça ou use as setas.",
    drag: (title: string) => `Arrastar ${title}`,
    up: (title: string) => `Subir ${title}`,
    down: (title: string) => `Descer ${title}`,
    moved: (title: string, place: number, count: number) =>
      `${title}: posição ${place} de ${count}.`,
    movedTo: (title: string, category: string) => `${title} está em ${category}.`,
    moveUpQuestion: (category: string) => `Mover para a categoria anterior, ${category}?`,
    moveDownQuestion: (category: string) => `Mover para a próxima categoria, ${category}?`,
    above: (category: string) => `Mover para o fim de ${category}`,
    below: (category: string) => `Mover para o início de ${category}`,
  },

  copying: {
    heading: (title: string) => `Copiar ${title} para outros itens`,
    explanation: "A subcategoria vai com todas as suas opções para cada item marcado.",
    search: "Buscar item",
    nothingFound: "Nenhum item encontrado.",
    noOthers: "Não há outros itens no cardápio.",
    hasIt: "(já tem uma com este título)",
    chooseSome: "Marque ao menos um item.",
    markShown: "Marcar todos",
    unmark: "Desmarcar todos",
    copy: (count: number) =>
      count === 0 ? "Copiar" : count === 1 ? "Copiar para 1 item" : `Copiar para ${count} itens`,
  },

  deleting: {
    categoryQuestion: (title: string) => `Excluir a categoria ${title}?`,
    itemQuestion: (title: string) => `Excluir o item ${title}?`,
    groupQuestion: (title: string) => `Excluir a subcategoria ${title}?`,
    withItems: (count: number) =>
      count === 1
        ? "O item dentro dela também será excluído."
        : `Os ${count} itens dentro dela também serão excluídos.`,
    withGroups: (count: number) =>
      count === 1
        ? "A subcategoria dentro dele também será excluída."
        : `As ${count} subcategorias dentro dele também serão excluídas.`,
  },
});
