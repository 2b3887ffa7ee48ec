import { afterEach, beforeEach, expect, test, vi } from "vitest";

const hourMs = 3_600_000;
/** By how much the device is behind the server. */
let behindMs = 3 * hourMs;

// The module remembers what it was told, which other tests must not hear.
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: new Date("2026-11-27T20:00:00Z"), toFake: ["Date"] });
  vi.stubGlobal("location", { href: "http://bar.localhost/cozinha" });
  vi.stubGlobal("fetch", () =>
    Promise.resolve(
      new Response(null, { headers: { date: new Date(Date.now() + behindMs).toUTCString() } }),
    ),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
});

test("a device whose clock is corrected while the page is open follows the server again", async () => {
  const { askForTime, serverNow } = await import("./server-clock.ts");
  const isRight = () => Math.abs(serverNow() - Date.now() - behindMs) < 2_000;
  await askForTime();
  expect(isRight()).toBe(true);
  behindMs = 0;
  vi.setSystemTime(Date.now() + 3 * hourMs);
  await vi.waitFor(() => expect(isRight()).toBe(true), { timeout: 20_000 });
});
