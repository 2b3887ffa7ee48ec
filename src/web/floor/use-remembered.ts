import { useEffect, useState } from "react";
import { floorKeys, readSession, writeSession } from "../storage/session-store.ts";

/** Changes with the shape of what is remembered. */
const prefix = `${floorKeys}3:`;

/**
 * What was last fetched under a name, for a page that is loaded anew without a network; as long as the browser's tab
 * lives, and no longer, because names of guests are in it. Rights are the server's business: this is only shown.
 */
export function useRemembered<Fetched>(
  name: string,
  fetched: Fetched | undefined,
): Fetched | undefined {
  // Written by this program under the same name.
  const [remembered] = useState(() => readSession(prefix + name) as Fetched | undefined);
  useEffect(() => {
    if (fetched !== undefined) writeSession(prefix + name, fetched);
  }, [name, fetched]);
  return fetched ?? remembered;
}
