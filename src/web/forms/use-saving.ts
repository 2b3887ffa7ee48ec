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
  /** Resolves when nothing is being saved any more, to whether all of it is saved. */
  settled: () => Promise<boolean>;
};

type SavingOptions<T> = {
  /** Joins two values that are only parts. By default the newer value replaces the older. */
  merge?: ((waiting: T, next: T) => T) | undefined;
  /** Called when the component has gone with something unsaved: nobody can retry it any more. */
  onLost?: (() => void) | undefined;
};

/**
 * The way in which all of an owner's screens save: the state, the progress and the failure. Show it with SavingMark. A
 * save that failed because the session had ended is repeated by itself after signing in again.
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
