import type { MenuNews } from "../../contract/content.ts";
import type { Order } from "../../contract/orders.ts";
import type { PrintJobs } from "../../contract/print-jobs.ts";
import type { Location } from "../../contract/tables.ts";
import { storedSignIn, storedToken, subscribeSession } from "../api/session.ts";
import { keepListening } from "./keep-listening.ts";
import { setLiveState } from "./live-state.ts";
import { openPageChannel } from "./page-channel.ts";
import { shareStream } from "./share-stream.ts";

/** A part's reactions to events, by the events' names. */
export type LiveListener = Partial<{
  /** Data that was fetched before may be out of date. */
  ready: () => void;
  order: (order: Order) => void;
  table: (table: Location) => void;
  menu: (news: MenuNews) => void;
  /** Figures of the stock have changed. */
  stock: () => void;
  /** The print jobs as they are now, or that they have changed. */
  print: (told: { list?: PrintJobs }) => void;
  /** The account's settings or services have changed, its cash was moved, or a day was closed. */
  account: () => void;
}>;

/** The stream stays open for so long without a listener, as from one page to the next. */
const lingerMs = 5_000;

/** Several parts may have the same listener, which hears everything once. */
const listeners: LiveListener[] = [];
let stop: (() => void) | undefined;
let lingering: ReturnType<typeof setTimeout> | undefined;
let startedAs: string | null = null;

/** One stream for all pages, open while anything listens. A page without an identity gets only menu events. */
export function listenLive(listener: LiveListener): () => void {
  listeners.push(listener);
  clearTimeout(lingering);
  if (stop === undefined) start();
  else followSession();
  return () => {
    listeners.splice(listeners.indexOf(listener), 1);
    if (listeners.length === 0) lingering = setTimeout(end, lingerMs);
  };
}

function start(): void {
  startedAs = whoAsks();
  const unsubscribe = subscribeSession(followSession);
  const leave = share(startedAs ?? "nobody");
  stop = () => {
    unsubscribe();
    leave();
  };
}

function share(who: string): () => void {
  setLiveState("connecting");
  return shareStream(
    {
      onReady() {
        for (const listener of new Set(listeners)) listener.ready?.();
      },
      onEvent(name, data) {
        // The server sends what the contract says of each event.
        for (const one of new Set(listeners)) one[name as keyof LiveListener]?.(data as never);
      },
      onState: setLiveState,
    },
    {
      name: `events ${who}`,
      listen: keepListening,
      locks: navigator.locks,
      openChannel: openPageChannel,
      isVisible,
      onLook(looked) {
        const look = () => isVisible() && looked();
        document.addEventListener("visibilitychange", look);
        return () => document.removeEventListener("visibilitychange", look);
      },
    },
  );
}

function isVisible(): boolean {
  return document.visibilityState === "visible";
}

/** Opens another stream when somebody else is signed in: they must not hear the rest of this one. */
function followSession(): void {
  if (startedAs === whoAsks()) return;
  end();
  if (listeners.length > 0) start();
}

function end(): void {
  stop?.();
  stop = undefined;
  setLiveState("connecting");
}

/** The id of staff, whose token changes now and then, or a guest's token, which stays; null without an identity. */
function whoAsks(): string | null {
  return storedSignIn()?._auth_id ?? storedToken();
}
