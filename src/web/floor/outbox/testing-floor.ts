import { CallRefused } from "../../../contract/client.ts";
import type { Cart, CartLine } from "../../../domain/cart.ts";
import type { OrderRequest } from "../../ordering/order-request.ts";
import type { KeptStorage } from "../../storage/kept-store.ts";
import { createSender } from "./create-sender.ts";
import { mergeLines } from "./order-lines.ts";
import { openingOf } from "./tab-opening.ts";
import {
  agreeToSend,
  returnOrderToDraft,
  emptyOutbox,
  queueDraft,
  removeOrder,
  type Opening,
  type TabOutbox,
} from "./tab-outbox.ts";
import { createOutboxStore } from "./outbox-store.ts";

type Lines = Cart["items"];
export type Fault =
  | "fine"
  | "request lost"
  | "answer lost"
  | "server error"
  | "refused"
  | "tab closed"
  | "session over"
  | "forbidden"
  | "asked to wait";

export const tab = "a".repeat(32);
export const beer = (qty: number): Lines => ({ beer: lineOf("Cerveja", qty) });

function lineOf(title_br: string, qty: number): CartLine {
  return { qty, title_br, extras: { price: 12 }, children: {} };
}

export const units = (items: Record<string, { qty: number }>) =>
  Object.values(items).reduce((sum, { qty }) => sum + qty, 0);

export function memory(): KeptStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** Like the browser's lock: its pages send one after the other. */
function createMutex() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(run: () => Promise<Result>): Promise<Result> => {
    const next = last.then(run, run);
    last = next;
    return next;
  };
}

/** A server that keeps one order per key, as ours does, and a device with two pages that speak to it. */
export function newFloor() {
  const storage = memory();
  const orders = new Map<string, { request: OrderRequest; bytes: string }>();
  const faults: Fault[] = [];
  /** The server's tabs, and the tables that have a tab which is not individual. */
  const tabs = new Map<string, { key: string; body: string; by: string; individual: boolean }>();
  const tables = { taken: new Set<string>(), gone: new Set<string>(), openFaults: [] as Fault[] };
  const device = {
    now: 1_000_000,
    person: "garçom" as string | undefined,
    online: true,
    keys: 0,
    onLeaving: () => undefined as void,
  };
  const newKey = () => {
    device.keys += 1;
    return `key-${device.keys}`;
  };
  const alone = createMutex();
  const place = async (request: OrderRequest, key: string) => {
    const fault = faults.shift() ?? "fine";
    device.onLeaving();
    // On its way, while other things happen.
    await Promise.resolve();
    if (fault === "request lost") throw refusal(0, "offline");
    if (fault === "session over") throw refusal(401, "session_expired");
    if (fault === "forbidden") throw refusal(403, "access_denied");
    if (fault === "asked to wait") throw refusal(429, "too_many_requests");
    const bytes = JSON.stringify(request);
    const known = orders.get(key);
    if (!known) {
      const hash = request.locationHash ?? "";
      if (hash !== tab && !tabs.has(hash)) throw refusal(404, "not_found");
      if (fault === "refused") throw refusal(409, "price_changed");
      if (fault === "tab closed") throw refusal(409, "deal_closed");
      if (fault === "server error") throw refusal(500, "default");
    }
    if (known && known.bytes !== bytes) throw refusal(422, "idempotency_mismatch");
    orders.set(key, { request, bytes });
    if (fault === "answer lost") throw refusal(0, "offline");
    return { order: { id: orders.size, hash: key } };
  };
  const openTab = async (hash: string, opening: Opening) => {
    const { idempotencyKey: key, location, individual, name } = opening;
    const fault = tables.openFaults.shift() ?? "fine";
    device.onLeaving();
    await Promise.resolve();
    if (fault === "request lost") throw refusal(0, "offline");
    if (fault === "session over") throw refusal(401, "session_expired");
    if (fault === "forbidden") throw refusal(403, "access_denied");
    const body = JSON.stringify({ location, individual, name });
    const by = device.person ?? "";
    const known = tabs.get(hash);
    if (known && (known.by !== by || (known.key === key && known.body !== body)))
      throw refusal(422, "idempotency_mismatch");
    if (!known) {
      if (fault === "server error") throw refusal(500, "default");
      if (tables.gone.has(location)) throw refusal(400, "invalid_id");
      if (!individual && tables.taken.has(location)) throw refusal(409, "conflict");
      if (!individual) tables.taken.add(location);
      tabs.set(hash, { key, body, by, individual });
    }
    if (fault === "answer lost") throw refusal(0, "offline");
  };
  /** As after a reload: what is not stored is gone. */
  const open = () => {
    const store = createOutboxStore(
      () => storage,
      () => device.now,
    );
    const sender = createSender({
      store,
      place,
      open: openTab,
      finds: (hash) => Promise.resolve(tabs.has(hash)),
      newKey,
      now: () => device.now,
      findPerson: () => device.person,
      mayReachServer: () => device.online,
      alone,
    });
    return { store, sender };
  };
  let page = open();
  let behind = open();
  const outbox = () => page.store.current()[tab] ?? emptyOutbox;
  return {
    device,
    faults,
    orders,
    outbox,
    reload: () => (page = open()),
    /** Brings the other page of the browser to the front, which then reads the storage again. */
    turnTo() {
      [page, behind] = [behind, page];
      page.store.refresh();
    },
    /** Both pages find out at once that the network is back. */
    sendFromBoth: () => Promise.all([page.sender.sendWaiting(), behind.sender.sendWaiting()]),
    type: (items: Lines) =>
      page.store.change(tab, (stored) => ({
        ...stored,
        draft: { items: mergeLines(stored.draft.items, items)?.items ?? {} },
      })),
    tabs,
    tables,
    /** Somebody opens a table, and waits at the form as long as `isAwaited` says so. */
    open(hash: string, location: string, isAwaited = () => false) {
      const wanted = { location, table: 7, name: "Ana", individual: false };
      const sent = { key: newKey(), now: device.now, by: device.person ?? "" };
      page.store.change(hash, () => openingOf(wanted, sent));
      return page.sender.open(hash, isAwaited);
    },
    outboxOf: (hash: string) => page.store.current()[hash] ?? emptyOutbox,
    change: (hash: string, next: (stored: TabOutbox) => TabOutbox) => page.store.change(hash, next),
    order(hash: string, items: Lines) {
      const key = newKey();
      page.store.change(hash, (stored) =>
        queueDraft(
          { ...stored, draft: { items } },
          { key, now: device.now, by: device.person ?? "" },
        ),
      );
      return page.sender.send(hash, key);
    },
    queue() {
      const key = newKey();
      const { unsent } = page.store.change(tab, (stored) =>
        queueDraft(stored, {
          key,
          now: device.now,
          by: device.person ?? "",
        }),
      );
      return unsent.at(-1)?.idempotencyKey ?? "";
    },
    send: (key: string) => page.sender.send(tab, key),
    sendWaiting: () => page.sender.sendWaiting(),
    edit: (key: string) => page.store.change(tab, (stored) => returnOrderToDraft(stored, key)),
    agree: (key: string) => page.store.change(tab, (stored) => agreeToSend(stored, key)),
    agreeOn: (hash: string, key: string) =>
      page.store.change(hash, (stored) => agreeToSend(stored, key)),
    discard: (key: string) => page.store.change(tab, (stored) => removeOrder(stored, key)),
    ordered: () =>
      [...orders.values()].reduce((sum, { request }) => sum + units(request.cartData.items), 0),
  };
}

function refusal(status: number, error: string): CallRefused {
  return new CallRefused(status, { error, message: "" });
}
