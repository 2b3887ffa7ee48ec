import { useEffect, useState } from "react";

/** `refused`: the screen goes dark as it would without asking. */
export type WakeLockState = "off" | "held" | "refused";

/** Keeps the screen on while it is wanted and the page is seen, where the browser can; tells whether it does. */
export function useWakeLock(isWanted = true): WakeLockState {
  const [state, setState] = useState<WakeLockState>("off");
  useEffect(() => {
    if (!isWanted) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      // Sites without TLS and old browsers have none, despite the types.
      const { wakeLock } = navigator as { wakeLock?: WakeLock };
      // Refused when the battery is low.
      lock = await wakeLock?.request("screen").catch(() => undefined);
      if (isOver) return void lock?.release();
      setState(lock ? "held" : "refused");
      // The browser takes it away when the battery runs low, and when nobody looks: it is asked for again then.
      lock?.addEventListener("release", () => {
        if (!isOver && document.visibilityState === "visible") setState("refused");
      });
    };
    void ask();
    const look = () => void ask();
    document.addEventListener("visibilitychange", look);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", look);
      void lock?.release();
      setState("off");
    };
  }, [isWanted]);
  return state;
}
