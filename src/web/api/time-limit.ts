/** Ends what it is given to after so many milliseconds, or with `other`. Older phones have no `AbortSignal.timeout`. */
export function timeLimit(ms: number, other?: AbortSignal): AbortSignal {
  const limit = new AbortController();
  const end = () => limit.abort();
  setTimeout(end, ms);
  if (other?.aborted) end();
  other?.addEventListener("abort", end);
  return limit.signal;
}
