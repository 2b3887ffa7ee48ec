import { dictionary } from "./spoken-language.ts";

/** The words of histories, in Portuguese; see dictionary.ts. Amounts come in as already formatted money. */
export const historyText = dictionary("history", {
  heading: "Histórico",
  nothing: "Nada ainda.",
  by: (name: string) => `por ${name}`,
  approvedBy: (name: string) => `aprovado por ${name}`,
  /** For a code that this page does not know. */
  unknown: "Alteração",

  placed: "Pedido feito",
  accepted: "Aceito",
  ready: "Pronto",
  notReady: "De volta na cozinha",
  lineCancelled: (what: string) => `Cancelado: ${what}`,
  linePassed: (what: string) => `Passado para outra conta: ${what}`,
  linesAdded: (what: string) => `Acrescentado: ${what}`,
  opened: "Conta aberta",
  closed: "Conta fechada",
  paid: (amount: string) => `Pagamento: ${amount}`,
  refunded: (amount: string) => `Estorno: ${amount}`,
  promised: (time: string) => `Horário prometido: ${time}`,
  renamed: "Conta renomeada",
  moved: (from: number, to: number) => `Mudou: Mesa ${from} → Mesa ${to}`,
  merged: (from: number, to: number) => `Juntada: Mesa ${from} → Mesa ${to}`,
  passed: (from: number, to: number) => `Itens passados: Mesa ${from} → Mesa ${to}`,
  reopened: "Conta reaberta",
  reopenedFor: (reason: string) => `Conta reaberta: ${reason}`,
  serviceWaived: (from: string, to: string) => `Serviço: ${from} → ${to}`,
  pricesChanged: (count: number) => (count === 1 ? "Preços: 1 item" : `Preços: ${count} itens`),
  keyRenewed: (table: number) => `Chave do código da mesa ${table} renovada`,
  settingsChanged: "Configurações salvas",
  servicesChanged: "Serviços e horários salvos",
  areasChanged: "Áreas e taxas salvas",
  services: { delivery: "Entrega", takeout: "Retirada", indoor: "Quarto e mesa" },
  paused: (service: string, until: string) => `${service}: pausa até ${until}`,
  resumed: (service: string) => `${service}: fim da pausa`,
});
