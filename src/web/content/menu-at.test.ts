import { expect, test } from "vitest";
import { withNews } from "./menu-at.ts";
import { newCategory, newItem, newMenu } from "./testing-menu.ts";

test("news says of an entry whether it can be had, until when not, and whether it is counted", () => {
  const until = "2026-11-26T08:00:00.000Z";
  const menu = newMenu([newCategory("c", [newItem("a"), newItem("b")])]);
  const outOf = { id: "a", sold_out: true, sold_out_until: until, counted: true } as const;
  const out = withNews(menu, { entries: [outOf] });
  expect(out.menu[0]?.items[0]?.extras).toMatchObject({
    sold_out: true,
    sold_out_until: until,
    counted: true,
  });
  expect(out.menu[0]?.items[1]).toBe(menu.menu[0]?.items[1]);
  const back = withNews(out, { entries: [{ id: "a", sold_out: false }] });
  expect(back).toEqual(menu);
});
