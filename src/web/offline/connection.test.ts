import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isCopyShown, watchConnection } from "./connection.ts";

/** The browser's window, and its network: `lostFirst` calls get no answer before one does. */
let page: EventTarget;
let lostFirst: number;
let asked: number;
beforeEach(() => {
  page = new EventTarget();
  asked = 0;
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("navigator", { onLine: false });
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    if (asked <= lostFirst) throw new TypeError("Failed to fetch");
    return new Response();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The state so long after the device has said that it is in a network. */
async function after(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
  return { asked, isCopyShown: isCopyShown() };
}

test("a network that carries nothing yet when the device is in it is tried again after a second and after four", async () => {
  lostFirst = 2;
  watchConnection();
  expect(isCopyShown()).toBe(true);
  page.dispatchEvent(new Event("online"));
  expect(await after(0)).toEqual({ asked: 1, isCopyShown: true });
  expect(await after(999)).toEqual({ asked: 1, isCopyShown: true });
  expect(await after(1)).toEqual({ asked: 2, isCopyShown: true });
  expect(await after(3_000)).toEqual({ asked: 3, isCopyShown: false });
});

test("a network that carries something at once is asked once", async () => {
  lostFirst = 0;
  watchConnection();
  page.dispatchEvent(new Event("online"));
  expect(await after(0)).toEqual({ asked: 1, isCopyShown: false });
  expect(await after(60_000)).toEqual({ asked: 1, isCopyShown: false });
});
