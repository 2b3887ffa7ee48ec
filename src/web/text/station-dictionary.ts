import { dictionary } from "./spoken-language.ts";

export const stationText = dictionary("station", {
  stations: {
    heading: "Estações",
    help: "Onde cada coisa é feita: bar, forno, grelha. Escolha a estação de uma categoria ou de um item ao editá-los no cardápio.",
    none: "Nenhuma estação: tudo sai no mesmo lugar.",
    edit: "Editar estações",
    add: "Adicionar estação",
    full: (max: number) => `No máximo ${max} estações.`,
    name: (place: number) => `Nome da estação ${place}`,
    unnamed: (place: number) => `Estação ${place}`,
    default: "Padrão",
    defaultField: "Estação padrão",
    defaultHint: "Faz o que não tem outra estação.",
    nameRequired: "Digite o nome da estação.",
    saved: "Estações salvas",
    loadFailed: "As estações não foram carregadas.",
    fieldUsual: {
      category: (name: string) => `A padrão (${name})`,
      item: "A da categoria",
    },
    gone: "Uma estação que não existe mais",
  },
});
