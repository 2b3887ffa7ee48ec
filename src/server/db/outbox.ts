import { randomUUIDv7 } from "node:crypto";
import { preparedDeferred } from "./prepared.ts";
import type { Tx } from "./with-account.ts";

export type Topic = "account" | "content" | "order" | "table" | "print" | "menu" | "stock";

type EventValues = { accountId: string; eventId: string; topic: Topic; subjectId: string | null };

const writeEvent = preparedDeferred<EventValues>()("write-event", (db, given) =>
  db.insertInto("outbox").values({
    account_id: given.accountId,
    event_id: given.eventId,
    topic: given.topic,
    subject_id: given.subjectId,
  }),
);

/** Records an event, which is published after the commit. */
export function addEvent(
  tx: Tx,
  { topic, subjectId }: { topic: Topic; subjectId: string | null },
): Promise<void> {
  const { accountId } = tx;
  return writeEvent(tx, { accountId, eventId: randomUUIDv7(), topic, subjectId });
}
