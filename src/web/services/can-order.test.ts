import { expect, test } from "vitest";
import { newAccount } from "../content/testing-menu.ts";
import { canOrder } from "./can-order.ts";

const { services } = newAccount();
const ahead = {
  services: { ...services, delivery: { ...services.delivery, scheduled: true } },
};
const offHours = [{ weekday: 5, start: "18:00", minutes: 240 }];

test("outside its times an item is ordered for later, where orders ahead are taken", () => {
  const later = { soldOut: false, offHours };
  expect(canOrder(later, ahead, "delivery")).toBe(true);
  expect(canOrder(later, ahead, "takeout")).toBe(false);
  expect(canOrder({ soldOut: false, offHours: null }, { services }, "delivery")).toBe(true);
  expect(canOrder({ soldOut: true, offHours: null }, ahead, "delivery")).toBe(false);
});
