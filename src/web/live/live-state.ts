/** "live" hears everything at once; "down" is between two tries. */
export type LiveState = "connecting" | "live" | "down";

const watchers = new Set<() => void>();
let state: LiveState = "connecting";

export function liveState(): LiveState {
  return state;
}

export function watchLiveState(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

/** For the one stream that all of the page shares. */
export function setLiveState(next: LiveState): void {
  if (state === next) return;
  state = next;
  for (const changed of watchers) changed();
}
