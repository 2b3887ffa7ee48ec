import { CallRefused } from "../../../contract/client.ts";
import { isDefiniteRejection } from "../../api/definite-rejection.ts";
import { emptyOutbox, holdOf, type Hold, type Opening, type TabOutbox } from "./tab-outbox.ts";

export type NewTab = {
  location: string;
  table: number;
  name: string;
  individual: boolean;
};

export function openingOf(
  { location, table, name, individual }: NewTab,
  { key, now, by }: { key: string; now: number; by: string },
): TabOutbox {
  const opening: Opening = {
    idempotencyKey: key,
    location,
    name,
    individual,
    hasLeft: false,
    queuedAt: now,
    sentBy: by,
    agreed: false,
    refused: null,
  };
  return { ...emptyOutbox, table, name, opening };
}

/** Why the tab waits, apart from the network. A tab that gets further orders does not become old. */
export function openingHold(
  { opening, unsent }: TabOutbox,
  { now, by }: { now: number; by: string },
): Hold | undefined {
  if (!opening) return undefined;
  const queuedAt = Math.max(opening.queuedAt, ...unsent.map((order) => order.queuedAt));
  return holdOf({ ...opening, queuedAt, refused: opening.refused !== null }, { now, by });
}

export function mapOpening(
  outbox: TabOutbox,
  change: (opening: Opening) => Opening | null,
): TabOutbox {
  return outbox.opening ? { ...outbox, opening: change(outbox.opening) } : outbox;
}

/**
 * An opening without an answer goes on waiting. If another device has opened the table, it becomes an individual tab,
 * as any further tab of a table does. Any other refusal waits for somebody to decide.
 */
export function openingFailed(
  outbox: TabOutbox,
  { error, newKey }: { error: unknown; newKey: () => string },
): TabOutbox {
  const { opening } = outbox;
  const reason = refusalOf(error);
  if (!opening || !reason) return outbox;
  const hasNotArrived = isDefiniteRejection(error);
  if (reason.code === "conflict" && !opening.individual) {
    const next = { ...opening, individual: true, idempotencyKey: newKey(), hasLeft: false };
    return { ...outbox, opening: next, isBeside: true };
  }
  return mapOpening(outbox, (stored) => ({
    ...stored,
    // A refused request leaves nothing on the server under its key.
    ...(hasNotArrived ? { idempotencyKey: newKey(), hasLeft: false } : {}),
    agreed: false,
    refused: reason,
  }));
}

/** Undefined for a failure after which the tab is sent again. */
export function refusalOf(error: unknown): { code: string; message: string } | undefined {
  // A person who may not open tabs must be told, or they would wait for ever.
  const isForbidden = error instanceof CallRefused && error.status === 403;
  if (!isDefiniteRejection(error) && !isForbidden) return undefined;
  const { error: code, message, fields = {}, problems = {} } = (error as CallRefused).refusal;
  // The server may still be the previous version, during a deployment. The next version knows the field.
  if (problems["data.hash"]?.code === "unknown_field") return undefined;
  return { code, message: Object.values(fields)[0] ?? message };
}

/** Somebody wants the tab sent now, for its own table or another. A tab that may have arrived keeps its own. */
export function sendAgain(
  outbox: TabOutbox,
  to?: { id: string; number: number; key: string },
): TabOutbox {
  const again = mapOpening(outbox, (opening) => ({ ...opening, agreed: true, refused: null }));
  if (!to || !again.opening || again.opening.hasLeft) return again;
  const { id: location, key: idempotencyKey } = to;
  return { ...again, table: to.number, opening: { ...again.opening, location, idempotencyKey } };
}
