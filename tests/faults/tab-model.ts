/**
 * Tabs as the floor has them, in as few words as possible and apart from the program: what each call answers, and what
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
export type Floor = { tabs: Record<string, Tab>; orders: Record<string, Order> };

export const emptyFloor: Floor = { tabs: {}, orders: {} };

const servicePercent = 10;

function serviceOf(subtotal: number): number {
  return Math.floor((subtotal * servicePercent + 50) / 100);
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** What a tab comes to, what was paid of it, and what is left; cancelled orders do not count. */
export function totalsOf(floor: Floor, name: string) {
  const { waived, paid } = tabOf(floor, name);
  const orders = Object.values(floor.orders).filter(
    ({ tab, cancelled }) => tab === name && !cancelled,
  );
  const total =
    sum(orders.map(({ subtotal }) => subtotal)) +
    (waived ? 0 : sum(orders.map(({ service }) => service)));
  return { total, paid: sum(paid), left: Math.max(0, total - sum(paid)) };
}

/** What the call answers in this floor, and the floor after it. */
function perform(floor: Floor, op: Op): { answer: string; floor: Floor } {
  switch (op.kind) {
    case "open":
      return open(floor, op);
    case "add": {
      if (tabOf(floor, op.tab).closed) return { answer: "deal_closed", floor };
      const order = {
        tab: op.tab,
        subtotal: op.subtotal,
        service: serviceOf(op.subtotal),
        cancelled: false,
      };
      return { answer: "ok", floor: { ...floor, orders: { ...floor.orders, [op.name]: order } } };
    }
    case "pay":
      return pay(floor, op);
    case "close": {
      const { total, paid, left } = totalsOf(floor, op.tab);
      // What was paid too much is given back first.
      if (!tabOf(floor, op.tab).closed && (left > 0 || paid > total))
        return { answer: "conflict", floor };
      return { answer: "ok", floor: withTab(floor, op.tab, { closed: true }) };
    }
    case "cancel": {
      const order = floor.orders[op.order];
      if (!order) throw new Error(`There is no order ${op.order}`);
      const changed = { ...order, cancelled: op.cancelled };
      const after = { ...floor, orders: { ...floor.orders, [op.order]: changed } };
      const revives = order.cancelled && !op.cancelled && tabOf(floor, order.tab).closed;
      return revives && totalsOf(after, order.tab).left > 0
        ? { answer: "deal_closed", floor }
        : { answer: "ok", floor: after };
    }
  }
}

function open(floor: Floor, { name, table, individual }: Op & { kind: "open" }) {
  const taken = Object.values(floor.tabs).some(
    (tab) => tab.table === table && !tab.closed && !tab.individual,
  );
  if (!individual && taken) return { answer: "conflict", floor };
  const tab: Tab = { table, individual, closed: false, waived: false, paid: [] };
  return { answer: "ok", floor: { ...floor, tabs: { ...floor.tabs, [name]: tab } } };
}

function pay(floor: Floor, { tab: name, amount, waive }: Op & { kind: "pay" }) {
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
    paid: given > 0 ? [...tab.paid, given] : tab.paid,
    closed: given === left,
  });
  return { answer: `ok ${JSON.stringify(totalsOf(after, name))}`, floor: after };
}

function tabOf(floor: Floor, name: string): Tab {
  const tab = floor.tabs[name];
  if (!tab) throw new Error(`There is no tab ${name}`);
  return tab;
}

function withTab(floor: Floor, name: string, change: Partial<Tab>): Floor {
  return { ...floor, tabs: { ...floor.tabs, [name]: { ...tabOf(floor, name), ...change } } };
}

export type Answered = { op: Op; answer: string };

/**
 * Every floor that calls made at the same time may have left, when each was answered as the model would in some order;
 * none when no order explains the answers.
 */
export function explain(accounts: readonly Floor[], answered: readonly Answered[]): Floor[] {
  // The same calls in another order often leave the same floor; what follows from it is asked once.
  let reached = new Map(
    accounts.map((floor) => [keyOf(floor, answered), { floor, rest: answered }]),
  );
  for (let done = 0; done < answered.length; done += 1) {
    const next: typeof reached = new Map();
    for (const { floor, rest } of reached.values()) {
      for (const call of rest) {
        const { answer, floor: after } = perform(floor, call.op);
        if (answer !== call.answer) continue;
        const others = rest.filter((other) => other !== call);
        next.set(keyOf(after, others), { floor: after, rest: others });
      }
    }
    reached = next;
  }
  return [...reached.values()].map(({ floor }) => floor);
}

/** The same for accounts that differ only in what was written down first. */
function keyOf({ tabs, orders }: Floor, rest: readonly Answered[]): string {
  const sorted = (entries: Record<string, unknown>) =>
    Object.entries(entries).toSorted(([a], [b]) => a.localeCompare(b));
  return JSON.stringify([sorted(tabs), sorted(orders), rest]);
}
