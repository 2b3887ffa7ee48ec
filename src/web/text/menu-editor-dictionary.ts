import { dictionary } from "./spoken-language.ts";

/** The texts of the menu's editor and of what the owner's screens share, in Portuguese; see dictionary.ts. */
export const menuEditorText = dictionary("menu-editor", {
  languages: {
    missingCount: (count: number) => (count === 1 ? "Falta 1 idioma" : `Faltam ${count} idiomas`),
  },
  entry: {
    inactive: "Inativo",
    hiddenFromNavigation: "Fora da navegação",
    edit: (title: string) => `Editar ${title}`,
    open: (title: string) => `Abrir ${title}`,
    titleRequired: "Digite ao menos o título!",
  },
  adding: {
    category: "Nova categoria",
    item: "Novo item",
    group: "Nova subcategoria",
    option: "Nova opção",
    categoryTitle: "Digite o título da categoria!",
    itemTitle: "Digite o título do item!",
    groupTitle: "Digite o título da subcategoria!",
    optionTitle: "Digite o título da opção!",
    add: "Adicionar",
    added: (title: string) => `${title} foi adicionado.`,
    firstCategory: "Comece por uma categoria, como Pizzas ou Bebidas.",
    emptyTitle: "Seu cardápio está vazio",
    noItems: "Nenhum item ainda.",
    noGroups: "Adicione subcategorias para o cliente escolher, como Borda ou Ponto da carne.",
  },
  copying: {
    duplicated: (title: string) => `${title} foi duplicado.`,
    failed: (title: string, reason: string) => `Não foi possível duplicar ${title}. ${reason}`,
    undone: "A cópia foi desfeita.",
    notUndone: (reason: string) => `A cópia não pôde ser desfeita. ${reason}`,
    copied: (title: string, count: number) =>
      count === 1
        ? `${title} foi copiado para 1 item.`
        : `${title} foi copiado para ${count} itens.`,
  },
  deleting: {
    deleted: (title: string) => `Você excluiu ${title}.`,
    restored: (title: string) => `${title} está de volta.`,
    failed: (title: string, reason: string) => `Não foi possível excluir ${title}. ${reason}`,
    notRestored: (title: string, reason: string) => `${title} não pôde voltar. ${reason}`,
  },
  sorting: {
    categories: "Ordenar categorias",
    items: "Ordenar itens",
    groups: "Ordenar subcategorias",
    options: "Ordenar opções",
  },
  lost: (title: string) => `${title}: a última mudança não foi salva.`,
  orderLost: "A nova ordem não foi salva.",
});
