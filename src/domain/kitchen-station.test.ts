import { expect, test } from "vitest";
import { ofStation } from "./kitchen-station.ts";

const line = (number: number, station: string, ready: boolean) => ({
  line: number,
  qty: 1,
  cancelled: 0,
  title: `Prato ${number}`,
  options: [],
  station,
  ready,
});
const ticket = (...lines: ReturnType<typeof line>[]) => ({ state: "open" as const, lines });

test("a station has its own lines, and is done with an order when these are made", () => {
  const [first] = ofStation([ticket(line(1, "bar", true), line(2, "oven", false))], "bar");
  expect(first).toMatchObject({ state: "ready", lines: [{ line: 1 }] });
  const [other] = ofStation([ticket(line(1, "bar", true), line(2, "oven", false))], "oven");
  expect(other).toMatchObject({ state: "open", lines: [{ line: 2 }] });
});

test("what has not changed stays the same, and is another thing at another station", () => {
  const tickets = [ticket(line(1, "bar", false), line(2, "oven", false))];
  const [first] = ofStation(tickets, "bar");
  expect(ofStation([...tickets], "bar")[0]).toBe(first);
  expect(ofStation(tickets, "oven")[0]).toMatchObject({ lines: [{ line: 2 }] });
});

test("an order without anything for the station is not there; the whole kitchen has all", () => {
  const tickets = [ticket(line(1, "bar", false))];
  expect(ofStation(tickets, "oven")).toEqual([]);
  expect(ofStation(tickets, undefined)).toBe(tickets);
});

test("an order that has left the kitchen is only where a line was called off; a ready one stays for its recall", () => {
  const lines = [{ ...line(1, "bar", true), cancelled: 1 }, line(2, "oven", true)];
  const ready = { state: "ready" as const, lines };
  const left = { ...ready, over: true as const };
  expect(ofStation([left], "bar")).toHaveLength(1);
  expect(ofStation([left], "oven")).toEqual([]);
  expect(ofStation([ready], "oven")).toHaveLength(1);
});
