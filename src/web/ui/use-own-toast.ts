import { useCallback, useEffect, useId } from "react";
import { useToast } from "./Toast.tsx";

/**
 * As `useToast`, for what is about a part of the page: each message takes the place of the one before, and the last one
 * goes with that part.
 */
export function useOwnToast(isShown = true): ReturnType<typeof useToast> {
  const show = useToast();
  const about = useId();
  useEffect(() => {
    if (!isShown) return undefined;
    return () => show({ text: "", about });
  }, [isShown, about, show]);
  return useCallback((toast) => show({ ...toast, about }), [about, show]);
}
