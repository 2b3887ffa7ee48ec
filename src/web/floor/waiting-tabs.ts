import type { Location } from "../../contract/tables.ts";
import { cartCount } from "../../domain/cart.ts";
import { awaitedTabs } from "./outbox/floor-outbox.ts";
import type { FloorOutbox } from "./outbox/read-outbox.ts";
import { emptyOutbox } from "./outbox/tab-outbox.ts";

/** The tables with the tabs that were opened on this device and have not arrived, each at its table. */
export function withWaitingTabs(locations: readonly Location[], floor: FloorOutbox): Location[] {
  const waiting = Object.entries(floor).flatMap(([hash, { opening }]) =>
    opening && !awaitedTabs.has(hash) ? [{ hash, opening }] : [],
  );
  return locations.map((location) => {
    const own = waiting
      // A tab whose answer was lost may be listed already.
      .filter(({ hash }) => location.sheets.every((sheet) => sheet.hash !== hash))
      .filter(({ opening }) => opening.location === location.id)
      .map(({ hash, opening: { name, individual, queuedAt } }) => ({
        id: hash,
        hash,
        name,
        individual,
        location_id: location.id,
        opened: new Date(queuedAt).toISOString(),
        total_amount: 0,
      }));
    if (own.length === 0) return location;
    return { ...location, status_id: 1, sheets: [...location.sheets, ...own] };
  });
}

/** The numbers of a table's tabs, orders and chosen items that are only on this device. */
export function waitingAt(floor: FloorOutbox, { id, number, sheets }: Location) {
  const own = Object.values(floor).filter(({ table }) => table === number);
  const unsentTabs = Object.entries(floor).filter(
    ([hash, { opening }]) => opening?.location === id && !awaitedTabs.has(hash),
  );
  return {
    unsent: own.flatMap(({ unsent }) => unsent).length,
    unsentTabs: unsentTabs.length,
    returned: own.filter(({ refusal }) => refusal).length,
    drafted: sheets.reduce((sum, { hash }) => sum + draftedOn(floor, hash), 0),
  };
}

/** The number of units in a tab's draft. A draft that an order came back to is marked as that order instead. */
export function draftedOn(floor: FloorOutbox, hash: string): number {
  const { draft, refusal } = floor[hash] ?? emptyOutbox;
  return refusal ? 0 : cartCount(draft);
}
