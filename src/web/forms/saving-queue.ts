import { CallRefused } from "../../contract/client.ts";
import type { StaleField } from "../../contract/errors.ts";
import { createListeners } from "../storage/listeners.ts";

export type SavingState = "idle" | "saving" | "saved" | "failed" | "conflict";

export type SavingStatus = {
  state: SavingState;
  /** Why it failed; nothing that was given is lost. */
  error: unknown;
  /** Changes by somebody else meanwhile, by the path of the field; nothing was stored. */
  conflicts: Readonly<Record<string, StaleField>>;
};

export type SavingQueue<T> = {
  status(): SavingStatus;
  subscribe(changed: () => void): () => void;
  /** Replaces the way to save, for the saves to come. */
  use(how: HowToSave<T>): void;
  run(value: T): void;
  retry(): void;
  dismiss(): void;
  /** Resolves when nothing is being saved any more, to whether all of it is saved. */
  settled(): Promise<boolean>;
};

/** The answer of a save that stored nothing and has said why. The queue then does not say "saved". */
export const nothingStored = Symbol("nothing stored");

type HowToSave<T> = {
  save: (value: T) => Promise<unknown>;
  /** The value to send in place of two, of which the first is not saved yet. */
  merge: (waiting: T, next: T) => T;
};

const nothing: SavingStatus = { state: "idle", error: undefined, conflicts: {} };

/**
 * Saves one value after the other, never two at once. A value that fails stays until `retry`, or until the next one is
 * given, which is merged into it.
 */
export function createSavingQueue<T>(
  first: HowToSave<T>,
  /** Milliseconds for which "saved" is said. */
  savedMs: number,
): SavingQueue<T> {
  let how = first;
  const listeners = createListeners();
  let current = nothing;
  let waiting: { value: T } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (changes: Partial<SavingStatus> & Pick<SavingStatus, "state">) => {
    clearTimeout(timer);
    current = { ...nothing, ...changes };
    listeners.tell();
  };
  const enqueue = (value: T) => {
    waiting = { value: waiting ? how.merge(waiting.value, value) : value };
  };
  const work = async () => {
    const taken = waiting;
    if (!taken) return;
    waiting = undefined;
    tell({ state: "saving" });
    let answer: unknown;
    try {
      answer = await how.save(taken.value);
    } catch (error) {
      const newer = waiting as { value: T } | undefined;
      waiting = newer ? { value: how.merge(taken.value, newer.value) } : taken;
      tell(failure(error));
      return;
    }
    if (waiting) {
      await work();
      return;
    }
    if (answer === nothingStored) {
      tell(nothing);
      return;
    }
    tell({ state: "saved" });
    timer = setTimeout(() => tell(nothing), savedMs);
  };
  return {
    status: () => current,
    subscribe: listeners.add,
    use(next) {
      how = next;
    },
    run(value) {
      enqueue(value);
      if (current.state !== "saving") void work();
    },
    retry() {
      if (current.state !== "saving") void work();
    },
    dismiss() {
      if (current.state === "saving") return;
      waiting = undefined;
      tell(nothing);
    },
    settled: () =>
      new Promise((resolve) => {
        const look = () => {
          if (current.state === "saving") return;
          stop();
          resolve(waiting === undefined);
        };
        const stop = listeners.add(look);
        look();
      }),
  };
}

function failure(error: unknown): SavingStatus {
  const conflicts = error instanceof CallRefused ? error.refusal.conflicts : undefined;
  if (conflicts) return { state: "conflict", error, conflicts };
  return { state: "failed", error, conflicts: {} };
}
