import { useEffect } from "react";
import { measureAhead } from "./measure-ahead.ts";
import { createKeptStore } from "../storage/kept-store.ts";

/** Milliseconds by which the server's clock is ahead of the device's; undefined until it has been asked. */
const ahead = createKeptStore<number | undefined>({
  key: "clock.ahead",
  findStorage: () => sessionStorage,
  read: (stored) =>
    stored === null || !Number.isFinite(Number(stored)) ? undefined : Number(stored),
  write: (known) => (known === undefined ? null : String(known)),
});

/** A measured difference of up to this does not mean that the device's clock is wrong. */
const toleranceMs = 2_000;

/** Milliseconds since 1970 by the server's clock, as far as this visit knows it. */
export function serverNow(): number {
  return Date.now() + (ahead.current() ?? 0);
}

/** The server's time for `useTimeAt`. */
export const serverTime = { now: serverNow, onSet: ahead.subscribe };

/** Asks the server once a visit what time it is: there are phones whose clocks are wrong by hours. */
export function useServerClock(): void {
  useEffect(() => {
    if (ahead.current() === undefined) void askForTime();
  }, []);
}

async function askForTime(): Promise<void> {
  const difference = await measureAhead(async () => {
    const answer = await fetch(location.href, { method: "HEAD", cache: "no-store" }).catch(
      () => undefined,
    );
    return Date.parse(answer?.headers.get("date") ?? "");
  });
  if (difference === undefined) return;
  ahead.change(() => (Math.abs(difference) <= toleranceMs ? 0 : difference));
}
