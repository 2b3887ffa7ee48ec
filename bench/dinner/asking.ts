import { setMaxListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Answered } from "../exchange.ts";
import { newPooledClient } from "../pooled-client.ts";
import type { Asked } from "../request.ts";
import type { Plan, Seen } from "./part.ts";

/** Pages ask so often for a read that the server answers with 503, and then keep showing the old data. */
const mostTries = 4;

/** Makes the calls of many people and records their times by kind. */
export type Asking = {
  seen: Seen;
  /** Undefined when it went wrong, which is noted. */
  ask(kind: string, asked: Asked): Promise<Answered | undefined>;
  note(wrong: string): void;
  /** Starts or stops recording times. */
  measure(isMeasured: boolean): void;
  /** Waits a random time between these seconds, times the pace. */
  wait(fromSeconds: number, toSeconds?: number): Promise<void>;
  /** Ends all waits of people, later ones included. */
  hurry(): void;
};

const mostNoted = 1_000;

export function newAsking({ port, size }: Plan): Asking {
  const client = newPooledClient(port);
  const seen: Seen = { tookMs: {}, putOff: {}, placed: [], wrong: [] };
  const hurried = new AbortController();
  // Thousands of waits listen to it at once.
  setMaxListeners(0, hurried.signal);
  let isMeasured = false;
  const note = (wrong: string) => {
    if (seen.wrong.length < mostNoted) seen.wrong.push(wrong);
  };
  return {
    seen,
    note,
    measure: (is) => (isMeasured = is),
    async wait(from, to = from) {
      const ms = (from + Math.random() * (to - from)) * size.pace * 1_000;
      await sleep(ms, undefined, { signal: hurried.signal }).catch(() => undefined);
    },
    hurry: () => hurried.abort(),
    async ask(kind, asked) {
      const counts = isMeasured;
      const startedAt = performance.now();
      const what = `${asked.method ?? "GET"} ${asked.path}`;
      for (let tries = 1; ; tries += 1) {
        try {
          const answered = await client.ask(asked);
          const again = Number(headerOf(answered, "retry-after") ?? 0);
          if (again > 0 && answered.status === 503 && what.startsWith("GET")) {
            if (counts) seen.putOff[kind] = (seen.putOff[kind] ?? 0) + 1;
            if (hurried.signal.aborted) return undefined;
            if (tries === mostTries) {
              if (!kind.startsWith("list")) note(`${what}: put off ${tries} times`);
              return undefined;
            }
            await sleep(again * 1_000 * (1 + Math.random() / 2));
            continue;
          }
          if (counts) (seen.tookMs[kind] ??= []).push(performance.now() - startedAt);
          if (answered.status < 400) return answered;
          note(`${what}: ${answered.status} ${answered.body.slice(0, 200)}`);
        } catch (error) {
          note(`${what}: ${String(error)}`);
        }
        return undefined;
      }
    },
  };
}

export function headerOf(answered: Answered | undefined, name: string): string | undefined {
  return new RegExp(`^${name}: (.+?)\\r?$`, "im").exec(answered?.head ?? "")?.[1];
}
