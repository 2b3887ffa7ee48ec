import { maxBulkEdits } from "../../domain/account-limits.ts";
import { dictionary } from "./spoken-language.ts";

export const priceTableText = dictionary("price-table", {
  explanation:
    "Digite sobre o valor. Enter e as setas mudam de linha, Escape desfaz a célula, e uma coluna copiada de uma planilha pode ser colada.",
  item: "Item",
  /** Names of columns for fields whose name in the form is too long. */
  columns: { priceCents: "Preço", stock: "Estoque", active: "Ativo" },
  yes: "sim",
  no: "não",
  /** Words that somebody may write, without capitals and accents. */
  meaningYes: ["sim", "s", "1", "x", "ativo", "verdadeiro", "true"],
  meaningNo: ["nao", "n", "0", "", "inativo", "falso", "false"],
  noPrice: "não é um preço",
  noCount: (min: number, max: number) => `de ${min} a ${max}`,
  noSwitch: "sim ou não",
  gone: "foi excluído",
  was: (value: string) => (value === "" ? "estava vazio" : `era ${value}`),
  search: "Buscar na tabela",
  withOptions: "Mostrar as opções",
  nothingFound: "Nada encontrado.",
  noneSign: "–",
  pasted: (count: number) => (count === 1 ? "1 célula colada." : `${count} células coladas.`),
  leftOver: (count: number) =>
    count === 1
      ? "1 valor ficou de fora: a tabela acabou."
      : `${count} valores ficaram de fora: a tabela acabou.`,

  saving: {
    region: "Salvar a tabela",
    unsaved: (count: number) =>
      count === 1
        ? "1 valor mudou e não está salvo."
        : `${count} valores mudaram e não estão salvos.`,
    tooMany: `No máximo ${maxBulkEdits.toLocaleString("pt-BR")} linhas de uma vez: descarte algumas mudanças e salve o resto depois.`,
    saved: (count: number) => (count === 1 ? "1 linha salva." : `${count} linhas salvas.`),
    nothingChanged: "Já estava tudo assim.",
    undone: "As mudanças foram desfeitas.",
    notUndone: (reason: string) => `As mudanças não puderam ser desfeitas. ${reason}`,
    changedSince: "Outra pessoa mudou estes valores depois.",
    gone: (count: number, names: string) =>
      count === 1
        ? `Outra pessoa excluiu ${names || "um item"}, que você mudou.`
        : `Outra pessoa excluiu ${names || `${count} itens`}, que você mudou.`,
  },

  change: {
    open: "Reajustar preços",
    openOf: (category: string) => `Reajustar preços de ${category}`,
    category: "Categoria",
    all: "Todas as categorias",
    direction: "Direção",
    up: "Aumentar",
    down: "Diminuir",
    by: "Como",
    percent: "Por porcentagem",
    amount: "Por valor",
    percentField: "Porcentagem (%)",
    amountField: "Valor",
    percentWrong: (max: number) => `Digite uma porcentagem de 0 a ${max}, com até duas casas.`,
    amountRequired: "Digite o valor.",
    rounding: "Arredondar",
    roundings: {
      cents: "Não arredondar",
      "10": "Para R$ 0,10",
      "50": "Para R$ 0,50",
      "100": "Para R$ 1,00",
      "90": "Para terminar em ,90",
    },
    withOptions: "Também as opções",
    preview: "Como fica",
    from: "de",
    to: "para",
    none: "Nenhum preço muda.",
    free: "O que não tem preço continua sem preço.",
    apply: (count: number) =>
      count === 0
        ? "Pôr na tabela"
        : count === 1
          ? "Pôr 1 preço na tabela"
          : `Pôr ${count} preços na tabela`,
    applied: (count: number) =>
      count === 1
        ? "1 preço mudou na tabela. Confira e salve."
        : `${count} preços mudaram na tabela. Confira e salve.`,
  },
});
