/**
 * Slows down who together send more than `bytesPerSecond`, once `burstBytes` have come at once: each piece waits until it
 * is due. (The generic cell rate algorithm, ITU-T I.371, counting bytes.)
 */
export function createPace({
  bytesPerSecond,
  burstBytes,
}: {
  bytesPerSecond: number;
  burstBytes: number;
}): (bytes: number) => Promise<void> {
  const bytesPerMs = bytesPerSecond / 1_000;
  /** When everything that has come would have come at that pace, in milliseconds of the process's clock. */
  let dueAt = 0;
  return async (bytes) => {
    const now = performance.now();
    dueAt = Math.max(dueAt, now) + bytes / bytesPerMs;
    const waitMs = dueAt - now - burstBytes / bytesPerMs;
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
  };
}
