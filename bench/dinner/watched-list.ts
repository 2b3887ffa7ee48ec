/** A list that a page shows: it is fetched now and then, and anew when something happens. */
export type WatchedList = {
  /** It has been brought up to date by what was told: the next fetch is that much later. */
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
