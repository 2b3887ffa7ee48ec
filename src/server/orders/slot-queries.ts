import type { Service } from "../../domain/service.ts";
import { prepared } from "../db/prepared.ts";
import { withCachedPlan, selectOwn, updateOwn, type Tx } from "../db/with-account.ts";

type Slot = { service: Service; startsAt: Date };
type Taken = Slot & { accountId: string; limit: number };

const countOne = prepared<Taken>()("take-slot", (db, given) =>
  db
    .insertInto("service_slots")
    .values({
      account_id: given.accountId,
      service: given.service,
      starts_at: given.startsAt,
      used: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "service", "starts_at"])
        .doUpdateSet((set) => ({ used: set("service_slots.used", "+", 1) }))
        .where("service_slots.used", "<", given.limit),
    )
    .returning("used"),
);

/** Takes one of a slot's places; false when it is full. Others who want one wait for this transaction. */
export async function takeSlot(tx: Tx, slot: Slot & { limit: number }): Promise<boolean> {
  const [taken] = await countOne(tx, { accountId: tx.accountId, ...slot });
  return taken !== undefined;
}

/** Frees the place of a cancelled order. */
export async function giveSlotBack(tx: Tx, { service, startsAt }: Slot): Promise<void> {
  await updateOwn(tx, "service_slots")
    .set((set) => ({ used: set("used", "-", 1) }))
    .where("service", "=", service)
    .where("starts_at", "=", startsAt)
    .where("used", ">", 0)
    .execute();
}

/** Counts the orders in each slot from an instant on. Slots without orders are absent. */
export async function mapSlotsUsed(
  tx: Tx,
  { service, from }: { service: Service; from: Date },
): Promise<Map<number, number>> {
  const rows = await selectOwn(withCachedPlan(tx), "service_slots")
    .select(["starts_at", "used"])
    .where("service", "=", service)
    .where("starts_at", ">=", from)
    .execute();
  return new Map(rows.map(({ starts_at, used }) => [starts_at.getTime(), used]));
}
