import { notifyManager } from "@tanstack/react-query";

/**
 * Resolves when the page shows the data just written into the query cache, which tells components a moment later. A
 * component that dropped its own state before that would show the old data for a moment.
 */
export function cacheFlushed(): Promise<void> {
  return new Promise((told) => notifyManager.schedule(told));
}
