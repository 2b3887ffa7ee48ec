import { useDeferredValue } from "react";
import { useWide } from "../../ui/use-wide.ts";
import { useOrderFilter } from "./use-order-filter.ts";

/** Whether the listed orders stand in columns; as soon as they do, which may be after the tab that brings them is chosen. */
export function useIsBoard(): boolean {
  const isWide = useWide();
  const { tab } = useOrderFilter().filter;
  return useDeferredValue(isWide && tab === "progress");
}
