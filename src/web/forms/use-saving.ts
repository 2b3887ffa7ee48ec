import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { CallRefused } from "../../contract/client.ts";
import { onSessionResumed } from "../api/sign-in-prompt.ts";
import { createSavingQueue, type SavingStatus } from "./saving-queue.ts";

/** Milliseconds for which a mark says that something is saved. */
export const savedMs = 4000;

export type Saving<T> = SavingStatus & {
  /** Saves it, after what is being saved at the moment. */
  run: (value: T) => void;
  /** Saves again what failed. */
  retry: () => void;
  /** Forgets what failed. */
  dismiss: () => void;
  /** Resolves when nothing is being saved any more: whether all of it is saved. */
  settled: () => Promise<boolean>;
};

type SavingOptions<T> = {
  /** Values that are only parts are put together; by default the newer value replaces the older. */
  merge?: ((waiting: T, next: T) => T) | undefined;
  /** The part of the page that has shown it is gone, and not all of it is saved: nobody can try again any more. */
  onLost?: (() => void) | undefined;
};

/**
 * The one way of an owner's screens to save: the saved state, its progress, and its failure. Show it with SavingMark. A
 * save that fails because the session has ended is repeated by itself after signing in again.
 */
export function useSaving<T>(
  save: (value: T) => Promise<unknown>,
  { merge = newer, onLost }: SavingOptions<T> = {},
): Saving<T> {
  const [queue] = useState(() => createSavingQueue({ save, merge }, savedMs));
  useEffect(() => queue.use({ save, merge }));
  const lost = useRef(onLost);
  useEffect(() => {
    lost.current = onLost;
  });
  useEffect(() => {
    const tellLost = async () => {
      if (!(await queue.settled())) lost.current?.();
    };
    return () => void tellLost();
  }, [queue]);
  const status = useSyncExternalStore(queue.subscribe, queue.status, queue.status);
  const hasExpired = status.error instanceof CallRefused && status.error.status === 401;
  useEffect(
    () => (hasExpired ? onSessionResumed(() => queue.retry()) : undefined),
    [hasExpired, queue],
  );
  return {
    ...status,
    run: queue.run,
    retry: queue.retry,
    dismiss: queue.dismiss,
    settled: queue.settled,
  };
}

function newer<T>(_waiting: T, next: T): T {
  return next;
}
