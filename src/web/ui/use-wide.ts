import { useSyncExternalStore } from "react";

/** From this width on, content fits next to the page. The style sheets use the same width. */
const wide = () => matchMedia("(min-width: 1024px)");

/** Whether content fits next to the page; false on the server. */
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
