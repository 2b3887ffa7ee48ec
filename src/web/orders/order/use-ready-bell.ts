import { useEffect, useRef } from "react";
import { ringOnce } from "../arrivals/bell.ts";

/** Milliseconds. It is felt in a pocket, and is unlike a call. */
const buzz = [200, 100, 200];

/** Rings, and vibrates a phone, when an order becomes ready while its page is open. */
export function useReadyBell(readyAt: string | undefined, { isUnderWay }: { isUnderWay: boolean }) {
  const seen = useRef(readyAt);
  useEffect(() => {
    const isNews = seen.current === undefined && readyAt !== undefined && isUnderWay;
    seen.current = readyAt;
    if (!isNews) return;
    // Safari cannot vibrate, despite the types.
    (navigator as Partial<Navigator>).vibrate?.(buzz);
    void ringOnce();
  }, [readyAt, isUnderWay]);
}
