import type pg from "pg";
import type { StaffSeen } from "./child-staff.ts";
import type { Restaurant } from "./restaurant.ts";
import type { Placed } from "./part.ts";

type Dinner = { restaurants: readonly Restaurant[]; placed: readonly Placed[]; staff: StaffSeen };

/** Lists acknowledged things that are missing or stored twice, each in words. */
export async function findLosses(admin: pg.Client, dinner: Dinner): Promise<string[]> {
  const losses = [
    ...(await lostOrders(admin, dinner)),
    ...(await lostPapers(admin, dinner)),
    ...(await wrongTabs(admin, dinner)),
  ];
  for (const { restaurant, hash } of dinner.placed) {
    const { heard = [], shown = [] } = dinner.staff.restaurants[restaurant] ?? {};
    const deaf = heard.filter((orders) => !orders.includes(hash)).length;
    if (deaf > 0 || heard.length !== 3) losses.push(`order ${hash}: ${deaf} streams did not hear`);
    if (!shown.includes(hash)) losses.push(`order ${hash}: the kitchen never saw its ticket`);
  }
  return losses;
}

/** Every acknowledged order is stored once, with its four lines and their option, and no other order is. */
async function lostOrders(admin: pg.Client, { placed }: Dinner): Promise<string[]> {
  const { rows } = await admin.query<{ hash: string; orders: number; lines: number }>(
    `select o.hash, count(distinct o.order_id)::int as orders, count(*)::int as lines
     from orders o join order_lines l on l.account_id = o.account_id and l.order_id = o.order_id
     where o.customer_name like 'Cliente %' and o.customer_email = 'ana@example.com' or o.hash = any($1)
     group by o.hash`,
    [placed.map(({ hash }) => hash)],
  );
  const stored = new Map(rows.map((row) => [row.hash, row]));
  const acknowledged = new Set(placed.map(({ hash }) => hash));
  return [
    ...placed.flatMap(({ hash }) => {
      const { orders = 0, lines = 0 } = stored.get(hash) ?? {};
      return orders === 1 && lines === 5 ? [] : [`order ${hash}: ${orders} times, ${lines} lines`];
    }),
    ...rows.flatMap(({ hash }) => (acknowledged.has(hash) ? [] : [`order ${hash}: nobody's`])),
    ...(acknowledged.size === placed.length ? [] : ["an order was acknowledged twice"]),
  ];
}

/** Every order of a restaurant with a printer is on paper once. */
async function lostPapers(
  admin: pg.Client,
  { restaurants, placed, staff }: Dinner,
): Promise<string[]> {
  const printed = placed.filter(({ restaurant }) => restaurants[restaurant]?.printer !== undefined);
  const { rows } = await admin.query<{ hash: string; papers: number }>(
    `select o.hash, count(*) filter (where j.state = 'printed' and j.attempts = 1)::int as papers
     from orders o join print_jobs j on j.account_id = o.account_id and j.order_id = o.order_id
     where o.hash = any($1) group by o.hash`,
    [printed.map(({ hash }) => hash)],
  );
  const stored = new Map(rows.map(({ hash, papers }) => [hash, papers]));
  const papers = staff.restaurants.flatMap((restaurant) => restaurant.papers);
  const isOnce = papers.length === printed.length && new Set(papers).size === papers.length;
  return [
    ...printed.flatMap(({ hash }) =>
      stored.get(hash) === 1 ? [] : [`order ${hash}: printed ${stored.get(hash) ?? 0} times`],
    ),
    ...(isOnce ? [] : [`${papers.length} papers of ${printed.length} orders`]),
  ];
}

/** Every tab is closed, and its payments equal the total of its orders. */
async function wrongTabs(admin: pg.Client, { staff }: Dinner): Promise<string[]> {
  const hashes = staff.restaurants.flatMap(({ tabs }) => tabs);
  type Row = { hash: string; closed: boolean; ordered: number; paid: number };
  const { rows } = await admin.query<Row>(
    `select s.hash, s.closed_at is not null as closed, o.cents as ordered, p.cents as paid
     from sheets s
     join lateral (select sum(total_cents)::int as cents from orders
       where account_id = s.account_id and sheet_id = s.sheet_id) o on true
     join lateral (select sum(amount_cents)::int as cents from payments
       where account_id = s.account_id and sheet_id = s.sheet_id) p on true
     where s.hash = any($1)`,
    [hashes],
  );
  const wrong = rows.flatMap(({ hash, closed, ordered, paid }) =>
    closed && ordered === paid ? [] : [`tab ${hash}: ordered ${ordered}, paid ${paid}`],
  );
  const expected = staff.restaurants.length;
  return rows.length === expected ? wrong : [...wrong, `${rows.length} tabs of ${expected} paid`];
}
