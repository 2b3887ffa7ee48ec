import { routeAddress } from "../../contract/route.ts";
import { wires } from "../../contract/wire.ts";
import { identity, keepIdentity } from "../api/transport.ts";
import type { LiveState } from "./live-state.ts";
import { createEventReader, type StreamEvent } from "./read-events.ts";

/** A stream that is kept open, over however many connections that takes. */
export type KeepListening = (deps: {
  /** Absent: the stream of all of the account's events. */
  address?: string;
  onBlock: (block: StreamEvent) => void;
  onState: (state: LiveState) => void;
}) => {
  /** Ends the wait for the next try. */
  hurry: () => void;
  stop: () => void;
};

const backOffMs = { first: 1_000, longest: 30_000 };
/** Retry refused connections too, slowly: rights change, and people sign in. */
const refusedMs = 60_000;
/**
 * The server sends something every 15 s. A connection silent for longer is lost, even if the device reports no error.
 */
const silenceMs = 35_000;

/** Each connection begins with `ready`: everything that was missed can be fetched then. */
export const keepListening: KeepListening = ({ address, onBlock, onState }) => {
  const end = new AbortController();
  let failures = 0;
  let hurry: () => void = () => undefined;

  async function listenOnce(): Promise<number> {
    const connection = new AbortController();
    const giveUp = () => connection.abort();
    end.signal.addEventListener("abort", giveUp);
    let silence = setTimeout(giveUp, silenceMs);
    try {
      const answer = await fetch(address ?? routeAddress(wires.live.orders), {
        headers: identity(),
        cache: "no-store",
        signal: connection.signal,
      });
      keepIdentity((name) => answer.headers.get(name));
      if (!answer.ok || !answer.body) return waitAfter(answer);
      const read = createEventReader(hear);
      const decoder = new TextDecoder();
      const reader = answer.body.getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        clearTimeout(silence);
        silence = setTimeout(giveUp, silenceMs);
        read(decoder.decode(value, { stream: true }));
      }
    } catch {
      // The connection broke or was given up; what was said until then has been heard.
    } finally {
      clearTimeout(silence);
      end.signal.removeEventListener("abort", giveUp);
      connection.abort();
    }
    return backOff();
  }

  function hear(block: StreamEvent): void {
    onBlock(block);
    if (block.name !== "ready") return;
    failures = 0;
    onState("live");
  }

  function waitAfter({ status, headers }: Response): number {
    if (status === 429 || status >= 500) {
      // A proxy may name a date instead of seconds.
      const seconds = Number(headers.get("retry-after")) || 0;
      return Math.max(seconds * 1_000, backOff());
    }
    return refusedMs;
  }

  /** A random part keeps the callers apart who were all cut off together. */
  function backOff(): number {
    failures += 1;
    const longest = Math.min(backOffMs.first * 2 ** (failures - 1), backOffMs.longest);
    return longest * (0.5 + Math.random() / 2);
  }

  function rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function run(): Promise<void> {
    while (!end.signal.aborted) {
      const waitMs = await listenOnce();
      if (end.signal.aborted) return;
      onState("down");
      await rest(waitMs);
    }
  }

  // The network is back, or somebody looks again: no need to wait any longer.
  const wake = () => {
    if (document.visibilityState === "visible") hurry();
  };
  addEventListener("online", wake);
  document.addEventListener("visibilitychange", wake);
  void run();
  return {
    hurry: () => hurry(),
    stop() {
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
      end.abort();
      hurry();
    },
  };
};
