import { withTexts } from "../text/spoken-language.ts";
import { useEffect, useEffectEvent, useState } from "react";

/** A part that may not have come, and the way to fetch it again. */
export type FetchedPart = { failed: boolean; retry: () => void };

/**
 * Fetched parts, by the function that fetches them: shown again they are there at once, without waiting for a promise.
 * Undefined: failed before.
 */
const fetchedParts = new WeakMap<object, object | undefined>();

/**
 * A part of the page in a separate script, fetched once it is `wanted`. The fetch may fail; `retry` repeats it. Define
 * `fetchPart` outside of the component. `staysHere`: no failure reloads the page, where somebody may be typing.
 */
export function useLazyPart<Part extends object>(
  fetchPart: () => Promise<Part>,
  wanted: boolean,
  staysHere = false,
) {
  // The map holds under each function what that has fetched.
  const [part, setPart] = useState(() => fetchedParts.get(fetchPart) as Part | undefined);
  const [failed, setFailed] = useState(false);
  const isMissing = wanted && part === undefined && !failed;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isGone = false;
    const fetchIt = async () => {
      const fetched = await withTexts(fetchPart()).catch(() => undefined);
      if (fetched) fetchedParts.set(fetchPart, fetched);
      // Somebody with unsaved changes may choose to stay.
      else if (!isGone && !staysHere && (await leaveOldVersion(fetchPart))) await hasStayed();
      if (isGone) return;
      setPart(fetched);
      setFailed(!fetched);
    };
    void fetchIt();
    return () => {
      isGone = true;
    };
  }, [isMissing, fetchPart, staysHere]);
  return { part, failed: wanted && failed, retry: () => setFailed(false) };
}

/** A page that reloads is gone by then. */
const hasStayed = () => new Promise((resolve) => setTimeout(resolve, 3000));

const steadyMs = 10_000;

/** Such a part that no tap asks for: where it does not come, it is fetched again every ten seconds until it does. */
export function useSteadyPart<Part extends object>(
  fetchPart: () => Promise<Part>,
  wanted: boolean,
): Part | undefined {
  const { part, failed, retry } = useLazyPart(fetchPart, wanted, true);
  const tryAgain = useEffectEvent(retry);
  useEffect(() => {
    if (!failed) return undefined;
    const timer = setTimeout(tryAgain, steadyMs);
    return () => clearTimeout(timer);
  }, [failed]);
  return part;
}

/**
 * Reloads a page whose script is missing, if the site's page names another script than this one: that is a new version.
 * Some browsers never fetch a failed script again, so the second failure reloads whenever the site answers. Whether it
 * reloads: then nobody is told of the network.
 */
export async function leaveOldVersion(fetchPart: object): Promise<boolean> {
  const isAgain = fetchedParts.has(fetchPart);
  fetchedParts.set(fetchPart, undefined);
  const page = await fetch(location.href)
    .then((answer) => (answer.ok ? answer.text() : ""))
    .catch(() => "");
  // The end of the address names the version.
  const isLeaving = page !== "" && (isAgain || !page.includes(import.meta.url.slice(-20)));
  if (isLeaving) location.reload();
  return isLeaving;
}
