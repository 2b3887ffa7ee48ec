import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isSeen,
  isWithin,
  parseSnapshot,
  readMark,
  snapshotText,
  without,
  writeMark,
} from "./mark.ts";

/** A snapshot taken when these transactions, counted from 1, had ended and those had not. */
const snapshots = fc.array(fc.boolean(), { minLength: 1, maxLength: 40 }).map((ended) => {
  const running = ended.flatMap((isOver, index) => (isOver ? [] : [index + 1]));
  const xmax = ended.length + 1;
  return { xmin: running[0] ?? xmax, xmax, running };
});

describe("a mark", () => {
  it("comes back as it was written", () => {
    fc.assert(
      fc.property(snapshots, fc.integer({ min: 0, max: 4e9 }), (seen, seconds) => {
        const mark = { seen, writtenAt: new Date(seconds * 1000) };
        expect(readMark(writeMark(mark) ?? "")).toEqual(mark);
      }),
    );
  });

  it("is nothing that PostgreSQL could not have written", () => {
    for (const text of [
      "",
      "1",
      "5:4:",
      "0:4:",
      "3:9:2",
      "3:9:9",
      "3:9:5,4",
      "3:9:4,4",
      "3:9:4,",
      "3:9:-4",
      "3:9:4;drop table outbox",
      "١:٢:",
      `1:9:${"4,".repeat(5000)}5`,
    ]) {
      expect(parseSnapshot(text), text).toBeUndefined();
      expect(readMark(`1-${text}`), text).toBeUndefined();
    }
    expect(parseSnapshot("3:9:4,6")).toEqual({ xmin: 3, xmax: 9, running: [4, 6] });
    fc.assert(fc.property(fc.string(), (text) => void readMark(text)));
  });

  it("without some of what it has seen, has seen all the rest", () => {
    fc.assert(
      fc.property(snapshots, fc.array(fc.nat(39)), (seen, picked) => {
        const taken = picked.map((n) => n + 1).filter((xid) => isSeen(xid, seen));
        const before = without(seen, taken);
        expect(parseSnapshot(snapshotText(before))).toEqual(before);
        for (let xid = 1; xid <= 41; xid += 1) {
          expect(isSeen(xid, before)).toBe(isSeen(xid, seen) && !taken.includes(xid));
        }
        expect(isWithin(before, seen)).toBe(true);
      }),
    );
  });
});
