import { useEffect } from "react";

/** Keeps the screen on while the page is seen, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = async () => {
      // Sites without TLS and old browsers have none, whatever the types say.
      const { wakeLock } = navigator as { wakeLock?: WakeLock };
      if (!wakeLock || document.visibilityState !== "visible") return;
      // Refused when the battery is low: the screen goes dark as it would without asking.
      lock = await wakeLock.request("screen").catch(() => undefined);
      if (isOver) await lock?.release();
    };
    void ask();
    const look = () => void ask();
    document.addEventListener("visibilitychange", look);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", look);
      void lock?.release();
    };
  }, []);
}
