import { routeAddress } from "../../contract/route.ts";
import { wires } from "../../contract/wire.ts";
import { createListeners } from "../storage/listeners.ts";
import type { AnsweredBy } from "./answered-by.ts";

declare global {
  /** The worker's last word before this was loaded; the first script heard it. */
  var earlyAnswer: AnsweredBy | undefined;
}

/** A device says that it is in a network a moment before anything gets through. */
const afterOnlineMs = [0, 1_000, 4_000];

let offline = false;
const listeners = createListeners();

function say(next: boolean): void {
  if (next === offline) return;
  offline = next;
  listeners.tell();
}

/** Whether the shown data may be older than the site's own. */
export function isCopyShown(): boolean {
  return offline;
}

export const onConnectionChange = listeners.add;

/** Asks the site for something small: the source of the answer says whether there is a network. */
export async function tryNetwork(): Promise<void> {
  try {
    await fetch(routeAddress(wires.content.home));
    // A worker perhaps answered with the copy; it says so itself.
    if (!navigator.serviceWorker?.controller) say(false);
  } catch {
    say(true);
  }
}

/**
 * Tracks whether the site can be reached, and has the service worker cache the page. The worker's result overrides
 * `navigator.onLine`, which only tells that there is some network.
 */
export function watchConnection(): void {
  const { earlyAnswer } = globalThis;
  say(earlyAnswer === undefined ? !navigator.onLine : earlyAnswer === "copy");
  addEventListener("offline", () => say(true));
  addEventListener("online", () => {
    for (const ms of afterOnlineMs) setTimeout(() => offline && void tryNetwork(), ms);
  });
  // Browsers have workers only on connections that they trust.
  navigator.serviceWorker?.addEventListener("message", ({ data }: MessageEvent<AnsweredBy>) =>
    say(data === "copy"),
  );
}

/** Has the worker start when the page has nothing else to do. */
export function startWorker(): void {
  const start = () => {
    navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
  };
  if ("requestIdleCallback" in window) requestIdleCallback(start);
  else setTimeout(start, 2000);
}
