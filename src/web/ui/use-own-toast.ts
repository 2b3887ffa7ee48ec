import { useCallback, useEffect, useId } from "react";
import { useToast } from "./Toast.tsx";

/**
 * Like `useToast`, for a part of the page: each message replaces the previous one, and the last one disappears with the
 * part.
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
