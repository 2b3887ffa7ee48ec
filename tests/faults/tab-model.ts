/**
 * Tabs as the house has them, in as few words as possible and apart from the program: what each call answers, and what
 * it leaves behind. Amounts are in cents.
 */

export type Op =
  | { kind: "open"; name: string; table: number; individual: boolean }
  | { kind: "add"; tab: string; name: string; subtotal: number }
  | { kind: "pay"; tab: string; amount?: number; waive?: boolean }
  | { kind: "close"; tab: string }
  | { kind: "cancel"; order: string; cancelled: boolean };

type Tab = { table: number; individual: boolean; closed: boolean; waived: boolean; paid: number[] };
type Order = { tab: string; subtotal: number; service: number; cancelled: boolean };
export type House = { tabs: Record<string, Tab>; orders: Record<string, Order> };

export const emptyHouse: House = { tabs: {}, orders: {} };

const servicePercent = 10;

function serviceOf(subtotal: number): number {
  return Math.floor((subtotal * servicePercent + 50) / 100);
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** What a tab comes to, what was paid of it, and what is left; cancelled orders do not count. */
export function totalsOf(house: House, name: string) {
  const { waived, paid } = tabOf(house, name);
  const orders = Object.values(house.orders).filter(
    ({ tab, cancelled }) => tab === name && !cancelled,
  );
  const total =
    sum(orders.map(({ subtotal }) => subtotal)) +
    (waived ? 0 : sum(orders.map(({ service }) => service)));
  return { total, paid: sum(paid), left: Math.max(0, total - sum(paid)) };
}

/** What the call answers in this house, and the house after it. */
function perform(house: House, op: Op): { answer: string; house: House } {
  switch (op.kind) {
    case "open":
      return open(house, op);
    case "add": {
      if (tabOf(house, op.tab).closed) return { answer: "deal_closed", house };
      const order = {
        tab: op.tab,
        subtotal: op.subtotal,
        service: serviceOf(op.subtotal),
        cancelled: false,
      };
      return { answer: "ok", house: { ...house, orders: { ...house.orders, [op.name]: order } } };
    }
    case "pay":
      return pay(house, op);
    case "close": {
      if (!tabOf(house, op.tab).closed && totalsOf(house, op.tab).left > 0)
        return { answer: "conflict", house };
      return { answer: "ok", house: withTab(house, op.tab, { closed: true }) };
    }
    case "cancel": {
      const order = house.orders[op.order];
      if (!order) throw new Error(`There is no order ${op.order}`);
      const changed = { ...order, cancelled: op.cancelled };
      const after = { ...house, orders: { ...house.orders, [op.order]: changed } };
      const revives = order.cancelled && !op.cancelled && tabOf(house, order.tab).closed;
      return revives && totalsOf(after, order.tab).left > 0
        ? { answer: "deal_closed", house }
        : { answer: "ok", house: after };
    }
  }
}

function open(house: House, { name, table, individual }: Op & { kind: "open" }) {
  const taken = Object.values(house.tabs).some(
    (tab) => tab.table === table && !tab.closed && !tab.individual,
  );
  if (!individual && taken) return { answer: "conflict", house };
  const tab: Tab = { table, individual, closed: false, waived: false, paid: [] };
  return { answer: "ok", house: { ...house, tabs: { ...house.tabs, [name]: tab } } };
}

function pay(house: House, { tab: name, amount, waive }: Op & { kind: "pay" }) {
  const tab = tabOf(house, name);
  if (tab.closed) return { answer: "deal_closed", house };
  const waived = waive ?? tab.waived;
  const before = withTab(house, name, { waived });
  const { total, paid, left } = totalsOf(before, name);
  const changes = waived !== tab.waived;
  const given = amount ?? left;
  const refused =
    (changes && paid > total) || given > left || (given === 0 && !(changes && left === 0));
  if (refused) return { answer: "unprocessable_entity", house };
  const after = withTab(before, name, {
    paid: given > 0 ? [...tab.paid, given] : tab.paid,
    closed: given === left,
  });
  return { answer: `ok ${JSON.stringify(totalsOf(after, name))}`, house: after };
}

function tabOf(house: House, name: string): Tab {
  const tab = house.tabs[name];
  if (!tab) throw new Error(`There is no tab ${name}`);
  return tab;
}

function withTab(house: House, name: string, change: Partial<Tab>): House {
  return { ...house, tabs: { ...house.tabs, [name]: { ...tabOf(house, name), ...change } } };
}

export type Answered = { op: Op; answer: string };

/**
 * Every house that calls made at the same time may have left, when each was answered as the model would in some order;
 * none when no order explains the answers.
 */
export function explain(houses: readonly House[], answered: readonly Answered[]): House[] {
  // The same calls in another order often leave the same house; what follows from it is asked once.
  let reached = new Map(houses.map((house) => [keyOf(house, answered), { house, rest: answered }]));
  for (let done = 0; done < answered.length; done += 1) {
    const next: typeof reached = new Map();
    for (const { house, rest } of reached.values()) {
      for (const call of rest) {
        const { answer, house: after } = perform(house, call.op);
        if (answer !== call.answer) continue;
        const others = rest.filter((other) => other !== call);
        next.set(keyOf(after, others), { house: after, rest: others });
      }
    }
    reached = next;
  }
  return [...reached.values()].map(({ house }) => house);
}

/** The same for houses that differ only in what was written down first. */
function keyOf({ tabs, orders }: House, rest: readonly Answered[]): string {
  const sorted = (entries: Record<string, unknown>) =>
    Object.entries(entries).toSorted(([a], [b]) => a.localeCompare(b));
  return JSON.stringify([sorted(tabs), sorted(orders), rest]);
}
