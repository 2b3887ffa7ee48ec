const windowMs = 60_000;

/** Lines that may be written in a minute: of one kind and origin, and altogether. */
type Bounds = { perOrigin: number; altogether: number };

export type BoundedLog = {
  /** Writes the line, or only counts it once a flood has used up the bounds. */
  note(kind: string, line: { from: string; write: () => void }): void;
  /** Tells how many lines were counted and not written. */
  flush(): void;
};

/** Bounds a log, so that nobody can fill the disk by causing lines. The rest is written as a number, once a minute. */
export function createBoundedLog(
  bounds: Bounds,
  tellUnwritten: (kind: string, count: number) => void,
): BoundedLog {
  const written = new Map<string, number>();
  const unwritten = new Map<string, number>();
  let total = 0;
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const [kind, count] of unwritten) tellUnwritten(kind, count);
    written.clear();
    unwritten.clear();
    total = 0;
  }

  return {
    note(kind, { from, write }) {
      timer ??= setTimeout(flush, windowMs).unref();
      const key = `${kind} ${from}`;
      const ofKey = written.get(key) ?? 0;
      if (ofKey >= bounds.perOrigin || total >= bounds.altogether) {
        unwritten.set(kind, (unwritten.get(kind) ?? 0) + 1);
        return;
      }
      written.set(key, ofKey + 1);
      total += 1;
      write();
    },
    flush,
  };
}
