import { sql } from "kysely";
import { guestTitle } from "../../domain/guest-title.ts";
import type { Language, Translations } from "../../domain/languages.ts";
import type { Cents } from "../../domain/money.ts";
import type { GroupPricing, PriceRule } from "../../domain/option-rules.ts";
import { unitPrice } from "../../domain/order-total.ts";
import { preparedDeferred } from "../db/prepared.ts";
import type { Tx } from "../db/with-account.ts";

/** A line as stored: its title and price are the server's. */
export type OrderedLine = OrderedEntry & {
  /** Key in the cart. */
  key: string;
  obs: string | undefined;
  children: OrderedOption[];
};
type OrderedEntry = Titled & { entryId: string; qty: number; priceCents: Cents };
type Titled = { titleBr: string; titles: Translations };
type OrderedOption = OrderedEntry & { group: GroupPricing & Titled & { id: string } };

/** Each an array with a value for every line. */
type LineColumns = {
  lines: number[];
  parentLines: (number | null)[];
  entryIds: string[];
  titles: string[];
  quantities: number[];
  prices: Cents[];
  remarks: (string | null)[];
  groups: (string | null)[];
  groupTitles: (string | null)[];
  priceRules: (PriceRule | null)[];
  freeQuantities: (number | null)[];
  unitPrices: (Cents | null)[];
  guestTitles: (string | null)[];
  guestGroupTitles: (string | null)[];
  uncounted: boolean[];
};
/** Lines added to a stored order are numbered after its last one. */
type Added = { after: number; at: Date };

const writeLines = preparedDeferred<
  LineColumns & { account_id: string; order_id: string; added_at: Date | null }
>()(
  "write-order-lines",
  // A distributed database finds the server that keeps the rows only if their account comes from a table.
  (_, given) => sql`
    insert into order_lines (account_id, order_id, line, parent_line, entry_id, title_br, qty, price_cents,
      obs, group_id, group_title, price_rule, free_qty, unit_cents, guest_title, guest_group_title, is_uncounted, added_at)
    select accounts.account_id, ${given.order_id}::uuid, lines.*, ${given.added_at}::timestamptz
    from accounts, unnest(
      ${given.lines}::smallint[], ${given.parentLines}::smallint[], ${given.entryIds}::uuid[],
      ${given.titles}::text[], ${given.quantities}::smallint[], ${given.prices}::bigint[],
      ${given.remarks}::text[], ${given.groups}::uuid[], ${given.groupTitles}::text[],
      ${given.priceRules}::text[], ${given.freeQuantities}::smallint[],
      ${given.unitPrices}::bigint[], ${given.guestTitles}::text[],
      ${given.guestGroupTitles}::text[], ${given.uncounted}::boolean[]) as lines
    where accounts.account_id = ${given.account_id}`,
);

/** Inserts the lines of a new order, or lines that staff add to one. `language` is the order's. */
export function insertLines(
  tx: Tx,
  {
    lines,
    counted,
    added,
    language,
    ...own
  }: {
    account_id: string;
    order_id: string;
    lines: OrderedLine[];
    /** The ids of entries whose stock was taken. */
    counted: readonly string[];
    language: Language | undefined;
    added?: Added;
  },
): Promise<void> {
  const columns = lineColumns(lines, { after: added?.after ?? 0, counted, language });
  return writeLines(tx, { ...own, ...columns, added_at: added?.at ?? null });
}

/** Numbered through, each item followed by the options chosen for it. */
function lineColumns(
  ordered: OrderedLine[],
  {
    after,
    counted,
    language,
  }: { after: number; counted: readonly string[]; language: Language | undefined },
): LineColumns {
  const columns: LineColumns = {
    lines: [],
    parentLines: [],
    entryIds: [],
    titles: [],
    quantities: [],
    prices: [],
    remarks: [],
    groups: [],
    groupTitles: [],
    priceRules: [],
    freeQuantities: [],
    unitPrices: [],
    guestTitles: [],
    guestGroupTitles: [],
    uncounted: [],
  };
  const add = (
    { entryId, titleBr, titles, qty, priceCents }: OrderedEntry,
    of: {
      parentLine: number | null;
      obs?: string | undefined;
      group?: OrderedOption["group"];
      unitCents?: Cents | undefined;
    },
  ): number => {
    const line = after + columns.lines.length + 1;
    columns.lines.push(line);
    columns.parentLines.push(of.parentLine);
    columns.entryIds.push(entryId);
    columns.titles.push(titleBr);
    columns.quantities.push(qty);
    columns.prices.push(priceCents);
    columns.remarks.push(of.obs ?? null);
    columns.groups.push(of.group?.id ?? null);
    columns.groupTitles.push(of.group?.titleBr ?? null);
    columns.priceRules.push(of.group?.priceRule ?? null);
    columns.freeQuantities.push(of.group?.freeQty ?? null);
    columns.unitPrices.push(of.unitCents ?? null);
    columns.guestTitles.push(guestTitle(titles, language));
    columns.guestGroupTitles.push(of.group ? guestTitle(of.group.titles, language) : null);
    columns.uncounted.push(!counted.includes(entryId));
    return line;
  };
  for (const { children, obs, ...item } of ordered) {
    const unitCents = unitPrice({ ...item, children });
    const line = add(item, { parentLine: null, obs, unitCents });
    for (const child of children) add(child, { parentLine: line, group: child.group });
  }
  return columns;
}
