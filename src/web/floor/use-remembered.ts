import { useEffect, useState } from "react";

/** Changes with the shape of what is remembered. */
const prefix = "floor-1:";

/**
 * What was last fetched under a name, for a page that is loaded anew without a network; as long as the browser's tab
 * lives, and no longer, because names of guests are in it. Rights are the server's business: this is only shown.
 */
export function useRemembered<Fetched>(
  name: string,
  fetched: Fetched | undefined,
): Fetched | undefined {
  // Written by this program under the same name.
  const [remembered] = useState(() => read(name) as Fetched | undefined);
  useEffect(() => {
    if (fetched !== undefined) write(name, fetched);
  }, [name, fetched]);
  return fetched ?? remembered;
}

function read(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + name) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

function write(name: string, fetched: unknown): void {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(fetched));
  } catch {
    // A full or forbidden storage remembers nothing.
  }
}
