import type { Position } from "./outbox-reader.ts";

/** A snapshot of PostgreSQL: the transactions below `xmax` are seen, but for those that were still `running`. */
export type Snapshot = { xmin: number; xmax: number; running: readonly number[] };

/** A place in the outbox that a listener can come back to, and when it was written down. */
export type Mark = { seen: Snapshot; writtenAt: Date };

const snapshotForm = /^(\d{1,15}):(\d{1,15}):((?:\d{1,15}(?:,\d{1,15})*)?)$/;
/** Ten digits of seconds: until 2286. A later moment would be more than the ids that it is looked for by can hold. */
const markForm = /^(\d{1,10})-([\d:,]+)$/;
/** Marks travel in a header. */
const longestMark = 2_000;

/** Undefined for what is no snapshot: a mark comes from the caller. */
export function parseSnapshot(text: string): Snapshot | undefined {
  const [, low = "", high = "", list = ""] = snapshotForm.exec(text) ?? [];
  const [xmin, xmax] = [Number(low), Number(high)];
  const running = list === "" ? [] : list.split(",").map(Number);
  const isInOrder = running.every(
    (xid, index) => xid >= xmin && xid < xmax && xid > (running[index - 1] ?? 0),
  );
  return xmin > 0 && xmax >= xmin && isInOrder ? { xmin, xmax, running } : undefined;
}

/** As PostgreSQL writes it. */
export function snapshotText({ xmin, xmax, running }: Snapshot): Position {
  return `${xmin}:${xmax}:${running.join(",")}`;
}

/** Whether what this transaction committed was visible in the snapshot. */
export function isSeen(transactionId: number, { xmin, xmax, running }: Snapshot): boolean {
  if (transactionId < xmin) return true;
  return transactionId < xmax && !running.includes(transactionId);
}

/** Whether nothing that is in `earlier` is missing in `later`; of one database, for two snapshots this holds one way or the other. */
export function isWithin(earlier: Snapshot, later: Snapshot): boolean {
  if (earlier.xmax !== later.xmax) return earlier.xmax < later.xmax;
  return earlier.running.length >= later.running.length;
}

/** The snapshot as it was before these transactions, of which each is seen in it. */
export function without(seen: Snapshot, transactionIds: readonly number[]): Snapshot {
  if (transactionIds.length === 0) return seen;
  const running = [...new Set([...seen.running, ...transactionIds])].toSorted((a, b) => a - b);
  return { xmin: Math.min(seen.xmin, running[0] ?? seen.xmin), xmax: seen.xmax, running };
}

/** The mark as the `id` of an event; undefined when it would be too long to be sent back. */
export function writeMark({ seen, writtenAt }: Mark): string | undefined {
  const text = `${Math.floor(writtenAt.getTime() / 1_000)}-${snapshotText(seen)}`;
  return text.length > longestMark ? undefined : text;
}

export function readMark(text: string): Mark | undefined {
  if (text.length > longestMark) return undefined;
  const [, seconds = "", position = ""] = markForm.exec(text) ?? [];
  const seen = parseSnapshot(position);
  return seen && { seen, writtenAt: new Date(Number(seconds) * 1_000) };
}
