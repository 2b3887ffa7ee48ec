import { dictionary } from "./spoken-language.ts";

/** The open item and adding it to the cart, in Portuguese; see dictionary.ts. The menu does not need them. */
export const cartText = dictionary("cart", {
  item: {
    options: "Opções",
    observation: "Observação do item",
    observationPlaceholder: "Ex.: sem cebola",
    save: "Salvar",
    add: "Adicionar",
    addedCount: (title: string, count: number) =>
      count === 1 ? `${title} está no pedido.` : `${title}: mais ${count} no pedido.`,
    undo: "Desfazer",
    removed: (title: string) => `${title} saiu do pedido.`,
    choose: (group: string) => `Escolha: ${group}`,
    missing: (count: number) => `Falta escolher ${count}.`,
    atMost: (count: number) => `No máximo ${count}.`,
    uneven: "Todas as unidades levam as mesmas opções: escolha de novo.",
    full: (max: number) => `O máximo é ${max}: para trocar, tire uma opção.`,
    none: "Nenhuma",
    free: "grátis",
    freeOf: (count: number) => `${count} grátis`,
    another: "Mais uma, diferente",
    anotherNote: "Esta é mais uma: o que já está no pedido fica como está.",
    inOrder: "No pedido",
    edit: "Editar",
    tooManyLines: (lines: number, entries: number) =>
      `Um pedido pode ter no máximo ${lines} linhas, e ${entries} com as opções.`,
  },
});
