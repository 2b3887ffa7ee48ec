import { dictionary } from "./spoken-language.ts";

/** The texts of the menu's editor and of what the owner's screens share, in Portuguese; see dictionary.ts. */
export const menuEditorText = dictionary("menu-editor", {
  languages: {
    label: "Idioma do texto",
    missing: "falta traduzir",
    missingCount: (count: number) => (count === 1 ? "Falta 1 idioma" : `Faltam ${count} idiomas`),
  },

  lost: {
    heading: "Outra pessoa excluiu isto",
    gone: (title: string) => `Excluíram ${title} enquanto você editava. Isto não foi salvo:`,
    placeGone: (title: string) =>
      `O lugar de ${title} foi excluído enquanto você escrevia. Isto não foi salvo:`,
    goneShort: (title: string) => `Outra pessoa excluiu ${title}.`,
    bringBack: "Trazer de volta",
    discard: "Descartar",
  },

  entry: {
    inactive: "Inativo",
    hiddenFromNavigation: "Fora da navegação",
    edit: (title: string) => `Editar ${title}`,
    finish: (title: string) => `Concluir a edição de ${title}`,
    open: (title: string) => `Abrir ${title}`,
    title: "Título",
    subtitle: "Descrição",
    inLanguage: (field: string, language: string) => `${field} (${language})`,
    fields: {
      priceCents: "Preço",
      serves: "Serve quantas pessoas",
      min: "Mínimo",
      max: "Máximo",
      price_rule: "Como se cobra",
      free_qty: "Grátis",
      max_qty: "Máximo por pedido",
      available: "Horários em que aparece para pedir",
      stock: "Estoque (em branco é sem limite)",
      tax_class: "Classe fiscal",
    },
    week: {
      limit: "Só em certos horários",
      hint: "Fora deles continua no cardápio, com os horários, e não pode ser pedido.",
      incomplete: "Complete os horários: o que falta não é salvo.",
      never: "Não disponível",
    },
    optionMaxQty: "Máximo desta opção",
    /** Stands in a number's field in which nothing is typed. */
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
    aPicture: "Foto",
    pictures: (count: number) => (count === 1 ? "1 foto" : `${count} fotos`),
    titleRequired: "Digite ao menos o título!",
    active: "Ativo",
    navHide: "Fora da navegação",
    itemNavHide: "Fora da navegação: só a equipe vê o item, na comanda",
    save: "Salvar",
    finishShort: "Concluir",
    discard: "Descartar",
    place: "Mudar de lugar",
    delete: "Excluir",
    pictureOnItsWay: "Espere a foto terminar de ser enviada.",
    fallback: (portuguese: string) => `Em branco vale o português: ${portuguese}`,
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

  copying: {
    duplicate: "Duplicar",
    duplicated: (title: string) => `${title} foi duplicado.`,
    failed: (title: string, reason: string) => `Não foi possível duplicar ${title}. ${reason}`,
    undone: "A cópia foi desfeita.",
    notUndone: (reason: string) => `A cópia não pôde ser desfeita. ${reason}`,
    toOthers: "Copiar para outros itens",
    heading: (title: string) => `Copiar ${title} para outros itens`,
    explanation: "A subcategoria vai com todas as suas opções para cada item marcado.",
    search: "Buscar item",
    nothingFound: "Nenhum item encontrado.",
    noOthers: "Não há outros itens no cardápio.",
    hasIt: "já tem uma com este título",
    chooseSome: "Marque ao menos um item.",
    markShown: "Marcar todos",
    unmark: "Desmarcar todos",
    copy: (count: number) =>
      count === 0 ? "Copiar" : count === 1 ? "Copiar para 1 item" : `Copiar para ${count} itens`,
    copied: (title: string, count: number) =>
      count === 1
        ? `${title} foi copiado para 1 item.`
        : `${title} foi copiado para ${count} itens.`,
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
    deleted: (title: string) => `Você excluiu ${title}.`,
    undo: "Desfazer",
    restored: (title: string) => `${title} está de volta.`,
    failed: (title: string, reason: string) => `Não foi possível excluir ${title}. ${reason}`,
    notRestored: (title: string, reason: string) => `${title} não pôde voltar. ${reason}`,
  },

  sorting: {
    heading: "Ordenar",
    headingOf: (title: string) => `Ordenar ${title}`,
    place: (title: string) => `Mudar ${title} de lugar`,
    categories: "Ordenar categorias",
    items: "Ordenar itens",
    groups: "Ordenar subcategorias",
    options: "Ordenar opções",
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
    instructions:
      "Para pegar, aperte espaço ou Enter. Mova com as setas e aperte de novo para soltar, ou Escape para desistir.",
    picked: (title: string) => `${title} foi pego.`,
    over: (title: string, place: string) => `${title} está em: ${place}.`,
    placeNumber: (place: number, count: number) => `posição ${place} de ${count}`,
    dropped: (title: string, place: string) => `${title} ficou em: ${place}.`,
    cancelled: (title: string) => `${title} voltou ao seu lugar.`,
  },

  intervals: {
    opens: "Abre",
    closes: "Fecha",
    ofDay: (what: string, day: string) => `${what}, ${day}`,
    addInterval: (day: string) => `Novo horário: ${day}`,
    removeInterval: (day: string, which: string) => `Remover horário: ${day}, ${which}`,
    wholeDay: "o dia todo",
    untilMidnight: "até meia-noite",
    untilNextDay: (time: string) => `até ${time} do dia seguinte`,
    time: "Digite o horário.",
    overlaps: "Este horário cruza com outro.",
  },
  /** From Sunday on. */
  weekdays: ["Domingo", "Segunda", "Terça", "Quarta", "Quinta", "Sexta", "Sábado"],

  pictures: {
    send: "Enviar foto",
    replace: "Trocar",
    remove: "Remover",
    undo: "Desfazer",
    removed: "Foto removida.",
    none: "Sem foto",
    dropHere: "Solte uma foto aqui",
    dropNow: "Solte a foto",
    opening: "Abrindo a foto...",
    sending: (percent: number) => `Enviando a foto: ${percent}%`,
    preparing: "Preparando a foto...",
    progressOf: (label: string) => `Envio da foto: ${label}`,
    sent: "Foto enviada.",
    cancelled: "Envio cancelado.",
    unreadable: "Não foi possível abrir este arquivo como foto. Escolha um JPEG, PNG ou WebP.",
  },
});

function optionCount(count: number): string {
  if (count === 0) return "não há opções";
  return count === 1 ? "há só 1 opção" : `há só ${count} opções`;
}
