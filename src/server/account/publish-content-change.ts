import { addEvent } from "../db/outbox.ts";
import { updateOwn, type Tx } from "../db/with-account.ts";

/** Marks the account's content as changed for guests. Every change calls it in the same transaction. */
export async function publishContentChange(tx: Tx): Promise<void> {
  await updateOwn(tx, "accounts")
    .set((set) => ({ version: set("version", "+", 1) }))
    .execute();
  await addEvent(tx, { topic: "content", subjectId: null });
}

/** The same for the account itself. The staff's pages hear of it as well. */
export async function publishAccountChange(tx: Tx): Promise<void> {
  await publishContentChange(tx);
  await addEvent(tx, { topic: "account", subjectId: null });
}
