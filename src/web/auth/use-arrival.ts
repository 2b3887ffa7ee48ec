import { useLayoutEffect, useState } from "react";

const codeName = "accessToken";

/**
 * What the address brought along: whether a session has just ended by itself, and a single-use code
 * to be exchanged for one. A code leaves the address bar, and so the history and what others may
 * see, before anything else is done with it. Only for what the browser alone renders.
 */
export function useArrival(): { expired: boolean; accessCode: string | undefined } {
  const [query] = useState(() => new URLSearchParams(location.search));
  useLayoutEffect(() => {
    const rest = new URLSearchParams(location.search);
    if (!rest.has(codeName)) return;
    rest.delete(codeName);
    const search = rest.size > 0 ? `?${rest.toString()}` : "";
    history.replaceState(history.state, "", `${location.pathname}${search}`);
  }, []);
  return { expired: query.has("expired"), accessCode: query.get(codeName) ?? undefined };
}
