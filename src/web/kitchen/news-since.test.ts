import { expect, test } from "vitest";
import type { KitchenTicket } from "../../contract/kitchen.ts";
import { newsSince } from "./use-news-bell.ts";

const ticket = (hash: string): KitchenTicket => ({
  hash,
  id: 1,
  service: "indoor",
  name: "Ana",
  placed_at: "2026-11-27T12:00:00Z",
  state: "open",
  lines: [{ line: 1, qty: 1, title: "Caldo", cancelled: 0, options: [], ready: false }],
});

test("what comes is news; what is there when the page opens, or another station is chosen, is none", () => {
  const opened = newsSince(undefined, { tickets: [ticket("a")], stationId: "bar" });
  const same = newsSince(opened, { tickets: [ticket("a")], stationId: "bar" });
  const more = newsSince(same, { tickets: [ticket("a"), ticket("b")], stationId: "bar" });
  const other = newsSince(more, { tickets: [ticket("c")], stationId: "oven" });
  const later = newsSince(other, { tickets: [ticket("c"), ticket("d")], stationId: "oven" });
  expect([opened, same, more, other, later].map(({ isNews }) => isNews)).toEqual([
    false,
    false,
    true,
    false,
    true,
  ]);
});

test("an order that is called off, taken back and called off again is news each time", () => {
  const [open, cancelled] = [[ticket("a")], [{ ...ticket("a"), state: "cancelled" as const }]];
  let heard = newsSince(undefined, { tickets: open, stationId: undefined });
  const rang = [cancelled, cancelled, open, cancelled].map((tickets) => {
    heard = newsSince(heard, { tickets, stationId: undefined });
    return heard.isNews;
  });
  expect(rang).toEqual([true, false, true, true]);
});

test("one unit that is called off is news, and one more of the same line is too once the first is seen", () => {
  const shown = (qty: number, off: { cancelled: number; cancelled_at?: string }) => {
    const { lines, ...rest } = ticket("a");
    return [{ ...rest, lines: lines.map((line) => ({ ...line, qty, ...off })) }];
  };
  const [first, second] = ["2026-11-27T12:01:00.000Z", "2026-11-27T12:09:00.000Z"];
  let heard = newsSince(undefined, { tickets: shown(3, { cancelled: 0 }), stationId: undefined });
  const rang = [
    shown(2, { cancelled: 1, cancelled_at: first }),
    shown(2, { cancelled: 0 }),
    shown(1, { cancelled: 1, cancelled_at: second }),
    shown(1, { cancelled: 1, cancelled_at: second }),
  ].map((tickets) => {
    heard = newsSince(heard, { tickets, stationId: undefined });
    return heard.isNews;
  });
  expect(rang).toEqual([true, false, true, false]);
});
