import { lastUsed } from "../last-used.ts";
import type { Relay } from "../live/relay.ts";

/**
 * Printers with nothing to print, whose next questions need no query. That ends with an event of their account after
 * which something may have to be printed, or after some seconds.
 */
export type QuietPrinters = {
  isQuiet(printer: Of): boolean;
  /** Begins a query for jobs. The answer takes its result; "nothing" is ignored if an event came in between. */
  look(printer: Of): (found: "nothing" | "something") => void;
};

type Of = { accountId: string; caller: string };

/** A printer's presence is noted every 20 s, and its absence after two minutes. */
const quietMs = 15_000;
const remembered = 10_000;

/** Without a relay there are no job events, so every poll queries the database. */
export function createQuietPrinters(
  events: Pick<Relay, "subscribe"> | undefined,
  nowMs: () => number = () => performance.now(),
): QuietPrinters {
  const untilMs = lastUsed<number>(remembered);
  const callers = new Map<string, Set<string>>();
  /** Looks under way, by account: an event spoils their result. */
  const looking = new Map<string, Set<{ isSpoilt: boolean }>>();
  events?.subscribe((heard) => {
    for (const { accountId, topic } of heard) {
      if (topic !== "order" && topic !== "print") continue;
      for (const look of looking.get(accountId) ?? []) look.isSpoilt = true;
      for (const caller of callers.get(accountId) ?? []) untilMs.delete(caller);
      callers.delete(accountId);
    }
  });
  return {
    isQuiet: ({ caller }) => nowMs() < (untilMs.get(caller) ?? 0),
    look({ accountId, caller }) {
      const look = { isSpoilt: false };
      const ofAccount = looking.get(accountId) ?? new Set();
      looking.set(accountId, ofAccount.add(look));
      untilMs.delete(caller);
      return (found) => {
        ofAccount.delete(look);
        if (ofAccount.size === 0) looking.delete(accountId);
        if (found === "something" || look.isSpoilt || events === undefined) return;
        untilMs.set(caller, nowMs() + quietMs);
        callers.set(accountId, (callers.get(accountId) ?? new Set()).add(caller));
      };
    },
  };
}
