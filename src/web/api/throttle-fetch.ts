/** The least time between two fetches of one list. */
const apartMs = 1_000;
/** By list, when it was fetched last. */
const fetchedAt = new Map<string, number>();
/** Above this many lists all times are forgotten, so that old lists take no memory. */
const mostLists = 100;

/**
 * Limits one list to one fetch a second, however many events it gets. A fetch aborted while it waits is never sent: it
 * ends as its signal does.
 */
export async function throttleFetch(list: string, signal: AbortSignal): Promise<void> {
  const waitMs = (fetchedAt.get(list) ?? -Infinity) + apartMs - performance.now();
  if (waitMs > 0) await passed(waitMs, signal);
  if (fetchedAt.size > mostLists) fetchedAt.clear();
  fetchedAt.set(list, performance.now());
}

async function passed(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener("abort", stop, { once: true });
  });
  signal.throwIfAborted();
}

/** The first answer serves all parts that load within five seconds of it. Later each part asks anew as it opens. */
export const staleAfterLoad = ({ state }: { state: { dataUpdateCount: number } }) =>
  state.dataUpdateCount > 1 ? 0 : 5_000;
