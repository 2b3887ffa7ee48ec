import { dictionary } from "./spoken-language.ts";

/** The texts of tabs that go elsewhere, are closed and opened again, in Portuguese; see dictionary.ts. */
export const movesText = dictionary("moves", {
  menu: "Ações da comanda",
  rename: "Renomear",
  move: "Mudar de mesa",
  merge: "Juntar com outra comanda",
  pass: "Passar itens",
  back: "Voltar",
  save: "Salvar nome",
  name: "Nome da comanda",
  nameHint: "Em branco, leva o número da mesa.",
  renamed: "Nome da comanda salvo.",

  toWhichTable: "Para qual mesa?",
  table: (number: number, state: string) => `Mesa ${number}, ${state}`,
  moved: (number: number) => `A comanda agora está na mesa ${number}.`,
  taken: (number: number) => `A mesa ${number} já tem uma comanda aberta.`,
  takenHint: "Junte as duas, ou escolha outra mesa.",
  mergeInstead: "Juntar as duas",

  withWhich: "Com qual comanda?",
  withWhichOf: (number: number) => `Qual comanda da mesa ${number}?`,
  noOthers: "Nenhuma outra comanda está aberta.",
  noOthersHere: "Esta mesa não tem outra comanda aberta. Abra uma com o botão +.",
  mergeQuestion: (from: string, into: string) => `Juntar ${from} com ${into}?`,
  mergeHint: "Os pedidos e os pagamentos passam para ela, e esta é encerrada.",
  merged: (into: string) => `As comandas foram juntadas: ${into}.`,

  passWhat: "O que passa para outra comanda?",
  nothingToPass: "Esta comanda não tem itens para passar.",
  chooseFirst: "Escolha ao menos um item.",
  chosen: (count: number) => (count === 1 ? "1 item escolhido" : `${count} itens escolhidos`),
  of: (qty: number, most: number) => `${qty} de ${most}`,
  qtyOf: (title: string, number: string) => `${title}, pedido ${number}`,
  passAll: "Tudo",
  next: "Escolher destino",
  tableTab: "Comanda da mesa",
  newTableTab: "Abrir a comanda da mesa",
  passed: (to: string) => `Itens passados: ${to}.`,

  closedMeanwhile: "Uma das comandas já foi encerrada. Nada mudou.",
  changed: "A comanda mudou em outro aparelho. Confira e tente de novo.",
  mergeChangesTotal:
    "O serviço não é cobrado igual nas duas: juntas, o total mudaria. Encerre cada uma à parte.",
  paidFor: "O que já foi pago não passa: estorne antes.",

  closedTabs: "Comandas fechadas",
  closedToday: "Encerradas hoje",
  search: "Mesa ou nome",
  noneClosed: "Nenhuma comanda foi encerrada hoje.",
  noneFound: "Nenhuma comanda encerrada hoje tem esta mesa ou este nome.",
  moreClosed: "Há outras, encerradas mais cedo.",
  closedAt: (clock: string, by: string | null) =>
    by === null ? `encerrada às ${clock}` : `encerrada às ${clock} por ${by}`,

  reopen: "Reabrir comanda",
  reopenReason: "Por que reabrir?",
  reasonRequired: "Diga o motivo.",
  reopened: "A comanda está aberta de novo.",
  reopenTaken: "A mesa já tem outra comanda aberta. Encerre, mova ou junte aquela antes.",
  tooLate: "Só no mesmo dia se reabre uma comanda.",
  approvalWhy: "Um administrador precisa aprovar.",

  mergedInto: "Esta comanda foi juntada com outra.",
  seeOther: "Ver a outra comanda",

  bill: "Conta pedida",
  tableAsksBill: (number: number) => `Mesa ${number} pediu a conta`,
  asksBill: "Esta mesa pediu a conta.",
});
