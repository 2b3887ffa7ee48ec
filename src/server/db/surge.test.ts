import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { startApp, type TestApp } from "../testing/start-app.ts";

let testApp: TestApp;
beforeAll(async () => (testApp = await startApp({ poolSize: 6 })));
afterAll(() => testApp.close());

const minute = 60_000;

test("connections that a surge has opened are there for the next one, and go when none comes", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { database } = testApp;
  const surge = () => Promise.all(Array.from({ length: 6 }, () => database.ask("select 1", [])));
  await surge();
  expect(database.poolCounts().open).toBe(6);
  await vi.advanceTimersByTimeAsync(9 * minute);
  expect(database.poolCounts()).toMatchObject({ open: 6, idle: 6 });
  await surge();
  await vi.advanceTimersByTimeAsync(11 * minute);
  await vi.waitFor(() => expect(database.poolCounts().open).toBe(0), { timeout: 20_000 });
});
