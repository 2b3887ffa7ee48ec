import closeWithGrace from "close-with-grace";
import { StartRefused } from "../operator-refused.ts";

export type ShutdownSteps = {
  /** Closers run in the reverse order. */
  push(close: () => Promise<unknown>): void;
  /** Tells the error, closes everything and ends the process as failed. */
  end(error: unknown): Promise<never>;
};

const timeoutMs = 30_000;
const endings = ["SIGHUP", "SIGINT", "SIGTERM"] as const;
/** A terminal or a service manager signals npm as well, and npm passes the signal on: two at once count as one. */
const sameWishMs = 1_000;

/**
 * Ends the process in order: on a signal (a later second one ends it at once), and on an uncaught error, since nobody
 * knows what state that left behind.
 */
export function closeInOrder(): ShutdownSteps {
  const open: (() => Promise<unknown>)[] = [];
  let closing: Promise<void> | undefined;

  async function closeAll(): Promise<void> {
    for (let close = open.pop(); close !== undefined; close = open.pop()) {
      // The rest is closed all the same.
      await close().catch(tell);
    }
  }

  const grace = closeWithGrace({ delay: timeoutMs, skip: [...endings] }, async ({ err }) => {
    if (err) tell(err);
    await (closing ??= closeAll());
  });
  let toldAt: number | undefined;
  for (const signal of endings) {
    process.on(signal, () => {
      if (toldAt === undefined) grace.close();
      else if (performance.now() - toldAt > sameWishMs) process.exit(1);
      toldAt ??= performance.now();
    });
  }

  return {
    push: (close) => void open.push(close),
    async end(error) {
      // A start that was interrupted fails in some way or other; the process is ending already.
      if (closing !== undefined) return new Promise<never>(() => undefined);
      tell(error);
      closing = closeAll();
      await closing;
      process.exit(1);
    },
  };
}

/** Prints one sentence for what a person can put right, and the whole error of a defect. */
function tell(error: unknown): void {
  console.error(error instanceof StartRefused ? error.message : error);
}
