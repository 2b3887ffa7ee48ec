import { withTexts } from "../text/spoken-language.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";

/** A part that may not have come, and the way to fetch it again. */
export type FetchedPart = { failed: boolean; retry: () => void };

/**
 * Fetched parts, by the function that fetches them: shown again they are there at once, without waiting for a promise.
 */
const fetchedParts = new WeakMap<object, object>();

/**
 * A part of the page in a separate script, fetched once it is `wanted`. The fetch may fail; `retry` repeats it. Define
 * `fetchPart` outside of the component.
 */
export function useLazyPart<Part extends object>(fetchPart: () => Promise<Part>, wanted: boolean) {
  // The map holds under each function what that has fetched.
  const [part, setPart] = useState(() => fetchedParts.get(fetchPart) as Part | undefined);
  const [failed, setFailed] = useState(false);
  const isAgain = useRef(false);
  const isMissing = wanted && part === undefined && !failed;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isGone = false;
    const fetchIt = async () => {
      const fetched = await withTexts(fetchPart()).catch(() => undefined);
      if (!fetched && isAgain.current) await leaveOldVersion();
      if (fetched) fetchedParts.set(fetchPart, fetched);
      if (isGone) return;
      if (fetched) setPart(fetched);
      else setFailed(true);
    };
    void fetchIt();
    return () => {
      isGone = true;
    };
  }, [isMissing, fetchPart]);
  const again = () => setFailed(false);
  const retry = () => {
    isAgain.current = true;
    again();
  };
  return { part, failed: wanted && failed, retry, again };
}

const steadyMs = 10_000;

/** Such a part that no tap asks for: where it does not come, it is fetched again every ten seconds until it does. */
export function useSteadyPart<Part extends object>(
  fetchPart: () => Promise<Part>,
  wanted: boolean,
): Part | undefined {
  const { part, failed, again } = useLazyPart(fetchPart, wanted);
  const tryAgain = useEffectEvent(again);
  useEffect(() => {
    if (!failed) return undefined;
    const timer = setTimeout(tryAgain, steadyMs);
    return () => clearTimeout(timer);
  }, [failed]);
  return part;
}

/** Reloads if the site answers although a script is missing: another version's page names other scripts. */
export async function leaveOldVersion(): Promise<void> {
  const answer = await fetch(location.href, { method: "HEAD" }).catch(() => undefined);
  if (answer?.ok) location.reload();
}
