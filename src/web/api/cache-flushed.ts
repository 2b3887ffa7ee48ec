import { notifyManager } from "@tanstack/react-query";

/**
 * Resolves when the page shows what has just been written into the store of answers, which tells it a moment later.
 * Whoever let go of what they show before that would show for a moment what was there before.
 */
export function cacheFlushed(): Promise<void> {
  return new Promise((told) => notifyManager.schedule(told));
}
