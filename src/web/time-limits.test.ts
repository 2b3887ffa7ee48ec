import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { wires } from "../contract/wire.ts";
import { sendSignIn } from "./auth/SignInForm.tsx";
import { fetchFile } from "./reports/FileButtons.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { host: "casa.example" });
  vi.stubGlobal("localStorage", undefined);
  // A server that never answers.
  vi.stubGlobal(
    "fetch",
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(new Error("aborted")));
      }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ["a sign-in", 20, () => sendSignIn({ method: "POST", address: "/login", headers: {} }, {})],
  ["a report's file", 120, () => fetchFile(wires.reports.salesFile, { query: {}, name: "a.csv" })],
] as const)("%s without an answer fails after %i s", async (_, seconds, send) => {
  const failed = vi.fn<(error: unknown) => void>();
  void send().catch(failed);
  await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledOnce();
});
