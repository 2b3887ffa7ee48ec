import { expect, test } from "vitest";
import { measureAhead } from "./server-clock.ts";

const hourMs = 3_600_000;

/** A device five hours late, and a line that takes so long to the server and back for each question. */
function line(...ways: [thereMs: number, backMs: number][]) {
  let nowMs = 1_700_000_000_000;
  let asked = 0;
  const ask = () => {
    const [thereMs, backMs] = ways[asked] ?? [0, 0];
    asked += 1;
    const writtenMs = nowMs + thereMs + 5 * hourMs;
    nowMs += thereMs + backMs;
    return Promise.resolve(Math.floor(writtenMs / 1000) * 1000);
  };
  const measure = async () => (await measureAhead(ask, () => nowMs)) ?? Number.NaN;
  return { measure, asked: () => asked };
}
const errorOf = (aheadMs: number) => Math.abs(aheadMs - 5 * hourMs);

test("a clock is known to the second by one quick answer", async () => {
  const { measure, asked } = line([300, 400]);
  expect(errorOf(await measure())).toBeLessThanOrEqual(1_000);
  expect(asked()).toBe(1);
});

test("it is also after an answer that was long on its way back", async () => {
  const { measure, asked } = line([200, 14_000], [100, 200]);
  expect(errorOf(await measure())).toBeLessThanOrEqual(1_000);
  expect(asked()).toBe(2);
});

test("on a line that is always slow the quickest of three answers counts", async () => {
  const { measure, asked } = line([200, 14_000], [1_000, 3_000], [0, 9_000]);
  expect(errorOf(await measure())).toBeLessThanOrEqual(2_000);
  expect(asked()).toBe(3);
});

test("a server that does not say is not asked again", async () => {
  const silent = () => Promise.resolve(Number.NaN);
  expect(await measureAhead(silent)).toBeUndefined();
});
