/**
 * A small model of the tabs of a floor, independent of the program: what each call answers, and what it changes.
 * Amounts are in cents.
 */

export type Op =
  | { kind: "open"; name: string; table: number; individual: boolean }
  | { kind: "add"; tab: string; name: string; price: number; qty: number }
  | { kind: "pay"; tab: string; name: string; amount?: number; waive?: boolean }
  | { kind: "refund"; tab: string; payment: string; amount?: number }
  | { kind: "close" | "reopen"; tab: string }
  | { kind: "rename"; tab: string; label: string }
  | { kind: "move"; tab: string; table: number }
  | { kind: "merge"; tab: string; into: string }
  | { kind: "pass"; tab: string; order: string; qty: number; to: string | number; name: string }
  | { kind: "cancel"; order: string; cancelled: boolean }
  | { kind: "cancelLine"; order: string; qty: number };

type Paid = { name: string; amount: number; left: number };
type Tab = {
  table: number;
  individual: boolean;
  label: string;
  closed: boolean;
  waived: boolean;
  /** Payments, and refunds below zero. */
  paid: Paid[];
  mergedInto?: string;
};
/** An order has one line. */
type Order = {
  tab: string;
  price: number;
  qty: number;
  service: number;
  /** Units that were cancelled or passed to another tab. */
  offQty: number;
  offService: number;
  cancelled: boolean;
};
export type Floor = { tabs: Record<string, Tab>; orders: Record<string, Order> };

export const emptyFloor: Floor = { tabs: {}, orders: {} };

const servicePercent = 10;

function serviceOf(subtotal: number): number {
  return Math.floor((subtotal * servicePercent + 50) / 100);
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** The rest of an order: cents, and service on them. */
export const restOf = ({ price, qty, offQty, service, offService }: Order) => ({
  qty: qty - offQty,
  subtotal: price * (qty - offQty),
  service: service - offService,
});

/** A tab's total, its payments and the rest; cancelled orders do not count. */
export function totalsOf(floor: Floor, name: string) {
  const { waived, paid: payments } = tabOf(floor, name);
  const orders = Object.values(floor.orders)
    .filter(({ tab, cancelled }) => tab === name && !cancelled)
    .map(restOf);
  const total =
    sum(orders.map(({ subtotal }) => subtotal)) +
    (waived ? 0 : sum(orders.map(({ service }) => service)));
  const paid = sum(payments.map(({ amount }) => amount));
  return { total, paid, left: Math.max(0, total - paid) };
}

function overpaidOf(floor: Floor, name: string): number {
  const { total, paid } = totalsOf(floor, name);
  return Math.max(0, paid - total);
}

type Performed = { answer: string; floor: Floor };

/** The call's answer in this floor, and the floor after it. */
function perform(floor: Floor, op: Op): Performed {
  const refuse = (answer: string) => ({ answer, floor });
  const done = (after: Floor) => ({ answer: "ok", floor: after });
  switch (op.kind) {
    case "open":
      return open(floor, op);
    case "add": {
      const tab = heirOf(floor, op.tab);
      if (tabOf(floor, tab).closed) return refuse("deal_closed");
      const { price, qty } = op;
      const service = serviceOf(price * qty);
      const order = { tab, price, qty, service, offQty: 0, offService: 0, cancelled: false };
      return done({ ...floor, orders: { ...floor.orders, [op.name]: order } });
    }
    case "pay":
      return pay(floor, op);
    case "refund":
      return refund(floor, op);
    case "close": {
      if (tabOf(floor, op.tab).closed) return done(floor);
      if (totalsOf(floor, op.tab).left > 0 || overpaidOf(floor, op.tab) > 0)
        return refuse("conflict");
      return done(withTab(floor, op.tab, { closed: true }));
    }
    case "reopen": {
      const tab = tabOf(floor, op.tab);
      if (!tab.closed) return done(floor);
      if (tab.mergedInto !== undefined) return refuse("deal_closed");
      if (isTaken(floor, op.tab, tab.table)) return refuse("conflict");
      return done(withTab(floor, op.tab, { closed: false }));
    }
    case "rename":
      if (tabOf(floor, op.tab).closed) return refuse("deal_closed");
      return done(withTab(floor, op.tab, { label: op.label }));
    case "move": {
      const tab = tabOf(floor, op.tab);
      if (tab.closed) return refuse("deal_closed");
      if (tab.table !== op.table && isTaken(floor, op.tab, op.table)) return refuse("conflict");
      return done(withTab(floor, op.tab, { table: op.table }));
    }
    case "merge":
      return merge(floor, op);
    case "pass":
      return pass(floor, op);
    case "cancel":
      return cancel(floor, op);
    case "cancelLine": {
      const order = orderOf(floor, op.order);
      const { qty } = restOf(order);
      if (order.cancelled) return refuse("deal_closed");
      if (op.qty > qty) return refuse("unprocessable_entity");
      if (op.qty === qty) return done(withOrder(floor, op.order, { cancelled: true }));
      return done(withOrder(floor, op.order, without(order, op.qty)));
    }
  }
}

/** Whether the table has another open tab, and neither is individual. */
function isTaken(floor: Floor, name: string, table: number): boolean {
  if (floor.tabs[name]?.individual) return false;
  return Object.entries(floor.tabs).some(
    ([other, tab]) => other !== name && tab.table === table && !tab.closed && !tab.individual,
  );
}

function heirOf(floor: Floor, name: string): string {
  const { mergedInto } = tabOf(floor, name);
  return mergedInto === undefined ? name : heirOf(floor, mergedInto);
}

const newTab = (table: number, individual: boolean): Tab => ({
  table,
  individual,
  label: "",
  closed: false,
  waived: false,
  paid: [],
});

function open(floor: Floor, { name, table, individual }: Op & { kind: "open" }): Performed {
  if (!individual && isTaken(floor, "", table)) return { answer: "conflict", floor };
  const tab = newTab(table, individual);
  return { answer: "ok", floor: { ...floor, tabs: { ...floor.tabs, [name]: tab } } };
}

function pay(floor: Floor, { tab: name, amount, waive, ...op }: Op & { kind: "pay" }): Performed {
  const tab = tabOf(floor, name);
  if (tab.closed) return { answer: "deal_closed", floor };
  const waived = waive ?? tab.waived;
  const before = withTab(floor, name, { waived });
  const { total, paid, left } = totalsOf(before, name);
  const changes = waived !== tab.waived;
  const given = amount ?? left;
  const refused =
    (changes && paid > total) || given > left || (given === 0 && !(changes && left === 0));
  if (refused) return { answer: "unprocessable_entity", floor };
  const after = withTab(before, name, {
    paid: given > 0 ? [...tab.paid, { name: op.name, amount: given, left: given }] : tab.paid,
    closed: given === left,
  });
  return { answer: `ok ${JSON.stringify(totalsOf(after, name))}`, floor: after };
}

function refund(floor: Floor, { tab: name, payment, amount }: Op & { kind: "refund" }): Performed {
  const tab = tabOf(floor, name);
  const of = tab.paid.find((paid) => paid.name === payment);
  const given = amount ?? of?.left ?? 0;
  if (!of || given === 0 || given > of.left) return { answer: "unprocessable_entity", floor };
  const rest = tab.paid.map((paid) => (paid === of ? { ...of, left: of.left - given } : paid));
  const back = { name: "", amount: -given, left: 0 };
  const after = withTab(floor, name, { paid: [...rest, back] });
  if (!tab.closed || totalsOf(after, name).left === 0) return { answer: "ok", floor: after };
  // Another tab has the table now, so this one is reopened beside it.
  const individual = tab.individual || isTaken(floor, name, tab.table);
  return { answer: "ok", floor: withTab(after, name, { closed: false, individual }) };
}

function merge(floor: Floor, { tab: name, into }: Op & { kind: "merge" }): Performed {
  if (name === into) return { answer: "unprocessable_entity", floor };
  const [from, to] = [tabOf(floor, name), tabOf(floor, into)];
  if (from.mergedInto === into) return { answer: "ok", floor };
  if (from.closed || to.closed) return { answer: "deal_closed", floor };
  const has = (tab: string) =>
    Object.values(floor.orders).some((order) => order.tab === tab && !order.cancelled);
  // A merge must not change what the guests of either tab owe.
  const differs = from.waived !== to.waived && has(name);
  if (differs && has(into)) return { answer: "conflict", floor };
  const waived = differs ? from.waived : to.waived;
  const given = withTab(floor, into, { paid: [...to.paid, ...from.paid], waived });
  const left = withTab(given, name, {
    paid: [],
    label: "",
    closed: true,
    mergedInto: into,
  });
  const orders = Object.entries(left.orders).map(([key, order]) => [
    key,
    order.tab === name ? { ...order, tab: into } : order,
  ]);
  return {
    answer: "ok",
    floor: { ...left, orders: Object.fromEntries(orders) as Floor["orders"] },
  };
}

/** Takes units off an order. The service on all units that are off is rounded once. */
function without(order: Order, qty: number): Pick<Order, "offQty" | "offService"> {
  const offQty = order.offQty + qty;
  return {
    offQty,
    offService: Math.floor((2 * order.service * offQty + order.qty) / (2 * order.qty)),
  };
}

/** The names of tabs that passed lines have opened at a table, in the order of their opening. */
export const passedTab = (table: number, index: number) => `t${table}.${index}`;

export const isPassedTab = (name: string) => /^t\d/.test(name);

function pass(floor: Floor, op: Op & { kind: "pass" }): Performed {
  const { to } = op;
  const shared = Object.entries(floor.tabs).find(
    ([, tab]) => tab.table === to && !tab.closed && !tab.individual,
  )?.[0];
  const target = typeof to === "string" ? to : shared;
  if (target === op.tab) return { answer: "unprocessable_entity", floor };
  if (tabOf(floor, op.tab).closed || (target !== undefined && tabOf(floor, target).closed))
    return { answer: "deal_closed", floor };
  const order = orderOf(floor, op.order);
  const rest = restOf(order);
  if (order.tab !== op.tab || order.cancelled || op.qty > rest.qty)
    return { answer: "conflict", floor };
  const opened = target ?? passedTab(Number(to), openedByPassing(floor, Number(to)));
  const there =
    target === undefined
      ? { ...floor, tabs: { ...floor.tabs, [opened]: newTab(Number(to), false) } }
      : floor;
  const after =
    op.qty === rest.qty
      ? withOrder(there, op.order, { tab: opened })
      : split(there, op, { order, tab: opened });
  return overpaidOf(after, op.tab) > overpaidOf(floor, op.tab)
    ? { answer: "conflict", floor }
    : { answer: "ok", floor: after };
}

function openedByPassing(floor: Floor, table: number): number {
  return Object.keys(floor.tabs).filter((name) => name.startsWith(passedTab(table, 0).slice(0, -1)))
    .length;
}

function split(
  floor: Floor,
  { order: name, qty, name: made }: Op & { kind: "pass" },
  { order, tab }: { order: Order; tab: string },
): Floor {
  const less = without(order, qty);
  const service = less.offService - order.offService;
  const { price } = order;
  const passed = { tab, price, qty, service, offQty: 0, offService: 0, cancelled: false };
  const left = withOrder(floor, name, less);
  return { ...left, orders: { ...left.orders, [made]: passed } };
}

function cancel(floor: Floor, { order: name, cancelled }: Op & { kind: "cancel" }): Performed {
  const order = orderOf(floor, name);
  const after = withOrder(floor, name, { cancelled });
  const revives = order.cancelled && !cancelled && tabOf(floor, order.tab).closed;
  return revives && totalsOf(after, order.tab).left > 0
    ? { answer: "deal_closed", floor }
    : { answer: "ok", floor: after };
}

function tabOf(floor: Floor, name: string): Tab {
  const tab = floor.tabs[name];
  if (!tab) throw new Error(`There is no tab ${name}`);
  return tab;
}

function orderOf(floor: Floor, name: string): Order {
  const order = floor.orders[name];
  if (!order) throw new Error(`There is no order ${name}`);
  return order;
}

function withTab(floor: Floor, name: string, change: Partial<Tab>): Floor {
  return { ...floor, tabs: { ...floor.tabs, [name]: { ...tabOf(floor, name), ...change } } };
}

function withOrder(floor: Floor, name: string, change: Partial<Order>): Floor {
  const changed = { ...orderOf(floor, name), ...change };
  return { ...floor, orders: { ...floor.orders, [name]: changed } };
}

export type Answered = { op: Op; answer: string };

/**
 * Every floor that calls made at the same time may have left, if the model gives the same answers in some order. Empty
 * when no order explains the answers.
 */
export function explain(accounts: readonly Floor[], answered: readonly Answered[]): Floor[] {
  // The same calls in another order often leave the same floor, which is followed once.
  let reached = new Map(
    accounts.map((floor) => [keyOf(floor, answered), { floor, rest: answered }]),
  );
  for (let done = 0; done < answered.length; done += 1) {
    const next: typeof reached = new Map();
    for (const { floor, rest } of reached.values()) {
      for (const call of rest) {
        const performed = perform(floor, call.op);
        const isRefused = performed.answer !== call.answer && closedMeanwhile(floor, call);
        if (performed.answer !== call.answer && !isRefused) continue;
        const after = isRefused ? floor : performed.floor;
        const others = rest.filter((other) => other !== call);
        next.set(keyOf(after, others), { floor: after, rest: others });
      }
    }
    reached = next;
  }
  return [...reached.values()].map(({ floor }) => floor);
}

/** Lines passed to a table whose tab has just been closed are refused, though a new tab could be opened for them. */
function closedMeanwhile(floor: Floor, { op, answer }: Answered): boolean {
  if (op.kind !== "pass" || typeof op.to === "string" || answer !== "deal_closed") return false;
  return Object.values(floor.tabs).some(
    (tab) => tab.table === op.to && tab.closed && !tab.individual,
  );
}

/** The same key for floors that differ only in the order of their entries. */
function keyOf({ tabs, orders }: Floor, rest: readonly Answered[]): string {
  const sorted = (entries: Record<string, unknown>) =>
    Object.entries(entries).toSorted(([a], [b]) => a.localeCompare(b));
  const settled = Object.fromEntries(
    Object.entries(tabs).map(([name, tab]) => [
      name,
      { ...tab, paid: tab.paid.toSorted((a, b) => keyOfPaid(a).localeCompare(keyOfPaid(b))) },
    ]),
  );
  return JSON.stringify([sorted(settled), sorted(orders), rest]);
}

const keyOfPaid = ({ name, amount }: Paid) => `${name} ${amount}`;
