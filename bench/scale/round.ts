import type pg from "pg";
import { newClient } from "./client.ts";
import { accountOf, labelOf, type Account } from "./account.ts";
import type { Size } from "./account-size.ts";
import { visit, type Timing } from "./visit.ts";

const accountsOfRound = 10;
const visitsOfEach = 6;
/** Each with a connection of its own; two never visit the same account at once. */
const visitors = 2;

export type Visited = { size: Size; admin: pg.Client; comanda: { origin: string } };

/** Every visitor goes from account to account. Returns how long each of their calls took. */
export async function takeRound({ size, admin, comanda }: Visited): Promise<Timing[]> {
  const chosen = await accountsOf(admin, chooseAccounts(size));
  const timings = await Promise.all(
    Array.from({ length: visitors }, async (_, visitor) => {
      const client = newClient(comanda.origin);
      const taken: Timing[] = [];
      for (const account of chosen.filter((_account, at) => at % visitors === visitor))
        taken.push(...(await visit(client, account)));
      client.close();
      return taken;
    }),
  );
  await endDay(admin);
  return timings.flat();
}

/**
 * Ten accounts, so that each is as busy in the large set as in the small one: the one with most orders, a busy one,
 * and eight random others. The first visitor's have odd numbers, the other visitor's even ones.
 */
function chooseAccounts({ accounts }: Size): number[] {
  const busiest = [1, 2];
  const others = (accounts - busiest.length) / visitors;
  const chosen = new Set(busiest);
  for (let visitor = 0; chosen.size < accountsOfRound; visitor = (visitor + 1) % visitors) {
    const drawn = busiest.length + 1 + visitor + visitors * Math.floor(Math.random() * others);
    if (!chosen.has(drawn)) chosen.add(drawn);
    else visitor -= 1;
  }
  return Array.from({ length: visitsOfEach }, () => [...chosen]).flat();
}

async function accountsOf(admin: pg.Client, numbers: number[]): Promise<Account[]> {
  const { rows } = await admin.query<{ label: string; account_id: string }>(
    "select label, account_id from accounts where label = any($1)",
    [numbers.map(labelOf)],
  );
  const known = new Map(rows.map((row) => [row.label, row.account_id]));
  return numbers.map((number) =>
    accountOf({ label: labelOf(number), accountId: known.get(labelOf(number)) ?? "" }),
  );
}

/** Dates the orders of a round back; the lists of the few accounts would otherwise grow round by round. */
async function endDay(admin: pg.Client): Promise<void> {
  await admin.query(`update orders set status_id = 4, created_at = created_at - interval '100 days'
    where created_at > now() - interval '10 minutes' and customer_name in ('Ana Souza', 'Bia')`);
}
