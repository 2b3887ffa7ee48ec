import { expect, test } from "vitest";
import { withStaying } from "./asked-orders.ts";

const [ana, bia, caio] = ["ana", "bia", "caio"].map((hash) => ({ hash })) as [
  { hash: string },
  { hash: string },
  { hash: string },
];
const queued = { display_number: 7 };

test("an order that has left the list stays in its place while something is asked about it", () => {
  const former = [ana, bia, queued, caio];
  expect(withStaying([ana, queued, caio], { former, asks: new Set(["bia"]) })).toEqual(former);
  expect(withStaying([ana], { former: [ana, bia], asks: new Set(["bia"]) })).toEqual([ana, bia]);
});

test("the list is as it is where nothing is asked, and where what is asked about is still there", () => {
  const rows = [ana, caio];
  expect(withStaying(rows, { former: [ana, bia, caio], asks: new Set() })).toBe(rows);
  expect(withStaying(rows, { former: [ana, bia, caio], asks: new Set(["caio"]) })).toBe(rows);
});
