import { expect, test } from "vitest";
import { drawnLines, pictureKeptMs, readPictureName } from "./picture-names.ts";

const file = `${"0123456789abcdef".repeat(2)}.jpg`;
const now = Date.parse("2026-11-21T12:00:00Z");

test("a picture goes by its name as long as the server keeps it", () => {
  const stored = { file, drawnAtMs: now };
  expect(readPictureName(stored, now)).toBe(file);
  expect(readPictureName(stored, now + pictureKeptMs - 1)).toBe(file);
  expect(readPictureName(stored, now + pictureKeptMs)).toBeUndefined();
});

test("what is no name of a picture is none", () => {
  for (const kept of [
    undefined,
    {},
    `${now} ${file}`,
    { file, drawnAtMs: "soon" },
    { file: "../240/logo.jpg", drawnAtMs: now },
    { file, drawnAtMs: now + 1 },
  ])
    expect(readPictureName(kept, now)).toBeUndefined();
});

const order = {
  details: { items: [{ qty: 2, cancelled: 0 }] },
  address: "Rua das Flores, 12",
  promised_at: "2026-11-21T12:45:00Z",
  total_amount: 58.98,
};

test.each([
  ["the promised time", { promised_at: "2026-11-21T13:15:00Z" }],
  ["the total", { total_amount: 51.98 }],
  ["a line", { details: { items: [{ qty: 2, cancelled: 1 }] } }],
  ["the table", { table_number: 4 }],
])("a picture is drawn anew once %s is another", (_, changed) => {
  expect(drawnLines({ ...order, ...changed })).not.toBe(drawnLines(order));
});
