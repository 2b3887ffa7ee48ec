import { expect, test } from "vitest";
import { matchesOrder, readOrderSearch } from "./order-search.ts";

const order = {
  id: 12,
  user_name: "Ana Cláudia D'Ávila",
  service: "delivery",
  mode: "delivery",
  address: "Rua Doze, 12",
} as const;
const atTable = {
  ...order,
  id: 40,
  user_name: "Bia",
  service: "indoor",
  mode: "sheet",
  address: "7",
  table_number: 7,
} as const;
const inRoom = { ...atTable, id: 41, mode: "easy-order", address: "201B", table_number: undefined };

const finds = (typed: string, searched: typeof order | typeof atTable | typeof inRoom) =>
  matchesOrder(searched, { search: readOrderSearch(typed) });

test("an order is found by its number, as it is printed or as people say it", () => {
  for (const typed of ["12", "#0012", "0012", "pedido 12", " #12 ", "Order 12", "订单12"])
    expect(finds(typed, order), typed).toBe(true);
  for (const typed of ["1", "2", "120", "#001", "mesa 12"])
    expect(finds(typed, order), typed).toBe(false);
});

test("by words of the customer's name, whatever their case, accents and order", () => {
  for (const typed of ["ana", "CLAUDIA", "davila", "ávila ana", "láu"])
    expect(finds(typed, order), typed).toBe(true);
  for (const typed of ["anna", "ana souza", "rua doze"])
    expect(finds(typed, order), typed).toBe(false);
});

test("by the table or the room", () => {
  for (const typed of ["7", "mesa 7", "Mesa 07", "mesa #7", "Comanda #07", "Tavolo 7", "7 号桌"])
    expect(finds(typed, atTable), typed).toBe(true);
  for (const typed of ["#7", "pedido 7"]) expect(finds(typed, atTable), typed).toBe(false);
  expect(finds("201b", inRoom)).toBe(true);
  expect(finds("201", inRoom)).toBe(false);
  expect(finds("bruno", { ...inRoom, address: "undefined" })).toBe(false);
});

test("by the service alone, or by both", () => {
  const service = "delivery";
  expect(matchesOrder(order, { service })).toBe(true);
  expect(matchesOrder(atTable, { service })).toBe(false);
  expect(matchesOrder(order, { service, search: readOrderSearch("bia") })).toBe(false);
  expect(readOrderSearch("  ")).toBeUndefined();
});
