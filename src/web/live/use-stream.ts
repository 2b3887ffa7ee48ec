import { useEffect, useSyncExternalStore } from "react";
import { liveState, watchLiveState, type LiveState } from "./live-state.ts";
import { listenLive, type LiveListener } from "./live.ts";

/** A tab that nobody looks at needs no stream after this long. */
const hiddenMs = 60_000;

/**
 * Listens while the page is looked at, or always with `whenHidden`. The listener must be the same object in every
 * render.
 */
export function useStream(
  listener: LiveListener,
  { whenHidden }: { whenHidden: boolean },
): LiveState {
  useEffect(() => keepStream(listener, whenHidden), [listener, whenHidden]);
  return useSyncExternalStore(watchLiveState, liveState, () => "connecting");
}

function keepStream(listener: LiveListener, whenHidden: boolean): () => void {
  let leave: (() => void) | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  const join = () => {
    leave ??= listenLive(listener);
  };
  const pause = () => {
    leave?.();
    leave = undefined;
  };
  const look = () => {
    clearTimeout(hiding);
    if (document.visibilityState === "visible") join();
    else if (!whenHidden) hiding = setTimeout(pause, hiddenMs);
  };
  join();
  document.addEventListener("visibilitychange", look);
  return () => {
    clearTimeout(hiding);
    document.removeEventListener("visibilitychange", look);
    pause();
  };
}
