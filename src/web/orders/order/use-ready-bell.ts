import { useEffect, useRef } from "react";
import { ringOnce } from "../arrivals/bell.ts";

/** Milliseconds: felt in a pocket, and no call. */
const buzz = [200, 100, 200];

/** Rings, and shakes a phone, when an order becomes ready while its page is open. */
export function useReadyBell(readyAt: string | undefined, { isUnderWay }: { isUnderWay: boolean }) {
  const seen = useRef(readyAt);
  useEffect(() => {
    const isNews = seen.current === undefined && readyAt !== undefined && isUnderWay;
    seen.current = readyAt;
    if (!isNews) return;
    // Safari shakes nothing, whatever the types say.
    (navigator as Partial<Navigator>).vibrate?.(buzz);
    void ringOnce();
  }, [readyAt, isUnderWay]);
}
