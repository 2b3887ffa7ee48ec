import { useDeferredValue } from "react";
import { useWide } from "../../ui/use-wide.ts";
import { useOrderFilter } from "./use-order-filter.ts";

/** Whether the listed orders stand in columns. The answer may come some frames after the tab is chosen. */
export function useIsBoard(): boolean {
  const isWide = useWide();
  const { tab } = useOrderFilter().filter;
  return useDeferredValue(isWide && tab === "progress");
}
