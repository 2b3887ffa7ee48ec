import type { HistoryEntry } from "../../contract/history.ts";
import { isCancelReason } from "../../domain/cancel-reasons.ts";
import { cancelReasonText, refundReasonText } from "../../domain/labels.ts";
import { centsFromReais } from "../../domain/money.ts";
import { isOrderStatusId } from "../../domain/order-status.ts";
import { isPaymentMethod } from "../../domain/payment-methods.ts";
import { services } from "../../domain/service.ts";
import { hourLabel } from "../site/account-clock.ts";
import { orderClock } from "../site/order-clock.ts";
import { historyText as words } from "../text/history-dictionary.ts";
import { joined, sideBySide, withColon } from "../text/joined.ts";
import { labelText } from "../text/label-dictionary.ts";
import { reasonText } from "../text/reason-dictionary.ts";
import { statusLabel } from "../text/labels.ts";
import { unbrokenMoney } from "../text/money.ts";

/** A change's values, before or after it. Their shape depends on the change's code and is not checked. */
type Told = Record<string, unknown>;
type Shown = { currency: string | undefined; timeZone: string | undefined };
type Change = Shown & { from: Told; to: Told };

/** An event in words, by its code; one that this page does not know is just a change. */
export function historyWords(
  { what, from, to }: Pick<HistoryEntry, "what" | "from" | "to">,
  shown: Shown,
): string {
  const worded = Object.hasOwn(changes, what) ? changes[what] : undefined;
  return worded?.({ from: toldOf(from), to: toldOf(to), ...shown }) ?? words.unknown;
}

const changes: Record<string, (change: Change) => string> = {
  placed: () => words.placed,
  accepted: () => words.accepted,
  ready: () => words.ready,
  not_ready: () => words.notReady,
  status: ({ from, to }) => {
    const [before, now] = [from, to].map((told) => status(told["status_id"]));
    return because(before ? `${before} → ${now}` : (now ?? ""), to);
  },
  line_cancelled: ({ to }) => because(words.lineCancelled(counted(to)), to),
  line_passed: ({ to }) => words.linePassed(counted(to)),
  lines_added: ({ to }) => words.linesAdded(listed(to["lines"])),
  opened: () => words.opened,
  closed: () => words.closed,
  paid: ({ to, currency }) => byMethod(words.paid(money(to["amount"], currency)), to),
  refunded: ({ to, currency }) => {
    const reason = textOf(to["reason"]);
    const told = byMethod(words.refunded(money(to["amount"], currency)), to);
    return reason ? `${told} — ${refundReasonText(reason, reasonText)}` : told;
  },
  promised: ({ to, timeZone }) =>
    words.promised(hourLabel(Date.parse(textOf(to["promised_at"])), timeZone)),
  renamed: () => words.renamed,
  moved: ({ from, to }) => words.moved(table(from), table(to)),
  merged: ({ from, to }) => words.merged(table(from), table(to)),
  passed: ({ from, to }) => words.passed(table(from), table(to)),
  reopened: ({ to }) => {
    // A typed reason, or the code of a refund's reason; empty once it has been forgotten.
    const reason = textOf(to["reason"]);
    return reason ? words.reopenedFor(refundReasonText(reason, reasonText)) : words.reopened;
  },
  service_waived: ({ from, to, currency }) =>
    words.serviceWaived(money(from["service"], currency), money(to["service"], currency)),
  price_changed: ({ from, to, currency }) =>
    withColon(textOf(to["title"]), changed(from["price"], to["price"], currency)),
  prices_changed: ({ to }) =>
    words.pricesChanged(Array.isArray(to["prices"]) ? to["prices"].length : 0),
  settings_changed: () => words.settingsChanged,
  table_key_renewed: ({ to }) => words.keyRenewed(table(to)),
  services_changed: () => words.servicesChanged,
  areas_changed: ({ from, to, currency }) =>
    joined([words.areasChanged, ...changedFees(from, to, currency)]),
  paused: ({ to, timeZone }) => {
    const until = orderClock(textOf(to["until"]), timeZone);
    return because(words.paused(serviceOf(to), until), { text: to["reason"] });
  },
  resumed: ({ to }) => words.resumed(serviceOf(to)),
};

function toldOf(value: unknown): Told {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function numberOf(value: unknown): number {
  return typeof value === "number" ? value : 0;
}

/** Words an amount in reais. */
function money(value: unknown, currency: string | undefined): string {
  return unbrokenMoney(centsFromReais(numberOf(value)), currency);
}

/** The areas with another fee than before, each with both. */
function changedFees(from: Told, to: Told, currency: string | undefined): string[] {
  const areasOf = ({ areas }: Told): Told[] => (Array.isArray(areas) ? areas.map(toldOf) : []);
  const before = areasOf(from);
  return areasOf(to).flatMap(({ id, name, fee }) => {
    const former = before.find((area) => area["id"] === id);
    if (!former || former["fee"] === fee) return [];
    return withColon(textOf(name), changed(former["fee"], fee, currency));
  });
}

function changed(from: unknown, to: unknown, currency: string | undefined): string {
  return `${money(from, currency)} → ${money(to, currency)}`;
}

function serviceOf({ service }: Told): string {
  const named = services.find((known) => known === service);
  return named ? words.services[named] : "";
}

function status(value: unknown): string {
  const id = numberOf(value);
  return isOrderStatusId(id) ? statusLabel(id) : "";
}

function because(said: string, { reason, text }: Told): string {
  const given = isCancelReason(reason) ? reason : null;
  const why = cancelReasonText({ reason: given, text: textOf(text) || undefined }, reasonText);
  return why ? `${said} — ${why}` : said;
}

function byMethod(said: string, { method }: Told): string {
  const named = textOf(method);
  return isPaymentMethod(named) ? joined([said, labelText.methods[named]]) : said;
}

function counted({ qty, title }: Told): string {
  return `${numberOf(qty)}× ${textOf(title)}`;
}

function listed(value: unknown): string {
  return Array.isArray(value) ? sideBySide(value.map((one: Told) => counted(one))) : "";
}

function table({ table: number }: Told): number {
  return numberOf(number);
}
