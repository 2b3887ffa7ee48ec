import { randomUUIDv7 } from "node:crypto";
import type { Tx } from "./with-account.ts";

export type Topic = "content" | "order" | "table";

/** Records that something happened, to be told once the transaction is committed. */
export async function addEvent(tx: Tx, topic: Topic, subjectId: string | null): Promise<void> {
  await tx.db
    .insertInto("outbox")
    .values({ account_id: tx.accountId, event_id: randomUUIDv7(), topic, subject_id: subjectId })
    .execute();
}
