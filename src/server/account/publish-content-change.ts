import { addEvent } from "../db/outbox.ts";
import type { Tx } from "../db/with-account.ts";

/** Says that guests would now see something else: whoever changes that calls it in the same transaction. */
export async function publishContentChange(tx: Tx): Promise<void> {
  await tx.db
    .updateTable("accounts")
    .set((set) => ({ version: set("version", "+", 1) }))
    .where("account_id", "=", tx.accountId)
    .execute();
  await addEvent(tx, { topic: "content", subjectId: null });
}
