import { heartbeatText } from "./event-text.ts";
import { dismiss, tell, type Listener, type ListeningPrincipal } from "./listener.ts";
import { isSeen, isWithin, writeMark, type Mark, type Snapshot } from "./mark.ts";
import { isWholeSince, type Missed } from "./live-queries.ts";
import type { OutboxEvent } from "./outbox-reader.ts";
import { viewKey, type Subjects } from "./event-subjects.ts";
import { streamText, toldOf } from "./stream-text.ts";

/** "fresh" has no mark and needs none of the past; "lost" had one that leads nowhere. */
export type Arrival = { listener: Listener; from: Mark | "fresh" | "lost" };

/** What there is to tell, and the snapshot in which that is everything. */
type News = { events: OutboxEvent[]; subjects: Subjects; seen: Snapshot };

/** Those who listen to one account. */
export type Audience = {
  all(): Listener[];
  isEmpty(): boolean;
  /** Takes newcomers in with what they have missed, where that is not too much to be told one by one. */
  greet(arrivals: Arrival[], missed: News & Missed): void;
  tellNews(news: News): void;
  /** `seen` is known while nothing is waiting to be told. */
  heartbeat(seen: Snapshot | undefined): void;
  /** Sends away those of the asked whose sessions have ended; the others may do from now on what theirs say. */
  heedSessions(asked: Listener[], sessions: ReadonlyMap<string, ListeningPrincipal>): void;
  remove(listener: Listener): void;
};

export function createAudience(): Audience {
  const listeners = new Set<Listener>();

  /** One text for all who see the same of the news. */
  function tellNews({ events, subjects, seen }: News): void {
    const texts = new Map<string, Buffer | undefined>();
    const makeText = (principal: ListeningPrincipal, heard: OutboxEvent[]) => {
      const told = toldOf(heard, { subjects, principal });
      const text = streamText(told, { seen, now: new Date() });
      return text === "" ? undefined : Buffer.from(text);
    };
    for (const listener of listeners) {
      const { principal, since } = listener;
      if (since) {
        const fresh = events.filter((event) => !isSeen(event.transactionId, since));
        const text = makeText(principal, fresh);
        if (text) tell(listener, text);
        if (isWithin(since, seen)) listener.since = undefined;
        continue;
      }
      const key = viewKey(principal, subjects);
      const text = texts.has(key) ? texts.get(key) : makeText(principal, events);
      texts.set(key, text);
      if (text) tell(listener, text);
    }
  }

  return {
    all: () => [...listeners],
    isEmpty: () => listeners.size === 0,
    greet(arrivals, { events, cutAt, subjects, seen }) {
      for (const { listener, from } of arrivals) {
        if (listener.out.destroyed || listener.out.writableEnded) continue;
        const missed =
          typeof from === "string" || from.seen.xmax > seen.xmax || !isWholeSince(from, { cutAt })
            ? undefined
            : events.filter((event) => !isSeen(event.transactionId, from.seen));
        const told = toldOf(missed ?? [], { subjects, principal: listener.principal });
        const opening = missed || from === "fresh" ? "ready" : "reset";
        listener.since = seen;
        listeners.add(listener);
        tell(listener, Buffer.from(streamText(told, { seen, now: new Date(), opening })));
      }
    },
    tellNews,
    heartbeat(seen) {
      const marked = Buffer.from(heartbeatText(seen && writeMark({ seen, writtenAt: new Date() })));
      const unmarked = Buffer.from(heartbeatText(undefined));
      for (const listener of listeners) {
        if (listener.isBehind && listener.out.writableLength > 0) {
          listener.out.destroy();
          continue;
        }
        if (seen && listener.since && isWithin(listener.since, seen)) listener.since = undefined;
        tell(listener, listener.since ? unmarked : marked);
        listener.isBehind = listener.out.writableLength > 0;
      }
    },
    heedSessions(asked, sessions) {
      for (const listener of asked) {
        const principal = sessions.get(listener.principal.sessionId);
        if (principal) {
          listener.principal = principal;
          continue;
        }
        dismiss(listener);
        listeners.delete(listener);
      }
    },
    remove: (listener) => void listeners.delete(listener),
  };
}
