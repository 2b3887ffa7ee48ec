import { useSyncExternalStore } from "react";

/** From here on there is room for something beside the page; the style sheets say the same. */
const wide = () => matchMedia("(min-width: 1024px)");

/** Whether there is room beside the page; false on the server. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wide().matches,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  const query = wide();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
