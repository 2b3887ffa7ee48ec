import type { LiveEventName } from "../../contract/live.ts";
import { eventText } from "./event-text.ts";
import type { ListeningPrincipal } from "./listener.ts";
import { without, writeMark, type Snapshot } from "./mark.ts";
import type { OutboxEvent } from "./outbox-reader.ts";
import { eventFor, type Subjects } from "./event-subjects.ts";

type ToldEvent = { transactionId: number; name: LiveEventName; data: string };

/** What a listener may hear of the events: of each subject once, as it is now. */
export function toldOf(
  events: readonly OutboxEvent[],
  viewed: { subjects: Subjects; principal: ListeningPrincipal },
): ToldEvent[] {
  const last = new Map(events.map((event) => [`${event.topic} ${event.subjectId}`, event]));
  return events.flatMap((event) => {
    if (last.get(`${event.topic} ${event.subjectId}`) !== event) return [];
    const told = eventFor(event, viewed);
    return told ? [{ ...told, transactionId: event.transactionId }] : [];
  });
}

/**
 * The events as they go over the wire. Each carries the mark that leaves out those that come after it, so that whoever
 * is cut off between two of them misses none and hears none twice; `opening` comes first.
 */
export function streamText(
  told: readonly ToldEvent[],
  { seen, now, opening }: { seen: Snapshot; now: Date; opening?: "ready" | "reset" },
): string {
  const all = [...(opening ? [{ name: opening, data: "{}" }] : []), ...told];
  const offset = all.length - told.length;
  return all
    .map(({ name, data }, index) => {
      const later = told.slice(index + 1 - offset).map((event) => event.transactionId);
      return eventText({
        name,
        data,
        id: writeMark({ seen: without(seen, later), writtenAt: now }),
      });
    })
    .join("");
}
