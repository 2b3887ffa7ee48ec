import { createListeners } from "../storage/listeners.ts";

/** "live" hears everything at once; "down" is between two tries. */
export type LiveState = "connecting" | "live" | "down";

const watchers = createListeners();
let state: LiveState = "connecting";

export function liveState(): LiveState {
  return state;
}

export const watchLiveState = watchers.add;

/** For the one stream that all of the page shares. */
export function setLiveState(next: LiveState): void {
  if (state === next) return;
  state = next;
  watchers.tell();
}
