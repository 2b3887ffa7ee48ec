import { randomUUIDv7 } from "node:crypto";
import type pg from "pg";
import { hashToken, newToken } from "../../src/server/sessions/token.ts";
import { tableId } from "../../src/server/tabs/table-id.ts";
import { accountOf } from "../scale/account.ts";

/** An account in which people are at work. */
export type Restaurant = {
  accountId: string;
  host: string;
  /** Tokens of the owner at the board, and of those in the kitchen and on the floor. */
  tokens: { board: string; kitchen: string; floor: string };
  /** A cart of four items, one of them with an option. */
  cart: object;
  /** An item that nobody orders. */
  other: string;
  table: string;
  /** The path that its printer asks. */
  printer?: string;
};

type Row = { label: string; accountId: string; userId: string; items: string[]; option: string };

/** The filled accounts, with sessions for their owner, kitchen and floor. */
export async function openRestaurants(admin: pg.Client): Promise<Restaurant[]> {
  const { rows } = await admin.query<Row>(`
    select a.label, a.account_id as "accountId", u.user_id as "userId", i.items, o.option
    from accounts a
    join users u on u.account_id = a.account_id and u.level = 2
    join lateral (
      select array_agg(item.entry_id order by item.entry_id) as items
      from entries item
      join entries c on c.account_id = item.account_id and c.entry_id = item.parent_id and c.parent_id is null
      where item.account_id = a.account_id and item.kind = 'item' and item.sort = 0) i on true
    join lateral (
      select min(option.entry_id::text) as option
      from entries option
      join entries g on g.account_id = option.account_id and g.entry_id = option.parent_id
      where option.account_id = a.account_id and g.parent_id = i.items[1]) o on true
    order by a.account_id`);
  const restaurants = rows.map(restaurantOf);
  const sessions = restaurants.flatMap(({ accountId, tokens }, at) =>
    [tokens.kitchen, tokens.floor].map((token) => ({ accountId, token, userId: rows[at]?.userId })),
  );
  await admin.query(
    `insert into sessions (account_id, session_id, user_id, token_hash, renewed_at, created_at, expires_at)
     select account_id, session_id, user_id, token_hash, now(), now(), now() + interval '1 day'
     from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::bytea[]) as s (account_id, session_id, user_id, token_hash)`,
    [
      sessions.map(({ accountId }) => accountId),
      sessions.map(() => randomUUIDv7()),
      sessions.map(({ userId }) => userId),
      sessions.map(({ token }) => hashToken(token)),
    ],
  );
  return restaurants;
}

function restaurantOf({ label, accountId, items, option }: Row): Restaurant {
  const { host, token: board } = accountOf({ label, accountId });
  const [first = "", ...others] = items.slice(0, 4);
  return {
    accountId,
    host,
    tokens: { board, kitchen: newToken(accountId), floor: newToken(accountId) },
    cart: {
      [first]: { qty: 2, obs: "bem passada", children: { [option]: { qty: 1 } } },
      ...Object.fromEntries(others.map((id) => [id, { qty: 1 }])),
    },
    other: items.at(-1) ?? "",
    table: tableId(accountId, 1),
  };
}

/** Gives every third restaurant a printer that asks for its jobs. */
export async function addPrinters(
  origin: string,
  restaurants: readonly Restaurant[],
): Promise<Restaurant[]> {
  const equipped: Restaurant[] = [];
  for (const [at, restaurant] of restaurants.entries()) {
    if (at % 3 !== 0) equipped.push(restaurant);
    else equipped.push({ ...restaurant, printer: await addPrinter(origin, restaurant) });
  }
  return equipped;
}

async function addPrinter(origin: string, { host, tokens }: Restaurant): Promise<string> {
  const answer = await fetch(`${origin}/v2.0/account/printers`, {
    method: "POST",
    headers: {
      domain: host,
      authorization: `Bearer ${tokens.board}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({
      printer: { name: "Cozinha", kind: "cloudprnt", columns: 48, stations: [] },
    }),
  });
  if (!answer.ok) throw new Error(`account/printers: ${answer.status} ${await answer.text()}`);
  // The contract has this form.
  return ((await answer.json()) as { address: string }).address;
}
