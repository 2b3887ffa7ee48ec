/** A list that a page shows: it is fetched at intervals, and again when something happens. */
export type WatchedList = {
  /** An event has brought the list up to date: the next fetch is a whole interval from now. */
  isTold(): void;
  fetchAnew(): void;
  stop(): void;
};

/** Fetches at once, and every `everyMs` when nothing happens; never twice within `apartMs`. */
export function watchList(
  fetchList: () => Promise<unknown>,
  { everyMs, apartMs }: { everyMs: number; apartMs: number },
): WatchedList {
  let timer: NodeJS.Timeout | undefined;
  let fetchedAt = -Infinity;
  let isFetching = false;
  let isAsked = false;
  let isStopped = false;

  function after(ms: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void fetchNow(), ms);
  }

  async function fetchNow(): Promise<void> {
    isFetching = true;
    isAsked = false;
    fetchedAt = performance.now();
    await fetchList();
    isFetching = false;
    if (isAsked) fetchAnew();
    else after(everyMs);
  }

  function fetchAnew(): void {
    isAsked = true;
    if (!isFetching) after(Math.max(0, fetchedAt + apartMs - performance.now()));
  }

  fetchAnew();
  return {
    isTold: () => void (!isFetching && !isAsked && after(everyMs)),
    fetchAnew,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
