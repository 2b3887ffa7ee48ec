import { cancelReasonText, cancelReasons } from "../../domain/cancel-reasons.ts";
import { centsFromReais, formatMoney } from "../../domain/money.ts";
import { paymentMethodLabels, paymentMethods } from "../../domain/payment-methods.ts";
import { refundReasonLabels, refundReasons, refundReasonText } from "../../domain/refunds.ts";
import { isOrderStatusId, orderStatus } from "../../domain/order-status.ts";

/** What a change was from or to, as its code has it: nothing is sure of it. */
type Told = Record<string, unknown>;
type Change = { from: Told; to: Told; currency: string | undefined };

const textOf = (value: unknown) => (typeof value === "string" ? value : "");
const numberOf = (value: unknown) => (typeof value === "number" ? value : 0);

/** An amount in reais. */
export function toldMoney(value: unknown, currency: string | undefined): string {
  return formatMoney(centsFromReais(numberOf(value)), currency);
}

function statusLabel(value: unknown): string {
  const id = numberOf(value);
  return isOrderStatusId(id) ? orderStatus(id).label : "";
}

function why({ reason, text }: Told): string {
  const known = cancelReasons.find((one) => one === reason) ?? null;
  const told = cancelReasonText({ reason: known, text: textOf(text) || undefined });
  return told ? ` — ${told}` : "";
}

const counted = ({ qty, title }: Told) => `${numberOf(qty)}× ${textOf(title)}`;

function listed(value: unknown): string {
  if (!Array.isArray(value)) return "";
  return value.map((one: Told) => counted(one)).join(", ");
}

const placed = ({ table }: Told) => `Mesa ${numberOf(table)}`;

function method({ method: told }: Told): string {
  const known = paymentMethods.find((one) => one === told);
  return known ? ` · ${paymentMethodLabels[known]}` : "";
}

function refundReason({ reason }: Told): string {
  const known = refundReasons.find((one) => one === reason);
  return known ? ` — ${refundReasonLabels[known]}` : "";
}

/** Typed, or the code of a refund; nothing once it is forgotten. */
function reopenReason({ reason }: Told): string {
  return textOf(reason) && `: ${refundReasonText(textOf(reason))}`;
}

/** As the device's clock shows it. */
function clockOf(value: unknown): string {
  return new Date(textOf(value)).toLocaleTimeString("pt-BR", {
    hour: "2-digit",
    minute: "2-digit",
  });
}

/** What happened, by its code. */
const changes: Record<string, (change: Change) => string> = {
  placed: () => "Pedido feito",
  accepted: () => "Aceito",
  ready: () => "Pronto",
  status: ({ from, to }) => {
    const before = statusLabel(from["status_id"]);
    return `${before && `${before} → `}${statusLabel(to["status_id"])}${why(to)}`;
  },
  line_cancelled: ({ to }) => `Cancelado: ${counted(to)}${why(to)}`,
  line_passed: ({ to }) => `Passado para outra conta: ${counted(to)}`,
  lines_added: ({ to }) => `Acrescentado: ${listed(to["lines"])}`,
  opened: () => "Conta aberta",
  closed: () => "Conta fechada",
  paid: ({ to, currency }) => `Pagamento: ${toldMoney(to["amount"], currency)}${method(to)}`,
  refunded: ({ to, currency }) =>
    `Estorno: ${toldMoney(to["amount"], currency)}${method(to)}${refundReason(to)}`,
  promised: ({ to }) => `Horário prometido: ${clockOf(to["promised_at"])}`,
  renamed: () => "Conta renomeada",
  moved: ({ from, to }) => `Mudou: Mesa ${numberOf(from["table"])} → Mesa ${numberOf(to["table"])}`,
  merged: ({ from, to }) => `Juntada: ${placed(from)} → ${placed(to)}`,
  passed: ({ from, to }) => `Itens passados: ${placed(from)} → ${placed(to)}`,
  reopened: ({ to }) => `Conta reaberta${reopenReason(to)}`,
  service_waived: ({ from, to, currency }) =>
    `Serviço: ${toldMoney(from["service"], currency)} → ${toldMoney(to["service"], currency)}`,
  price_changed: ({ from, to, currency }) =>
    `${textOf(to["title"])}: ${toldMoney(from["price"], currency)} → ${toldMoney(to["price"], currency)}`,
  prices_changed: ({ to }) =>
    `Preços: ${Array.isArray(to["prices"]) ? to["prices"].length : 0} itens`,
  settings_changed: () => "Configurações salvas",
  table_key_renewed: ({ to }) => `Chave do código da mesa ${numberOf(to["table"])} renovada`,
  services_changed: () => "Serviços e horários salvos",
};

/** The words of histories, in Portuguese; see dictionary.ts. */
export const historyText = {
  heading: "Histórico",
  nothing: "Nada ainda.",
  by: (name: string) => `por ${name}`,
  approvedBy: (name: string) => `aprovado por ${name}`,
  /** Of a code that this page does not know. */
  unknown: "Alteração",
  changes,
};
