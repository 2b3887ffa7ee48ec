import type { LiveState } from "./live-state.ts";
import type { KeepListening } from "./keep-listening.ts";
import type { openPageChannel } from "./page-channel.ts";
import type { StreamEvent } from "./read-events.ts";

export type StreamHandlers = {
  /** Answers fetched before may lack something that this page was not told: fetch them again. */
  onReady: () => void;
  onEvent: (name: string, data: unknown) => void;
  onState: (state: LiveState) => void;
};

export type SharingDeps = {
  /** The name that the pages of one person share. */
  name: string;
  listen: KeepListening;
  /**
   * Undefined where the browser has no locks, as on sites without TLS. A browser may also refuse every lock, as where
   * storage is forbidden. Every page then has a stream of its own.
   */
  locks: Pick<LockManager, "request"> | undefined;
  openChannel: typeof openPageChannel<Said>;
  isVisible: () => boolean;
  /** Calls `looked` when somebody looks at the page again. The returned function ends that. */
  onLook: (looked: () => void) => () => void;
  /** How long a page waits for a message of the one that listens: after it has asked, and otherwise. */
  waits?: { answerMs: number; silenceMs: number };
};

/** Messages between the pages. */
type Said =
  | { kind: "hello" }
  /** `passedOn`: how many blocks so far. */
  | { kind: "here"; from: string; passedOn: number; state: LiveState; isHidden: boolean }
  | { kind: "block"; from: string; block: StreamEvent };

/**
 * The page that listens answers at once, unless the browser has put it to sleep. It passes on what the server says
 * every 15 s. With nothing to pass on it tries again at least once a minute, and says so.
 */
const usualWaits = { answerMs: 5_000, silenceMs: 90_000 };

/**
 * Hears the stream of events that all pages of one person in a browser share: a browser keeps few connections to a
 * site. The page that holds the lock listens and passes everything on. When it goes, another page opens a stream of its
 * own. The returned function ends the sharing.
 */
export function shareStream(handlers: StreamHandlers, deps: SharingDeps): () => void {
  const { locks, waits = usualWaits } = deps;
  const me = crypto.getRandomValues(new Uint32Array(2)).join("-");
  const channel = locks && deps.openChannel(deps.name, listenTo);
  /** How many blocks of the leader this page has got. */
  let passedOn = 0;
  let state: LiveState = "connecting";
  let leading: { hurry: () => void; end: () => void } | undefined;
  let leader: string | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let queueing = new AbortController();
  let mustLead = false;
  let isEnded = false;

  const say = (said: Said) => channel?.say(said);
  const sayHere = () =>
    say({ kind: "here", from: me, passedOn, state, isHidden: !deps.isVisible() });

  function setState(next: LiveState): void {
    state = next;
    handlers.onState(next);
  }

  function hear({ name, data }: StreamEvent): void {
    passedOn += 1;
    if (name === "ready") handlers.onReady();
    else if (name !== undefined) handlers.onEvent(name, JSON.parse(data));
  }

  /** Lasts until another page takes over or this one ends. It may have ended before its turn comes. */
  async function lead(): Promise<void> {
    if (isEnded) return;
    clearTimeout(silence);
    leader = me;
    passedOn = 0;
    return new Promise((resolve) => {
      const stream = deps.listen({
        onBlock(block) {
          say({ kind: "block", from: me, block });
          hear(block);
        },
        onState(next) {
          setState(next);
          sayHere();
        },
      });
      leading = {
        hurry: stream.hurry,
        end() {
          leading = undefined;
          stream.stop();
          resolve();
        },
      };
      setState("connecting");
      sayHere();
    });
  }

  async function takePart(manager: Pick<LockManager, "request">): Promise<void> {
    while (!isEnded) {
      queueing = new AbortController();
      const how = mustLead ? { steal: true } : { signal: queueing.signal };
      // It steals only once: a page that loses the lock waits for its turn.
      mustLead = false;
      try {
        await manager.request(deps.name, how, lead);
      } catch (error) {
        // An abort: another page has taken over, or this one is to steal. Any other error: no lock is ever given.
        if (!isAbort(error)) return isEnded ? undefined : lead();
      }
      if (!leading) continue;
      leading.end();
      // Another page has taken over, and this one has not heard which.
      askWhoIsThere();
    }
  }

  /** Takes the lead from a page that does not listen any more. */
  function takeOver(): void {
    if (leading || isEnded) return;
    mustLead = true;
    queueing.abort();
  }

  function expectWord(withinMs: number): void {
    clearTimeout(silence);
    silence = setTimeout(takeOver, withinMs);
  }

  function askWhoIsThere(): void {
    if (leading) return;
    say({ kind: "hello" });
    expectWord(waits.answerMs);
  }

  function listenTo(said: Said): void {
    if (isEnded) return;
    if (said.kind === "hello") {
      if (!leading) return;
      sayHere();
      leading.hurry();
      return;
    }
    // A former leader may not know yet that it has lost the lead.
    if (leading) return;
    if (said.kind === "here") follow(said);
    else if (said.from !== leader) return;
    else hear(said.block);
    expectWord(waits.silenceMs);
  }

  function follow(said: Said & { kind: "here" }): void {
    const hasMissed = said.from !== leader || said.passedOn !== passedOn;
    leader = said.from;
    passedOn = said.passedOn;
    // Before its stream is open there is nothing to miss: it will say when it is ready.
    if (hasMissed && said.state === "live") handlers.onReady();
    if (said.state !== state) setState(said.state);
    // Browsers let hidden pages wait long before they may try again.
    if (said.state === "down" && said.isHidden && deps.isVisible()) takeOver();
  }

  if (!locks || !channel) {
    void lead();
    return () => leading?.end();
  }
  const stopLooking = deps.onLook(askWhoIsThere);
  void takePart(locks);
  askWhoIsThere();
  return () => {
    isEnded = true;
    clearTimeout(silence);
    stopLooking();
    queueing.abort();
    leading?.end();
    channel.close();
  };
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
