import { dictionary } from "./spoken-language.ts";

export const entryText = dictionary("entry", {
  entry: {
    week: {
      limit: "Só em certos horários",
      hint: "Fora deles continua no cardápio, com os horários, e não pode ser pedido.",
      incomplete: "Complete os horários para salvar.",
      never: "Não disponível",
    },
    optionMaxQty: "Máximo desta opção",
    /** Shown in a number's empty field. */
    numberNone: { min: "0", max: "sem limite", free_qty: "0", max_qty: "sem limite" },
    rules: {
      /** As the server words them. */
      min_above_max: "o mínimo passa do máximo",
      free_above_max: "são mais grátis do que se pode escolher",
      min_above_options: "não há tantas opções para escolher",
      heading: "Regras da escolha",
      guestsRead: "O cliente lê:",
      anyNumber: "nada, pode escolher quantas quiser",
      unmet: (min: number, options: number) =>
        `Mínimo ${min}, mas ${optionCount(options)}: o item não pode ser pedido`,
    },
    choices: {
      sum: "Soma dos preços",
      highest: "Preço da mais cara",
      average: "Média dos preços",
      prepared: "Preparado na casa",
      resale: "Revenda",
      alcohol: "Bebida alcoólica",
    },
    picture: (title: string) => `Foto de ${title}`,
    pictures: (count: number) => (count === 1 ? "1 foto" : `${count} fotos`),
    active: "Ativo",
    navHide: "Fora da navegação",
    itemNavHide: "Fora da navegação: só a equipe vê o item, na comanda",
    finish: (title: string) => `Concluir a edição de ${title}`,
    finishShort: "Concluir",
    place: "Mudar de lugar",
    delete: "Excluir",
    pictureOnItsWay: "Espere a foto terminar de ser enviada.",
    fallback: (portuguese: string) => `Em branco vale o português: ${portuguese}`,
  },

  icons: {
    heading: "Ícones",
    none: "Nenhum ícone ainda.",
    add: "Novo ícone",
    title: "Título do ícone",
    picture: "Imagem do ícone",
    pictureRequired: "Escolha a imagem do ícone!",
    manage: "Gerenciar ícones",
    remove: (title: string) => `Excluir o ícone ${title}`,
    removeQuestion: (title: string) => `Excluir o ícone ${title}?`,
    removeExplanation: "Ele sai de todos os itens que o mostram.",
    gone: "Este ícone foi excluído por outra pessoa.",
  },

  lost: {
    heading: "Outra pessoa excluiu isto",
    gone: (title: string) => `Excluíram ${title} enquanto você editava. Isto não foi salvo:`,
    placeGone: (title: string) =>
      `O lugar de ${title} foi excluído enquanto você escrevia. Isto não foi salvo:`,
    goneShort: (title: string) => `Outra pessoa excluiu ${title}.`,
    bringBack: "Trazer de volta",
  },

  copying: {
    duplicate: "Duplicar",
    toOthers: "Copiar para outros itens",
  },
});

function optionCount(count: number): string {
  if (count === 0) return "não há opções";
  return count === 1 ? "há só 1 opção" : `há só ${count} opções`;
}
