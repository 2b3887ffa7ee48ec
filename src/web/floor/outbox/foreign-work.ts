import { isPaymentMethod } from "../../../domain/payment-methods.ts";
import { isEmptyCart, type Cart } from "../../../domain/cart.ts";
import type { UnansweredPayment } from "../../paying/kept-payments.ts";
import { isRecord, listOf, numberOf, parsed, recordOf, textOf } from "../../storage/stored-json.ts";
import {
  draftKeptMs,
  emptyOutbox,
  type Opening,
  type OutboxOrder,
  type TabOutbox,
} from "./tab-outbox.ts";

/**
 * Work stored by a later version of this program, in another window or before a rollback. This version keeps it
 * unchanged, does not send it, and shows that it exists.
 */
export type ForeignWork = Record<string, ForeignTab>;

type ForeignTab =
  | { isWhole: true; stored: unknown }
  | {
      isWhole: false;
      /** The tab's name and time, with this version's fields blank, for the version that reads it again. */
      head: Record<string, unknown>;
      /** Stored in place of this version's fields. */
      fields: Record<string, unknown>;
      orders: unknown[];
    };

/** The keys of a stored type. A new key must be added here, or this version takes its own work for foreign. */
const keysOf = <Stored>(all: Record<keyof Stored, true>) => Object.keys(all);

const ofSending = {
  idempotencyKey: true,
  queuedAt: true,
  hasLeft: true,
  sentBy: true,
  agreed: true,
} as const;

const keys = {
  tab: Object.keys(emptyOutbox),
  draft: keysOf<Cart>({ items: true }),
  order: keysOf<OutboxOrder>({ ...ofSending, items: true, refused: true }),
  opening: keysOf<Opening>({
    ...ofSending,
    location: true,
    name: true,
    individual: true,
    refused: true,
  }),
  payment: keysOf<UnansweredPayment>({ key: true, body: true }),
  paid: keysOf<UnansweredPayment["body"]>({
    amount: true,
    method: true,
    tendered: true,
    shares: true,
    lines: true,
    waive_service: true,
  }),
};

function hasOnly(value: unknown, kind: keyof typeof keys): value is Record<string, unknown> {
  return isRecord(value) && Object.keys(value).every((key) => keys[kind].includes(key));
}

export const isKnownOrder = (value: unknown) => hasOnly(value, "order");

/** Orders wait for their tab's opening. If this version cannot send the opening, all of them are foreign. */
export const isKnownOpening = (value: unknown) =>
  value === undefined || value === null || hasOnly(value, "opening");

export function isKnownPayment(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (!hasOnly(value, "payment") || !hasOnly(value["body"], "paid")) return false;
  const { method } = value["body"];
  return method === undefined || (typeof method === "string" && isPaymentMethod(method));
}

/** The parts of the stored work that this version does not know. */
export function readForeignWork(json: string | null, now: number): ForeignWork {
  const tabs = Object.entries(recordOf(parsed(json))).flatMap(([hash, stored]) => {
    const foreign = foreignOf(stored);
    return foreign && !isOldDraft(foreign, now) ? [[hash, foreign] as const] : [];
  });
  return Object.fromEntries(tabs);
}

/** An abandoned draft is forgotten, whichever version it was typed in. */
function isOldDraft(tab: ForeignTab, now: number): boolean {
  return isDraft(tab) && now - numberOf(!tab.isWhole && tab.head["savedAt"]) > draftKeptMs;
}

function isDraft(tab: ForeignTab): boolean {
  return (
    !tab.isWhole && tab.orders.length === 0 && Object.keys(tab.fields).every((is) => is === "draft")
  );
}

/** The name of a tab with foreign work, as far as it can be read. */
export type ForeignTaskHead = { hash: string; table: number; name: string };

/** The tabs with more foreign work than a draft. The version that a draft was typed in shows it there. */
export function foreignTasks(foreign: ForeignWork): ForeignTaskHead[] {
  return Object.entries(foreign)
    .filter(([, tab]) => !isDraft(tab))
    .map(([hash, tab]) => {
      const { table, name } = tab.isWhole ? recordOf(tab.stored) : tab.head;
      return { hash, table: numberOf(table) || 0, name: textOf(name) };
    });
}

function foreignOf(stored: unknown): ForeignTab | undefined {
  if (stored === null) return undefined;
  if (!isRecord(stored)) return { isWhole: true, stored };
  const { table, name, savedAt, draft, payment, opening } = stored;
  // The tab with this version's fields blank.
  const blank = Object.entries(emptyOutbox).filter(([key]) => key in stored);
  const head = { ...Object.fromEntries(blank), table, name, savedAt };
  const fields = {
    ...Object.fromEntries(Object.entries(stored).filter(([key]) => !keys.tab.includes(key))),
    ...(draft === undefined || hasOnly(draft, "draft") ? {} : { draft }),
    ...(isKnownPayment(payment) ? {} : { payment }),
    ...(isKnownOpening(opening) ? {} : { opening }),
  };
  const unsent = listOf(stored["unsent"]);
  const orders = "opening" in fields ? unsent : unsent.filter((order) => !isKnownOrder(order));
  if (Object.keys(fields).length === 0 && orders.length === 0) return undefined;
  return { isWhole: false, head, fields, orders };
}

/** Everything to store: this version's own work, and the foreign work. */
export function withForeignWork(
  own: Record<string, TabOutbox>,
  foreign: ForeignWork,
): Record<string, unknown> {
  const merged = Object.entries(foreign).map(([hash, tab]) => [hash, mergedTab(own[hash], tab)]);
  return { ...own, ...Object.fromEntries(merged) };
}

function mergedTab(own: TabOutbox | undefined, foreign: ForeignTab): unknown {
  // A tab's hash is never the key of a value that is no tab.
  if (foreign.isWhole) return own ?? foreign.stored;
  const { draft, ...fields } = foreign.fields;
  const orders = [...foreign.orders, ...(own?.unsent ?? [])];
  return {
    ...foreign.head,
    ...own,
    // A draft typed in this version replaces the foreign one.
    ...(draft === undefined || (own && !isEmptyCart(own.draft)) ? {} : { draft }),
    ...fields,
    ...(own?.payment ? { payment: own.payment } : {}),
    unsent: orders.sort((one, other) => queuedAt(one) - queuedAt(other)),
  };
}

/** Orders are sent oldest first. An order without a time counts as the oldest. */
function queuedAt(order: unknown): number {
  return numberOf(recordOf(order)["queuedAt"]) || 0;
}
