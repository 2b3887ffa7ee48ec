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

/** Why it waits, besides the network. A tab on which somebody goes on ordering does not become old. */
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
 * An opening without an answer goes on waiting. If another device has opened the table meanwhile it becomes an
 * individual tab, as any further one of a table; any other refusal waits for somebody to decide.
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
    // Nothing is kept under the key of what was refused.
    ...(hasNotArrived ? { idempotencyKey: newKey(), hasLeft: false } : {}),
    agreed: false,
    refused: reason,
  }));
}

/** Undefined for a failure after which it is to be sent again. */
export function refusalOf(error: unknown): { code: string; message: string } | undefined {
  // A person who may not open tabs must hear so: they would wait for ever.
  const isForbidden = error instanceof CallRefused && error.status === 403;
  if (!isDefiniteRejection(error) && !isForbidden) return undefined;
  const { error: code, message, fields = {}, problems = {} } = (error as CallRefused).refusal;
  // A program of the version before, while it is being replaced: the next one knows what it is.
  if (problems["data.hash"]?.code === "unknown_field") return undefined;
  return { code, message: Object.values(fields)[0] ?? message };
}

/** Somebody wants it to go out now, at its own table or at another; one that may have arrived stays at its own. */
export function sendAgain(
  outbox: TabOutbox,
  to?: { id: string; number: number; key: string },
): TabOutbox {
  const again = mapOpening(outbox, (opening) => ({ ...opening, agreed: true, refused: null }));
  if (!to || !again.opening || again.opening.hasLeft) return again;
  const { id: location, key: idempotencyKey } = to;
  return { ...again, table: to.number, opening: { ...again.opening, location, idempotencyKey } };
}
