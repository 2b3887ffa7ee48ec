import { reaisFromCents, type Cents } from "../../../domain/money.ts";
import { addHistory } from "../../db/history.ts";
import type { Tx } from "../../db/with-account.ts";

export type NotedPrice = { title: string; before: Cents; after: Cents };

/** Records who changed which prices, from what and to what: one row of the history for each save. */
export async function notePrices(
  tx: Tx,
  { userId, changes }: { userId: string | null; changes: readonly NotedPrice[] },
): Promise<void> {
  const changed = changes.filter(({ before, after }) => before !== after);
  if (changed.length === 0) return;
  const priced = (which: "before" | "after") =>
    changed.map((change) => ({ title: change.title, price: reaisFromCents(change[which]) }));
  const [first] = changed.length === 1 ? [0] : [];
  await addHistory(tx, {
    what: first === undefined ? "prices_changed" : "price_changed",
    userId,
    before: first === undefined ? { prices: priced("before") } : priced("before")[first],
    after: first === undefined ? { prices: priced("after") } : priced("after")[first],
  });
}
